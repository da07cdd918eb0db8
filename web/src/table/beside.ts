// Where something that pops up goes: beside its place, inside the window.

interface Size {
  width: number;
  height: number;
}
interface Rect extends Size {
  left: number;
  top: number;
}
const GAP = 8;

export function beside(
  place: Rect,
  own: Size,
  window: Size = { width: innerWidth, height: innerHeight },
): { left: number; top: number } {
  const right = place.left + place.width + GAP;
  const left = place.left - own.width - GAP;
  const fitsRight = right + own.width + GAP <= window.width;
  const inside = (at: number, size: number, most: number) =>
    Math.max(GAP, Math.min(at, most - size - GAP));
  if (fitsRight || left >= GAP) {
    const top = place.top + place.height / 2 - own.height / 2;
    return { left: fitsRight ? right : left, top: inside(top, own.height, window.height) };
  }
  const below = place.top + place.height + GAP;
  const above = place.top - own.height - GAP;
  return {
    left: inside(place.left + place.width / 2 - own.width / 2, own.width, window.width),
    top: inside(
      below + own.height + GAP <= window.height ? below : above,
      own.height,
      window.height,
    ),
  };
}
