// Where a box goes that belongs to a thing: near it, inside the window, and not upon it.

export interface Spot {
  left: number;
  top: number;
}
interface Size {
  width: number;
  height: number;
}
interface Thing extends Spot, Size {}

const EDGE = 8;

const inside = (at: number, size: number, most: number): number =>
  Math.max(EDGE, Math.min(at, most - size - EDGE));
const centred = (start: number, length: number, size: number): number =>
  start + length / 2 - size / 2;

/** Below if there is room, else above. */
export function below(thing: Thing, box: Size, view: Size = windowSize()): Spot {
  const left = centred(thing.left, thing.width, box.width);
  const under = thing.top + thing.height + EDGE;
  const above = thing.top - box.height - EDGE;
  const fits = under + box.height + EDGE <= view.height;
  const top = fits || above < EDGE ? under : above;
  return {
    left: inside(left, box.width, view.width),
    top: inside(top, box.height, view.height),
  };
}

/** To the right if there is room, else to the left, else below or above. */
export function beside(thing: Thing, box: Size, view: Size = windowSize()): Spot {
  const right = thing.left + thing.width + EDGE;
  const left = thing.left - box.width - EDGE;
  const fits = right + box.width + EDGE <= view.width;
  if (!fits && left < EDGE) return below(thing, box, view);
  const top = centred(thing.top, thing.height, box.height);
  return { left: fits ? right : left, top: inside(top, box.height, view.height) };
}

const windowSize = (): Size => ({
  width: document.documentElement.clientWidth,
  height: window.innerHeight,
});
