import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { type DarkRun, darkRuns, qrBorderPx, qrMatrixOf, qrRenderedPx } from './qr-drawing.ts';

/** The pixels a canvas would hold: white, with the dark places painted. */
function painted(runs: readonly DarkRun[], borderPx: number): { pixels: Uint8ClampedArray; sidePx: number } {
  const sidePx = qrRenderedPx + 2 * borderPx;
  const pixels = new Uint8ClampedArray(sidePx * sidePx * 4).fill(255);
  for (const [x, y, width, height] of runs)
    for (let row = y + borderPx; row < y + borderPx + height; row += 1)
      for (let column = x + borderPx; column < x + borderPx + width; column += 1)
        pixels.fill(0, (row * sidePx + column) * 4, (row * sidePx + column) * 4 + 3);
  return { pixels, sidePx };
}

const said = ({ pixels, sidePx }: ReturnType<typeof painted>): string | undefined =>
  jsQR.default(pixels, sidePx, sidePx)?.data;

const texts = ['https://shuyuan.example/#/live/room/42?from=分享', 'x', 'https://shuyuan.example/'.padEnd(600, 'a')];

test.for(texts)('[IMAGE-12] a code is read back, on the screen and with the border of a download: %s', (text) => {
  const runs = darkRuns(qrMatrixOf(text));
  expect(said(painted(runs, 0))).toBe(text);
  expect(said(painted(runs, qrBorderPx))).toBe(text);
});

test('[IMAGE-13] drawn at 1140 pixels with level Q: a quarter may be covered', () => {
  expect(qrRenderedPx).toBe(1140);
  const text = 'https://shuyuan.example/#/live/room/42';
  const runs = darkRuns(qrMatrixOf(text));
  const stain: DarkRun = [480, 480, 190, 190];
  expect(said(painted([...runs, stain], 0))).toBe(text);
  expect(said(painted([...runs, [300, 300, 560, 560]], 0))).toBeUndefined();
});

test('four modules around the code stay white', () => {
  const matrix = qrMatrixOf('x');
  const quietPx = Math.round((4 * qrRenderedPx) / (matrix.size + 8));
  const runs = darkRuns(matrix);
  expect(Math.min(...runs.map(([x, y]) => Math.min(x, y)))).toBe(quietPx);
  expect(Math.max(...runs.map(([x, , width]) => x + width))).toBeLessThanOrEqual(qrRenderedPx - quietPx + 1);
});

test('a text no code can hold is refused, not drawn wrong', () => {
  expect(() => qrMatrixOf('x'.repeat(4000))).toThrow(/too big/);
});
