// What each Achievement is about: a picture by its theme. "nation:" and "class:" are drawn as signs.

export const ACHIEVEMENT_THEMES: Record<string, string> = {
  "bases-destroyed": "glyph:ruin",
  "light-tanks": "class:light",
  "medium-tanks": "class:medium",
  spgs: "class:spg",
  "heavy-tanks": "class:heavy",
  "auxiliary-units": "class:auxiliary",
  "soviet-medals": "nation:ussr",
  "german-medals": "nation:germany",
  "american-medals": "nation:usa",
  "french-medals": "nation:france",
  "british-medals": "nation:uk",
  "double-medals": "medals:two",
  "any-medals": "medals:any",
  "medal-nations": "glyph:globe",
  "largest-squad": "glyph:stack",
  "plain-vehicles": "glyph:plain",
  infantry: "glyph:helmets",
  recruiters: "ability:recruitment",
  reinforcements: "ability:reinforcements",
  research: "ability:research",
  "dearest-army": "glyph:coins",
  "own-bases": "glyph:bases",
  "no-barracks": "glyph:no-tent",
  "decisive-shot": "glyph:target",
};

// In a square of 24
export const ACHIEVEMENT_GLYPHS: Record<string, string> = {
  ruin: "M2 22V10l3-2v4l3-3v-5l2 2 1.5-2v7l2 3 1-4 2 1.5L18 7l2 3v3l2 2v7h-7v-4h-3v4zM5 15v2.5h2V15zM17 2l1 2.5 2.5 1L18 6.5 17 9l-1-2.5-2.5-1 2.5-1z",
  globe:
    "M12 1.5a10.5 10.5 0 1 0 .01 0zm-1 2.3V7.5H7.8C8.5 5.6 9.6 4.3 11 3.8zm2 0c1.4.5 2.5 1.8 3.2 3.7H13zM5.6 7.5c-.5.600 1-2 2-2.5l-1 2.5zM4 9.5h3.3a18 18 0 0 0 0 5H4a8.5 8.5 0 0 1 0-5zm5.3 0H11v5H9.3a16 16 0 0 1 0-5zm3.7 0h1.7a16 16 0 0 1 0 5H13zm3.7 0H20a8.5 8.5 0 0 1 0 5h-3.3a18 18 0 0 0 0-5zM7.8 16.5H11v3.7c-1.4-.5-2.5-1.8-3.2-3.7zm5.2 0h3.2c-.7 1.9-1.8 3.2-3.2 3.7z",
  stack:
    "M12 2l10 5-10 5L2 7zM4.5 10.2L12 14l7.5-3.8L22 11.5 12 16.5 2 11.5zM4.5 14.7L12 18.5l7.5-3.8L22 16l-10 5L2 16z",
  plain:
    "M3 13h3l2-4h6l1 1.5h7V12h-6.5l.5 1H20l2 2.5-2 4.5H4l-2-4.5zM5.5 15.5a1.5 1.5 0 1 0 .01 3 1.5 1.5 0 0 0 0-3zm4.3 0a1.5 1.5 0 1 0 .01 3 1.5 1.5 0 0 0 0-3zm4.4 0a1.5 1.5 0 1 0 .01 3 1.5 1.5 0 0 0 0-3zm4.3 0a1.5 1.5 0 1 0 .01 3 1.5 1.5 0 0 0 0-3z",
  helmets:
    "M12 3c5 0 8 3.5 8.2 8.5H22V14H2v-2.5h1.8C4 6.5 7 3 12 3zM5.5 15.5h13c-.5 3.5-3 6-6.5 6s-6-2.5-6.5-6z",
  coins:
    "M9 2c3.9 0 7 1.3 7 3s-3.1 3-7 3-7-1.3-7-3 3.1-3 7-3zM2 7c1.5 1.5 4 2 7 2s5.5-.5 7-2v1.5c-2.5.5-5 1.5-6 3.4C6 12.2 2 10.9 2 9zM2 11.5c1.5 1.3 4 2 7 2v2.6c-4 0-7-1.3-7-3zM2 15.5c1.5 1.3 4 2 7 2V20c-4 0-7-1.3-7-3zM16.5 10a6.5 6.5 0 1 1-.01 0zm0 2.5a4 4 0 1 0 .01 0z",
  bases:
    "M2 21V11l5-4 5 4v10zm3-6v4h4v-4zM13 21V9l5-4 5 4v12zm3-8v3h4v-3zM17 1h1.5v.3l3 1-3 1.2V5H17z",
  "no-tent": "M12 4l9 16h-6l-3-6-3 6H3zM3.5 1.5l19 19-2 2-19-19z",
  target:
    "M12 1.5a10.5 10.5 0 1 0 .01 0zm0 3a7.5 7.5 0 1 1-.01 0zm0 3a4.5 4.5 0 1 0 .01 0zm0 3a1.5 1.5 0 1 1-.01 0z",
};
