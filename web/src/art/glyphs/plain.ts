/** For what has no sign of its own: a thing of a player's own card set. */
export const PLAIN = "M12 2l10 10-10 10L2 12z";
