import { expect, test } from "vitest";

import printed from "../../../src/motorpool/rush/data/base.json";
import { FAN } from "./fan";

test.each(FAN)("$name is shown as it is printed", (card) => {
  const found = printed.vehicles.find(({ id }) => id === card.id);
  expect({
    id: card.id,
    name: card.name,
    nation: card.nation,
    class: card.class,
    cost: card.cost,
    resources: card.resources,
    abilities: card.abilities?.map(({ id }) => id),
  }).toEqual(found);
});
