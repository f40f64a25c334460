import { darkRuns, qrSquare } from '@shuyuan/contract/kernel/drawing/dark-runs';
import { qrBorderPx, qrMatrixOf } from './qr-drawing.ts';

/** White and black in every theme: an inverted code is not read by half of the readers. */
export function drawQr(canvas: HTMLCanvasElement, text: string, borderPx = 0): void {
  const runs = darkRuns(qrMatrixOf(text));
  const sidePx = qrSquare + 2 * borderPx;
  canvas.width = sidePx;
  canvas.height = sidePx;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser draws nothing');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, sidePx, sidePx);
  pen.fillStyle = '#000';
  for (const [x, y, width, height] of runs) pen.fillRect(x + borderPx, y + borderPx, width, height);
}

/** C-30: whatever its size on the screen, a code is saved from the 1140 rendering, with a white border. */
export function saveQr(text: string, fileName: string): void {
  const canvas = document.createElement('canvas');
  drawQr(canvas, text, qrBorderPx);
  const link = document.createElement('a');
  link.href = canvas.toDataURL('image/png');
  link.download = fileName;
  link.click();
}
