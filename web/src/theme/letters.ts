// A table is drawn when its letters are there: a font that comes later lays everything out anew.

const FONTS = [
  "400 1em Barlow",
  "600 1em Barlow",
  '600 1em "Barlow Condensed"',
  '700 1em "Barlow Condensed"',
];
const OF_ALL = "TТ"; // Latin; Soviet vehicles have Cyrillic names
const ACCENTED = "Ł"; // the file of Polish and Czech, which English needs for a name at most
const PATIENCE = 1500; // then it is drawn in whatever letters there are

/** Comes to an end also where there are no fonts, or none may be loaded. */
export async function fetchLetters(language: string): Promise<void> {
  const letters = language === "en" ? OF_ALL : OF_ALL + ACCENTED;
  const fetched = FONTS.map((font) => document.fonts?.load(font, letters));
  await Promise.race([
    Promise.allSettled(fetched),
    new Promise((late) => setTimeout(late, PATIENCE)),
  ]);
}
