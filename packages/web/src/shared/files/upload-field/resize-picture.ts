import { endingOf, typeOf } from '@shuyuan/contract/files/file-kinds';

export type Resize = { readonly width: number; readonly height: number; readonly quality: number };

/** UPLOAD-19 */
export const defaultResize: Resize = { width: 200, height: 200, quality: 90 };

/** A moving picture would stop, and an icon holds several sizes: those stay as they are. */
const redrawn: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/bmp']);

type Size = { readonly width: number; readonly height: number };

/** The largest size of the same shape within the wish; nothing is blown up. */
export function sizeWithin({ width, height }: Size, within: Size): Size {
  const scale = Math.min(1, within.width / width, within.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

async function draw(bitmap: ImageBitmap, size: Size, { type, quality }: { type: string; quality: number }) {
  const canvas = Object.assign(document.createElement('canvas'), size);
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(bitmap, 0, 0, size.width, size.height);
  return new Promise<Blob | null>((done) => canvas.toBlob(done, type, quality / 100));
}

/** A picture no larger than wished, under its own name and of its own type; what cannot be drawn is sent as it is. */
export async function resizePicture(file: File, wish: Resize): Promise<File> {
  const ending = endingOf(file.name);
  const type = ending ? typeOf(ending).type : '';
  if (!redrawn.has(type)) return file;
  try {
    // As a camera meant it: turned by its note.
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const size = sizeWithin(bitmap, wish);
    const isSmall = size.width === bitmap.width && size.height === bitmap.height;
    const blob = isSmall ? null : await draw(bitmap, size, { type, quality: wish.quality });
    bitmap.close();
    // A browser that cannot write this type writes another one, which the server would refuse under this name.
    return blob?.type === type ? new File([blob], file.name, { type }) : file;
  } catch {
    return file;
  }
}
