import { expect, test } from "vitest";

import { cardOf, fromAddress, toAddress } from "./address";
import type { Card } from "./cards";

const card = (kind: string, id: string) => ({ kind, id }) as Card;

test("an address tells what is looked at, and back", () => {
  const looking = fromAddress(
    new URLSearchParams("set=base&q=t&nation=ussr,usa&cost=3&sort=cost&game=no"),
  );
  expect(looking.game).toBe("rush");
  const address = "/cards?set=base&q=t&nation=ussr,usa&cost=3&sort=cost";
  expect(toAddress(looking)).toBe(address);
  expect(toAddress(looking, card("vehicle", "t-34"))).toBe(address.replace("?", "/t-34?"));
});

test("a card of Battlegrounds is named with its kind, and found without it", () => {
  const { game } = fromAddress(new URLSearchParams(), "tank:maus");
  expect(game).toBe("battlegrounds");
  const tank = card("tank", "maus");
  const plain = fromAddress(new URLSearchParams("game=battlegrounds"));
  expect(toAddress(plain, tank)).toBe("/cards/tank%3Amaus?game=battlegrounds");
  expect(cardOf([tank], "tank:maus")).toBe(tank);
  expect(cardOf([tank], "maus")).toBe(tank);
  expect(cardOf([tank], "t-34")).toBeUndefined();
});
