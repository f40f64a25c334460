import type { FileEnding } from '@shuyuan/contract/files/file-kinds';
import { type PictureSize, pixelsMax } from '../pictures/draw-picture.ts';
import { loadSharp } from '../pictures/load-sharp.ts';

/** A picture of the most pixels takes a few seconds; longer means that it was made to take for ever. */
const secondsMax = 60;
const quality = 90;

export type Redrawn = PictureSize & { readonly body: Buffer };

/** Formats that stand still and are drawn anew; the others are changed where their notes are. */
export const isRedrawn = (ending: FileEnding): boolean => ['jpg', 'jpeg', 'png', 'webp'].includes(ending);

/** How many pictures an animation shows one after another. */
export async function countFrames(bytes: Uint8Array): Promise<number> {
  const sharp = await loadSharp();
  const { pages = 1 } = await sharp(bytes, { limitInputPixels: false, failOn: 'none' }).metadata();
  return pages;
}

/**
 * Pixels and nothing else: turned upright, in the colours every screen knows, without what a camera or anybody else
 * wrote beside or behind them. Null when there are no pixels to be had.
 */
export async function redrawPicture(bytes: Uint8Array, ending: FileEnding): Promise<Redrawn | null> {
  const sharp = await loadSharp();
  const options = { limitInputPixels: pixelsMax, failOn: 'none' } as const;
  try {
    const { isPalette } = await sharp(bytes, options).metadata();
    const upright = sharp(bytes, options).autoOrient().timeout({ seconds: secondsMax });
    const drawn =
      ending === 'png'
        ? upright.png(isPalette ? { palette: true, quality: 100, dither: 0 } : {})
        : ending === 'webp'
          ? upright.webp({ quality })
          : upright.jpeg({ quality });
    const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
    return { body: data, width: info.width, height: info.height };
  } catch {
    return null;
  }
}
