import { create } from 'qrcode';

/** IMAGE-13 */
export const qrRenderedPx = 1140;
/** The least a reader needs around the code (ISO/IEC 18004), in modules. */
const quietModules = 4;
/** Around the downloaded picture, so that it can be read on any ground (IMAGE-12). */
export const qrBorderPx = 60;

export type QrMatrix = { readonly size: number; readonly data: ArrayLike<number> };

/** IMAGE-13: level Q stands a quarter of the code being covered. Throws for a text no code can hold. */
export const qrMatrixOf = (text: string): QrMatrix => create(text, { errorCorrectionLevel: 'Q' }).modules;

export type DarkRun = readonly [x: number, y: number, width: number, height: number];

/**
 * The dark places of a code in a square, quiet zone left free. Edges are rounded to whole pixels: a blurred edge is
 * what cheap readers fail at.
 */
export function darkRuns({ size, data }: QrMatrix, sidePx: number = qrRenderedPx): DarkRun[] {
  const cellPx = sidePx / (size + 2 * quietModules);
  const edge = (index: number): number => Math.round((index + quietModules) * cellPx);
  const runs: DarkRun[] = [];
  for (let row = 0; row < size; row += 1) {
    const isDark = (column: number): boolean => column < size && data[row * size + column] === 1;
    for (let column = 0; column < size; column += 1) {
      if (!isDark(column)) continue;
      const from = column;
      while (isDark(column + 1)) column += 1;
      runs.push([edge(from), edge(row), edge(column + 1) - edge(from), edge(row + 1) - edge(row)]);
    }
  }
  return runs;
}
