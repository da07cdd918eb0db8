// The five Medals as plain shapes of our own, in a square of 48, hung on a ribbon at the top.

export interface MedalShape {
  shape: string;
  inner: string;
  ribbon: [string, string]; // two colours, in stripes
}

const ray = (count: number, outer: number, inner: number): string =>
  `M${Array.from({ length: count * 2 }, (_, index) => {
    const angle = (index / (count * 2)) * Math.PI * 2 - Math.PI / 2;
    const r = index % 2 ? inner : outer;
    return `${(24 + r * Math.cos(angle)).toFixed(2)} ${(31 + r * Math.sin(angle)).toFixed(2)}`;
  }).join("L")}z`;
const disc = (r: number) => `M24 ${31 - r}a${r} ${r} 0 1 0 .01 0z`;

export const MEDALS: Record<string, MedalShape> = {
  ussr: {
    shape: ray(12, 15, 12.5),
    inner: disc(9) + ray(4, 6.5, 2.6),
    ribbon: ["#a2423a", "#eee7d5"],
  },
  germany: {
    shape: "M19 16h10l-2 9 9-2v16l-9-2 2 9H19l2-9-9 2V23l9 2z",
    inner: "M24 27l4 4-4 4-4-4z",
    ribbon: ["#2f3438", "#c9ced2"],
  },
  usa: { shape: ray(5, 16.5, 8), inner: disc(5.5), ribbon: ["#33659e", "#dfe7ee"] },
  france: {
    shape: disc(14),
    inner: disc(10.5) + "M24 24l5 7-5 7-5-7z",
    ribbon: ["#d8b13c", "#2f6d4b"],
  },
  uk: {
    shape:
      "M17 16.5q7 3 14 0-2 6.5 0 8 2 1.5 7-.5-2.5 7 0 14-5-2-7-.5-2 2 0 8.5-7-3-14 0 2-6.5 0-8.5-2-1.5-7 .5 2.5-7 0-14 5 2 7 .5 2-1.5 0-8z",
    inner: disc(5),
    ribbon: ["#7c2a3a", "#c79a9f"],
  },
};
