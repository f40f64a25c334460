import { type DarkRun, darkRuns, qrSquare } from '@shuyuan/contract/kernel/drawing/dark-runs';
import { expect, test } from 'vitest';
import { qrBorderPx, qrMatrixOf } from './qr-drawing.ts';
import { readQr } from './test-qr-reader.ts';

/** What a reader finds in the greys a canvas would hold: white, with the dark places painted. */
function said(runs: readonly DarkRun[], borderPx = 0): string | undefined {
  const sidePx = qrSquare + 2 * borderPx;
  const greys = new Uint8Array(sidePx * sidePx).fill(255);
  for (const [x, y, width, height] of runs)
    for (let row = y + borderPx; row < y + borderPx + height; row += 1)
      greys.fill(0, row * sidePx + x + borderPx, row * sidePx + x + borderPx + width);
  return readQr(greys, sidePx);
}

const texts = ['https://shuyuan.example/#/live/room/42?from=分享', 'x', 'https://shuyuan.example/'.padEnd(600, 'a')];

test.for(texts)('[IMAGE-12] a code is read back, on the screen and with the border of a download: %s', (text) => {
  const runs = darkRuns(qrMatrixOf(text));
  expect(said(runs)).toBe(text);
  expect(said(runs, qrBorderPx)).toBe(text);
});

test('[IMAGE-13] drawn at 1140 pixels with level Q: a quarter may be covered', () => {
  expect(qrSquare).toBe(1140);
  const text = 'https://shuyuan.example/#/live/room/42';
  const runs = darkRuns(qrMatrixOf(text));
  const stain: DarkRun = [480, 480, 190, 190];
  expect(said([...runs, stain])).toBe(text);
  expect(said([...runs, [300, 300, 560, 560]])).toBeUndefined();
});

test('four modules around the code stay white', () => {
  const matrix = qrMatrixOf('x');
  const quietPx = Math.round((4 * qrSquare) / (matrix.size + 8));
  const runs = darkRuns(matrix);
  expect(Math.min(...runs.map(([x, y]) => Math.min(x, y)))).toBe(quietPx);
  expect(Math.max(...runs.map(([x, , width]) => x + width))).toBeLessThanOrEqual(qrSquare - quietPx + 1);
});

test('a text no code can hold is refused, not drawn wrong', () => {
  expect(() => qrMatrixOf('x'.repeat(4000))).toThrow(/too big/);
});
