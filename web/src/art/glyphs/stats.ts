// Glyphs for what a card can do, in a square of 24.

export const STATS = {
  // a shell in flight
  power:
    "M21.5 2.5c.7 5.5-.4 9.7-3.4 12.7l-3.2 3.2-9.3-9.3 3.2-3.2c3-3 7.2-4.1 12.7-3.4zM4.5 10.3l9.2 9.2-1.7 1.7-9.2-9.2zM4.6 16.5l2.9 2.9-3.9 2.9-1.9-1.9z",
  // a plate
  armor: "M12 1.5l9 3V11c0 5.5-3.5 9.5-9 11.5C6.5 20.5 3 16.5 3 11V4.5z",
  // a can of petrol
  resources:
    "M8.5 1.5h8V4l4 3.5V20.5a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2V6.5a2 2 0 0 1 2-2h3zm2 2v1h4v-1zM7.3 9l3.5 4.7L7.3 18.5h2.5l2.2-3 2.2 3h2.5l-3.5-4.8L16.7 9h-2.5L12 12 9.8 9z",
} as const;

export type Stat = keyof typeof STATS;
