// Soviet vehicles have Cyrillic names. Their letters are fetched with a table: a font that comes
// in the middle of a game lays everything out anew.

const FONTS = [
  "400 1em Barlow",
  "600 1em Barlow",
  '600 1em "Barlow Condensed"',
  '700 1em "Barlow Condensed"',
];

export function fetchLetters(): void {
  // An old browser, or one that may not: then they come when they are needed
  for (const font of FONTS) document.fonts?.load(font, "Т").catch(() => {});
}
