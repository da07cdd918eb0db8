// Light, Medium and Heavy Tanks, and SPGs.

import { box, disc, join, shape, type Drawing } from "./drawing";
import { gear } from "./gear";
import { hull } from "./hull";
import { gun, turret } from "./turret";

interface Size {
  from: number;
  to: number;
  track: number;
  deck: number;
  scale: number;
  long: number;
  thick: number;
}

const SIZES: Record<string, Size> = {
  light: { from: 26, to: 90, track: 42, deck: 34, scale: 0.84, long: 17, thick: 2.2 },
  medium: { from: 13, to: 91, track: 40, deck: 31, scale: 1.06, long: 27, thick: 2.8 },
  heavy: { from: 4, to: 94, track: 37, deck: 27, scale: 1.3, long: 31, thick: 4 },
};

export function tank(size: string, nation: string, seed: number): Drawing {
  const { from, to, track, deck, scale, long, thick } = SIZES[size] ?? SIZES.medium!;
  const place = from + (to - from) * (0.5 + (((seed >> 7) % 3) - 1) * 0.04);
  const longer = long + ((seed >> 9) % 4) * 2 - 3;
  return join(
    gear(nation, from, to, track),
    hull(nation, from - 1, to + 1, deck, track),
    turret({ nation, x: place, y: deck, scale, long: longer, thick, seed }),
  );
}

/** A gun in a fixed casemate: hunts vehicles. */
function casemate(nation: string, seed: number): Drawing {
  const rear = seed % 2 ? 0 : 8;
  const body = shape([
    [16 + rear, 35],
    [22 + rear, 22],
    [58 + rear, 20 + (seed % 3)],
    [78 + rear / 2, 35],
  ]);
  const barrel = gun(66 + rear, 29, 42 - rear + ((seed >> 4) % 3) * 3, 3.2, (seed >> 6) % 2 === 0);
  return join(gear(nation, 8, 88, 41), hull(nation, 7, 90, 33, 41), {
    body: body + barrel + box(32 + rear, 17.5, 9, 4),
    cut: disc(45 + rear, 28, 1.5),
    lines: `M${18 + rear} 33.5H${76 + rear / 2}`,
  });
}

/** A howitzer behind a shield, its barrel raised: breaks bases. */
function howitzer(nation: string, seed: number): Drawing {
  const reach = 24 + (seed % 3) * 4;
  const rise = 0.3;
  const [x, y] = [56, 27];
  const [tipX, tipY] = [x + reach * 1.5, y - reach * 1.5 * rise];
  const barrel = `M${x - 6} ${y + 0.5}L${x - 4} ${y - 5}L${tipX} ${tipY - 2.5}L${tipX + 1.5} ${tipY + 2}L${x + 4} ${y + 3}z`;
  const brake = `M${tipX - 5} ${tipY - 2}l6.5-3 3 6.5-6.5 3z`;
  const shield = shape([
    [24, 36],
    [26, 19],
    [40, 15],
    [60, 17],
    [66, 36],
  ]);
  return join(gear(nation, 12, 88, 42), hull(nation, 11, 90, 35, 42), {
    body: barrel + brake + shield,
    cut: disc(50, 25, 1.6),
    lines: "M38 17L38 34M24 34.5H64",
  });
}

export function spg(nation: string, seed: number, high: boolean): Drawing {
  return high ? howitzer(nation, seed) : casemate(nation, seed);
}
