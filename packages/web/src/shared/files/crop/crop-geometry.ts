export type Size = { readonly width: number; readonly height: number };
export type Area = { readonly x: number; readonly y: number } & Size;
/** Quarter turns clockwise. */
export type Turns = 0 | 1 | 2 | 3;

export const nextTurn = (turns: Turns): Turns =>
  // One of four by the remainder.
  ((turns + 1) % 4) as Turns;

/** The picture may be enlarged four times over the size at which it just fills the box. */
const maxEnlargement = 4;
const round = (factor: number): number => Math.round(factor * 100) / 100;
export const enlargements = { least: 1, most: maxEnlargement, step: 0.05, keyStep: 0.25 } as const;
export const withinEnlargements = (factor: number): number =>
  round(Math.min(enlargements.most, Math.max(enlargements.least, factor)));

/** The picture may lie on its side by then. */
export const turnedSize = ({ width, height }: Size, turns: Turns): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width };

/** The zoom at which the shown picture just fills the box: below it the box would look past the edge. */
export const fillingZoom = (shown: Size, box: Size): number =>
  Math.max(box.width / Math.max(1, shown.width), box.height / Math.max(1, shown.height));

/** The largest part of a picture of the form of the box, in its middle. */
export function middleOf(size: Size, box: Size): Area {
  const scale = Math.min(size.width / box.width, size.height / box.height);
  const [width, height] = [box.width * scale, box.height * scale];
  return { x: (size.width - width) / 2, y: (size.height - height) / 2, width, height };
}

/** What is cut out of a picture of some size: a part of it once it is turned. */
export type Cut = { readonly size: Size; readonly turns: Turns; readonly area: Area };

/** The six numbers of a canvas transform or a CSS `matrix()`. */
export type Matrix = readonly [number, number, number, number, number, number];

const quarterTurns = {
  0: (): Matrix => [1, 0, 0, 1, 0, 0],
  1: ({ height }: Size): Matrix => [0, 1, -1, 0, height, 0],
  2: ({ width, height }: Size): Matrix => [-1, 0, 0, -1, width, height],
  3: ({ width }: Size): Matrix => [0, -1, 1, 0, 0, width],
} as const satisfies Record<Turns, (size: Size) => Matrix>;

/**
 * Leads from the pixels of the picture to those of the result: turned first, then the part of the turned picture
 * moved to the corner and scaled. Preview and png use the same numbers, so one cannot show what the other does not cut.
 */
export function cropMatrix({ size, turns, area }: Cut, outputPx: number): Matrix {
  const [a, b, c, d, e, f] = quarterTurns[turns](size);
  const scale = outputPx / area.width;
  return [a * scale, b * scale, c * scale, d * scale, (e - area.x) * scale, (f - area.y) * scale];
}
