import { cropRules } from '@shuyuan/contract/files/crop-rules';

export type Size = { readonly width: number; readonly height: number };
export type Square = { readonly x: number; readonly y: number; readonly side: number };
/** Quarter turns clockwise. */
export type Turns = 0 | 1 | 2 | 3;

export const nextTurn = (turns: Turns): Turns =>
  // One of four by the remainder.
  ((turns + 1) % 4) as Turns;

/** The picture may be enlarged four times over the size at which its shorter side just fills the box. */
const maxEnlargement = 4;
const round = (factor: number): number => Math.round(factor * 100) / 100;
export const enlargements = { least: 1, most: maxEnlargement, step: 0.05, keyStep: 0.25 } as const;
export const withinEnlargements = (factor: number): number =>
  round(Math.min(enlargements.most, Math.max(enlargements.least, factor)));

/** The zoom at which the shorter side of the shown picture fills the box: below it the box would look past the edge. */
export const fillingZoom = ({ width, height }: Size): number => cropRules.boxPx / Math.max(1, Math.min(width, height));

/** What is cut out of a picture of some size: a square of it once it is turned. */
export type Cut = { readonly size: Size; readonly turns: Turns; readonly square: Square };

/** The six numbers of a canvas transform or a CSS `matrix()`. */
export type Matrix = readonly [number, number, number, number, number, number];

const quarterTurns = {
  0: (): Matrix => [1, 0, 0, 1, 0, 0],
  1: ({ height }: Size): Matrix => [0, 1, -1, 0, height, 0],
  2: ({ width, height }: Size): Matrix => [-1, 0, 0, -1, width, height],
  3: ({ width }: Size): Matrix => [0, -1, 1, 0, 0, width],
} as const satisfies Record<Turns, (size: Size) => Matrix>;

/**
 * Leads from the pixels of the picture to those of the result: turned first, then the square of the turned picture
 * moved to the corner and scaled. Preview and png use the same numbers, so one cannot show what the other does not cut.
 */
export function cropMatrix({ size, turns, square }: Cut, outputPx: number): Matrix {
  const [a, b, c, d, e, f] = quarterTurns[turns](size);
  const scale = outputPx / square.side;
  return [a * scale, b * scale, c * scale, d * scale, (e - square.x) * scale, (f - square.y) * scale];
}
