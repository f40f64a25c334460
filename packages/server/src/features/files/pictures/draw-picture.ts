import { demand } from '@shuyuan/contract/kernel/app-error';
import { pictureVariants, type PictureVariant } from '@shuyuan/contract/files/pictures';
import { loadSharp } from './load-sharp.ts';

/** More than any screen shows, and as much as a decoder may unpack of a few kilobytes (D-167). */
export const pixelsMax = 50_000_000;

export type PictureSize = { readonly width: number; readonly height: number };

/** What the header of a picture says, as people see it; null when it cannot be read. Pixels are not unpacked for it. */
export async function readPictureHeader(
  bytes: Uint8Array,
): Promise<(PictureSize & { readonly format: string }) | null> {
  // The limit is ours to judge, with an answer of its own.
  const sharp = await loadSharp();
  try {
    const { autoOrient, format } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return { width: autoOrient.width, height: autoOrient.height, format };
  } catch {
    // Nothing at all is refused at once, everything else when it is looked at.
    return null;
  }
}

async function openPicture(bytes: Uint8Array) {
  const sharp = await loadSharp();
  // Wrapped: a picture in the making is itself something that can be awaited.
  return { picture: sharp(bytes, { limitInputPixels: pixelsMax, failOn: 'error' }).autoOrient() };
}

/** Beyond this no face is shown anywhere. */
const cropMaxPx = 1024;

/** D-170: the picture made anew as PNG. Where and with what it was taken does not come along. */
export async function drawCrop(bytes: Uint8Array): Promise<{ readonly png: Buffer } & PictureSize> {
  const { picture } = await openPicture(bytes);
  const drawn = await picture
    .resize({ width: cropMaxPx, height: cropMaxPx, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 9, palette: false })
    .toBuffer({ resolveWithObject: true })
    .catch(() => null);
  demand(drawn, 'picture.unreadable');
  return { png: drawn.data, width: drawn.info.width, height: drawn.info.height };
}

export type CopyFormat = 'webp' | 'avif';
export type PictureCopy = { readonly variant: PictureVariant; readonly format: CopyFormat };

/** On small pictures AVIF saves less than its header costs. */
const copies = (Object.keys(pictureVariants) as PictureVariant[]).flatMap((variant): PictureCopy[] => [
  { variant, format: 'webp' },
  ...(variant === 'cover' || variant === 'large' ? [{ variant, format: 'avif' } as const] : []),
]);

export const copyName = ({ variant, format }: PictureCopy): string => `${variant}.${format}`;

async function drawCopy(bytes: Uint8Array, { variant, format }: PictureCopy): Promise<Buffer> {
  const { widthPx, shape } = pictureVariants[variant];
  const { picture } = await openPicture(bytes);
  const sized = picture.resize({
    width: widthPx,
    ...(shape === 'square' ? { height: widthPx, fit: 'cover' } : { withoutEnlargement: true }),
  });
  return (format === 'avif' ? sized.avif({ quality: 55, effort: 2 }) : sized.webp({ quality: 80 })).toBuffer();
}

/** One after another: a page full of uploads must not take every core. Nothing of a picture that is broken inside. */
export async function* drawCopies(bytes: Uint8Array): AsyncGenerator<{ copy: PictureCopy; body: Buffer }> {
  for (const copy of copies) {
    const body = await drawCopy(bytes, copy).catch(() => null);
    if (!body) return;
    yield { copy, body };
  }
}
