// The shapes that carry a number on a card, in a square of 32.

const burst = (count: number, outer: number, inner: number): string =>
  `M${Array.from({ length: count * 2 }, (_, index) => {
    const angle = (index / (count * 2)) * Math.PI * 2 - Math.PI / 2;
    const r = index % 2 ? inner : outer;
    return `${(16 + r * Math.cos(angle)).toFixed(2)} ${(16 + r * Math.sin(angle)).toFixed(2)}`;
  }).join("L")}z`;

const CAN = "M12 1h9v3.5l6 5V28a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3h4zm3 2.2V5h3.5V3.2z";

export const CHIPS = {
  cost: { shape: "M16 1a15 15 0 1 0 .01 0z", y: 23 },
  power: { shape: burst(9, 16, 12.2), y: 22.6 },
  armor: { shape: "M16 .5l13 4.2V15c0 8-5 13.7-13 16.5C8 28.7 3 23 3 15V4.7z", y: 22 },
  resources: { shape: CAN, y: 25.4 },
  national: { shape: CAN, y: 25.4 },
} as const;

export type Chip = keyof typeof CHIPS;
