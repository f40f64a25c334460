/** The least a reader needs around the code (ISO/IEC 18004), in modules. */
const quietModules = 4;

/**
 * The dark places of a code in a square, quiet zone left free. Edges are rounded to whole pixels: a blurred edge is
 * what cheap readers fail at.
 */
export function darkRuns({ size, data }: QrMatrix, side: number = qrSquare): DarkRun[] {
  const cell = side / (size + 2 * quietModules);
  const edge = (index: number): number => Math.round((index + quietModules) * cell);
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

/** IMAGE-13: the side a code is drawn with unless another is asked for. */
export const qrSquare = 1140;

export type QrMatrix = { readonly size: number; readonly data: ArrayLike<number> };
export type DarkRun = readonly [x: number, y: number, width: number, height: number];
