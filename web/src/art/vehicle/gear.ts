// Tracks and wheels; each nation has its way to build them.

import { box, disc, GROUND, wheel, type Drawing } from "./drawing";

function row(from: number, to: number, count: number, y: number, r: number): string {
  const step = count > 1 ? (to - from) / (count - 1) : 0;
  return Array.from({ length: count }, (_, index) => wheel(from + index * step, y, r)).join("");
}

function belt(from: number, to: number, top: number): string {
  const low = GROUND - top;
  return (
    `M${from + 5} ${top}H${to - 5}q6 0 6 6q0 3-2.5 5.5l-${low - 14} ${low - 13}` +
    `q-1.5 1.5-4 1.5H${from + low - 6}q-2.5 0-4-1.5l-${low - 13} -${low - 13}` +
    `q-2.5-2.5-2-5.5q.5-5 5-6z`
  );
}

/** The running gear from `from` to `to`, with its upper edge at `top`. */
export function gear(nation: string, from: number, to: number, top: number): Drawing {
  const body = belt(from, to, top);
  const long = to - from;
  const ends = disc(from + 5.5, top + 6, 2.6) + disc(to - 5, top + 6, 2.6);
  if (nation === "ussr") {
    const count = long > 88 ? 6 : 5;
    const r = count === 6 ? 6.1 : Math.min(7.4, long / 12);
    return { body, cut: ends + row(from + 15, to - 15, count, GROUND - 8, r), lines: "" };
  }
  if (nation === "germany") {
    const count = long > 80 ? 4 : 3;
    const back = row(from + 14, to - 14, count, GROUND - 7.8, 6.2);
    const gap = (long - 28) / (count - 1) / 2;
    const front = row(from + 14 + gap, to - 14 - gap, count - 1, GROUND - 7.8, 4.4);
    return { body, cut: ends + back + front, lines: "" };
  }
  if (nation === "usa") {
    const bogies = long > 84 ? 4 : 3;
    const step = (long - 34) / (bogies - 1);
    let cut = ends;
    for (let index = 0; index < bogies; index++) {
      const x = from + 17 + index * step;
      cut += wheel(x - 4.4, GROUND - 6, 3.9) + wheel(x + 4.4, GROUND - 6, 3.9);
      cut += disc(x, top + 3.6, 1.5);
    }
    return { body, cut, lines: "" };
  }
  if (nation === "france") {
    const count = Math.round(long / 9);
    const skirt = `M${from + 8} ${top + 6.5}H${to - 8}`;
    return {
      body,
      cut: ends + row(from + 15, to - 15, count, GROUND - 5.4, 3.1),
      lines: skirt,
    };
  }
  const count = long > 88 ? 7 : 5;
  const doors = Array.from({ length: 3 }, (_, i) => box(from + 22 + i * 17, top + 2.2, 7, 2.6));
  return {
    body,
    cut:
      ends + row(from + 15, to - 15, count, GROUND - 6.4, count === 7 ? 4 : 4.8) + doors.join(""),
    lines: `M${from + 10} ${top + 7.2}H${to - 10}`,
  };
}
