// What a special token gives, in a square of 24.

export const SPECIALS: Record<string, string> = {
  // round again, and one more
  extra_turn:
    "M12 2a10 10 0 0 1 9.8 8h-3.1A7 7 0 1 0 19 12.8h3A10 10 0 1 1 12 2zM22.5 3v8.5H14zM10.8 7.5h2.4v3.3h3.3v2.4h-3.3v3.3h-2.4v-3.3H7.5v-2.4h3.3z",
  // a tank, and one more
  extra_tank:
    "M2 15h2.5l1.5-4h6l.8 1.5H20v1.6h-6.6l.3.9H19l2 2-2 4.5H4L2 17zM6 17.2a1.3 1.3 0 1 0 .01 2.6 1.3 1.3 0 0 0 0-2.6zm5.5 0a1.3 1.3 0 1 0 .01 2.6 1.3 1.3 0 0 0 0-2.6zm5.5 0a1.3 1.3 0 1 0 .01 2.6 1.3 1.3 0 0 0 0-2.6zM16 1.5h2.6v3h3v2.6h-3v3H16v-3h-3V4.5h3z",
  // a way with a bend
  turning: "M4 22v-9a5 5 0 0 1 5-5h5V3l8.5 7L14 17v-5H9a1 1 0 0 0-1 1v9z",
  // a shell that flies farther
  longer_shot:
    "M2 14.5h2.5v5H2zm4.5 0H9v5H6.5zM11 13.5h5.5c3 0 5 1.5 6.5 3.5-1.5 2-3.5 3.5-6.5 3.5H11zM10.8 2.5h2.4v3h3v2.4h-3v3h-2.4v-3h-3V5.5h3z",
  // two arrowheads ahead
  longer_move:
    "M12 1l8 8.5h-4.5V13h-7V9.5H4zM12 0zM8.5 15h7v2.5h-7zM8.5 19.5h7V22h-7zM19 14h2v2.5h2.5v2H21V21h-2v-2.5h-2.5v-2H19z",
  // a burst before an arrow
  fire_first:
    "M7 2l1.3 3.7L12 4.5l-1.2 3.7L14.5 9.5l-3.7 1.3L12 14.5l-3.7-1.2L7 17l-1.3-3.7L2 14.5l1.2-3.7L0 9.5l3.2-1.3L2 4.5l3.7 1.2zM13 16h4v-3.5l6.5 5.5-6.5 5.5V20h-4z",
  // a riveted plate
  armor_plate:
    "M12 1l9.5 3.2V11c0 5.8-3.7 10-9.5 12C6.2 21 2.5 16.8 2.5 11V4.2zm0 3.2L5.5 6.4V11c0 4 2.4 7 6.5 8.8 4.1-1.8 6.5-4.8 6.5-8.8V6.4zM12 6.8l4.2 1.4V11c0 2.8-1.5 4.8-4.2 6.2z",
};
