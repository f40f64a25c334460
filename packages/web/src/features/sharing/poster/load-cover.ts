import { pictureAddress } from '@shuyuan/contract/files/pictures';
import { ownPicture } from '../own-picture.ts';
import { posterWidthPx } from './draw-poster.ts';

const patienceMs = 8_000;

async function loaded(address: string): Promise<HTMLImageElement | null> {
  const picture = new Image();
  // A picture that comes from elsewhere after all, by a redirect, must not load: it would taint the canvas.
  picture.crossOrigin = 'anonymous';
  picture.src = address;
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('late')), patienceMs));
  await Promise.race([picture.decode(), late]);
  // A drawing without a size of its own cannot be laid out.
  return picture.naturalWidth > 0 && picture.naturalHeight > 0 ? picture : null;
}

/** D-087: the cover where it can be had, from here; a poster without it is still a poster. */
export async function loadCover(src: string | null): Promise<HTMLImageElement | null> {
  if (src === null || !ownPicture(src)) return null;
  const fitting = pictureAddress(src, { widthPx: posterWidthPx, pixelRatio: 3, shape: 'whole' });
  for (const address of new Set([fitting, src])) {
    const picture = await loaded(address).catch(() => null);
    if (picture) return picture;
  }
  return null;
}
