// Where a box goes beside the thing it belongs to: below if there is room, else above.

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

export function beside(thing: Thing, box: Size, view: Size): Spot {
  const middle = thing.left + thing.width / 2 - box.width / 2;
  const left = Math.max(EDGE, Math.min(middle, view.width - box.width - EDGE));
  const below = thing.top + thing.height + EDGE;
  const above = thing.top - box.height - EDGE;
  const fits = below + box.height + EDGE <= view.height;
  const top = fits || above < EDGE ? Math.min(below, view.height - box.height - EDGE) : above;
  return { left, top: Math.max(EDGE, top) };
}

/** The same for two elements on the page. */
export function besideElement(anchor: Element, box: Element): Spot {
  return beside(anchor.getBoundingClientRect(), box.getBoundingClientRect(), {
    width: document.documentElement.clientWidth,
    height: window.innerHeight,
  });
}
