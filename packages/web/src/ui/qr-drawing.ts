import type { QrMatrix } from '@shuyuan/contract/kernel/drawing/dark-runs';
import { create } from 'qrcode';

/** Around the downloaded picture, so that it can be read on any ground (IMAGE-12). */
export const qrBorderPx = 60;

/** IMAGE-13: level Q stands a quarter of the code being covered. Throws for a text no code can hold. */
export const qrMatrixOf = (text: string): QrMatrix => create(text, { errorCorrectionLevel: 'Q' }).modules;
