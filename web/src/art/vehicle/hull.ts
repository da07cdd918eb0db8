// Hulls: the plates between tracks and turret.

import { shape, type Drawing } from "./drawing";

/** From `back` to `front`; `top` is the deck, `low` the upper edge of the tracks. */
export function hull(
  nation: string,
  back: number,
  front: number,
  top: number,
  low: number,
): Drawing {
  const floor = low + 8;
  const high = low - top;
  const noses: Record<string, [number, number][]> = {
    ussr: [
      [front - high * 1.9, top],
      [front + 1, low + 2],
      [front - 3, floor],
    ],
    germany: [
      [front - 19, top],
      [front - 17, top + high * 0.65],
      [front - 2, low - 1],
      [front, low + 3],
      [front - 4, floor],
    ],
    usa: [
      [front - 15, top],
      [front - 5, low - 3],
      [front, low + 1],
      [front - 2, floor],
    ],
    france: [
      [front - 22, top],
      [front - 13, top + 2],
      [front - 3, low - 4],
      [front, low + 3],
      [front - 4, floor],
    ],
    uk: [
      [front - 23, top],
      [front - 22, top + high * 0.55],
      [front - 6, top + high * 0.7],
      [front, low + 1],
      [front - 3, floor],
    ],
  };
  const nose = noses[nation] ?? noses.usa!;
  const points: [number, number][] = [
    [back + 3, floor],
    [back, low - 1],
    [back + high * 0.5, top],
    ...nose,
  ];
  return {
    body: shape(points),
    cut: "",
    lines: `M${back + 4} ${low - 0.6}H${front - 4}`,
  };
}
