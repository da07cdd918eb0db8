// How the players of a table are called, for all sentences that are drawn at it.

import { getContext, hasContext, setContext } from "svelte";

const NAMES = Symbol("names");
type Names = () => readonly string[];

export const tellNames = (names: Names): Names => setContext(NAMES, names);
export const readNames = (): Names => (hasContext(NAMES) ? getContext<Names>(NAMES) : () => []);
