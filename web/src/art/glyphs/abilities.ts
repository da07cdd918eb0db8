// One glyph for each ability, in a square of 24. Filled shapes with holes, so they stay crisp small.

export const ABILITIES: Record<string, string> = {
  // cards are drawn: a fan of two, and a plus
  reinforcements:
    "M3 4h9a1.5 1.5 0 0 1 1.5 1.5V8H11A2.5 2.5 0 0 0 8.5 10.5V18H3a1.5 1.5 0 0 1-1.5-1.5v-11A1.5 1.5 0 0 1 3 4zM11.5 9.5h9A1.5 1.5 0 0 1 22 11v10a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 10 21V11a1.5 1.5 0 0 1 1.5-1.5zM15 12.3v2.7h-2.7v2H15v2.7h2V17h2.7v-2H17v-2.7z",
  // people join: helmets, one before the other
  recruitment:
    "M8.5 2.5c3.3 0 5.5 2.3 5.7 5.5h1.3v2H1.5V8h1.3c.2-3.2 2.4-5.5 5.7-5.5zM4.5 11.5h8a4 4 0 0 1-8 0zM1.5 22v-2c0-2.5 1.8-4 4-4h6c2.2 0 4 1.5 4 4v2zM18 6h2.3v3H23.3v2.3h-3v3H18v-3h-3V9h3z",
  // field glasses
  scouting:
    "M4.5 3.5h4l1 3.5h5l1-3.5h4l3 12.5a4.7 4.7 0 0 1-9.4 1.5V13h-2.2v4.5A4.7 4.7 0 0 1 1.5 16zM6 13.3a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4zm12 0a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4z",
  // a bomb with a burning fuse
  sabotage:
    "M10 8a7.5 7.5 0 1 1-.01 0zM12.5 4.5h3l3 3-2 2-4-4zM17 6c.5-2.3 1.8-3 3-3v2c-.7 0-1 .4-1.3 1.6zM21.7 1l.6 1.7 1.7.6-1.7.6-.6 1.7-.6-1.7-1.7-.6 1.7-.6zM6.5 12.5a5 5 0 0 0-1.5 4l1.8-.3a3.3 3.3 0 0 1 1-2.5z",
  // a tower that breaks
  siege_master:
    "M3 3h3.5v2.5H9V3h6v2.5h2.5V3H21v7l-2 1.5V22h-5.5l1.5-4-2.5-2 1.5-3-3 3.5 2 2L11.5 22H5V11.5L3 10zM11 8.2V11h2V8.2z",
  // a flask
  research:
    "M8 2h8v2h-1.2v5l6 10a2 2 0 0 1-1.7 3H4.9a2 2 0 0 1-1.7-3l6-10V4H8zm3.2 2v5.5L8.3 14.5h7.4l-2.9-5V4zM10 16.5a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4zm4 .8a1 1 0 1 0 0 2 1 1 0 0 0 0-2z",
  // a spanner
  repair:
    "M21.4 6.3l-3.7 3.7-3.4-.9-.9-3.4 3.7-3.7a6 6 0 0 0-7.9 7.5L2.3 16.4a3.3 3.3 0 0 0 0 4.7l.6.6a3.3 3.3 0 0 0 4.7 0l6.9-6.9a6 6 0 0 0 6.9-8.5zM5.2 17.3a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2z",
  // a shield with a star
  invulnerability:
    "M12 1.5l9 3V11c0 5.5-3.5 9.5-9 11.5C6.5 20.5 3 16.5 3 11V4.5zm0 4.6l-1.6 3.6-3.9.4 2.9 2.6-.8 3.8 3.4-2 3.4 2-.8-3.8 2.9-2.6-3.9-.4z",
  // back and round
  regroup:
    "M12 3a9 9 0 0 1 8.7 6.6l-2.9.8A6 6 0 0 0 7 8.7L9.5 11H2V3.5l2.8 2.9A9 9 0 0 1 12 3zM3.3 14.4l2.9-.8A6 6 0 0 0 17 15.3L14.5 13H22v7.5l-2.8-2.9A9 9 0 0 1 3.3 14.4z",
  // a list with ticks
  planning:
    "M9 1.5h6V3h3.5A1.5 1.5 0 0 1 20 4.5v16a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 20.5v-16A1.5 1.5 0 0 1 5.5 3H9zm.3 6.3L8 9.1 7 8.1l-1 1 2 2 2.3-2.3zM12 8.5v1.8h6V8.5zm-2.7 5.3L8 15.1l-1-1-1 1 2 2 2.3-2.3zM12 14.5v1.8h6v-1.8z",
  // a can under a pennant: for its own nation
  national_resources:
    "M3 1.5h2V2h9l-2 3 2 3H5v14.5H3zM9.5 10H17l3.5 3v8a1.5 1.5 0 0 1-1.5 1.5H9A1.5 1.5 0 0 1 7.5 21v-9a2 2 0 0 1 2-2zm1.2 4l2.2 3-2.2 3h1.9l1.3-1.8 1.3 1.8h1.9l-2.2-3 2.2-3h-1.9l-1.3 1.8-1.3-1.8z",
  // in the sights: a house
  bases_only:
    "M11 1h2v3.1A8 8 0 0 1 19.9 11H23v2h-3.1A8 8 0 0 1 13 19.9V23h-2v-3.1A8 8 0 0 1 4.1 13H1v-2h3.1A8 8 0 0 1 11 4.1zm1 5a6 6 0 1 0 0 12 6 6 0 0 0 0-12zm0 1.8l4.2 3.4H15V15.5h-2V13h-2v2.5H9v-4.3H7.8z",
  // in the sights: a tank
  vehicles_only:
    "M11 1h2v3.1A8 8 0 0 1 19.9 11H23v2h-3.1A8 8 0 0 1 13 19.9V23h-2v-3.1A8 8 0 0 1 4.1 13H1v-2h3.1A8 8 0 0 1 11 4.1zm1 5a6 6 0 1 0 0 12 6 6 0 0 0 0-12zm-2 2.7h3l.4 1H17v1.1h-3.3l.3.9h2.2l.8 1.3-1 2.2H8l-1-2.2.8-1.3h1.5z",
};
