import { encode } from "uqr";
import { expect, test } from "vitest";

import { codeOf } from "./qr";

test("the path has exactly the dark squares of the code", () => {
  const text = "https://tanks.example.org/join/ARsfbWasMUYNMng-6c81YQ";
  const { data } = encode(text, { ecc: "M", border: 4 });
  const { size, path } = codeOf(text);
  const drawn = data.map((row) => row.map(() => false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let at = Number(x); at < Number(x) + Number(width); at++) drawn[Number(y)]![at] = true;
  }
  expect(size).toBe(data.length);
  expect(drawn).toEqual(data);
});
