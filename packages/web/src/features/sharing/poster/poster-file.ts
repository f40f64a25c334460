import { showNotice } from '../../../lib/notices.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { textOf } from '../../../lib/texts.ts';

const titleMax = 40;

/** A name people recognise among their downloads, without what some system forbids in one. */
export function posterFileName(title: string, at: Date): string {
  const plain = title
    .replaceAll(/[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu, ' ')
    .trim()
    .replaceAll(/\s+/g, '-');
  const day = [at.getFullYear(), at.getMonth() + 1, at.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  return `${[...plain].slice(0, titleMax).join('') || 'poster'}-${day}.png`;
}

/** As a file of the reader, in the pixels it was drawn with. */
export const savePoster = (canvas: HTMLCanvasElement | null, title: string): void =>
  canvas?.toBlob((picture) => {
    if (picture) saveFile(picture, posterFileName(title, new Date()));
    else showNotice(textOf('sharing', 'sharing.poster.failed'), 'error');
  }, 'image/png');
