import { cropOutputPx, cropRules } from '@shuyuan/contract/files/crop-rules';
import { type Cut, cropMatrix, type Size } from './crop-geometry.ts';

/** A chosen picture: its address for the page, its pixels the right way up. */
export type Picture = { readonly address: string; readonly size: Size; readonly pixels: ImageBitmap };

/** D-172: what cannot read or draw a picture is told so, instead of failing half-way. */
export const canCrop = (): boolean =>
  typeof FileReader !== 'undefined' &&
  typeof createImageBitmap !== 'undefined' &&
  typeof HTMLCanvasElement !== 'undefined' &&
  'toBlob' in HTMLCanvasElement.prototype;

/** Rejects for bytes that are no picture, whatever the file is called. */
export async function readPicture(file: Blob): Promise<Picture> {
  // A phone writes how it was held beside the pixels; without this a portrait would lie on its side.
  const pixels = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const { width, height } = pixels;
  return { address: URL.createObjectURL(file), size: { width, height }, pixels };
}

export function dropPicture({ address, pixels }: Picture): void {
  URL.revokeObjectURL(address);
  pixels.close();
}

/** IMAGE-08: the chosen square as png, which also leaves behind what the camera wrote into the file. */
export function cutPicture(picture: Picture, cut: Cut): Promise<Blob> {
  const sidePx = cropOutputPx(cut.square.side, Math.min(picture.size.width, picture.size.height));
  const canvas = document.createElement('canvas');
  canvas.width = sidePx;
  canvas.height = sidePx;
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.reject(new Error('this browser draws nothing'));
  pen.imageSmoothingQuality = 'high';
  pen.setTransform(...cropMatrix(cut, sidePx));
  pen.drawImage(picture.pixels, 0, 0);
  const { promise, resolve, reject } = Promise.withResolvers<Blob>();
  canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no png came out'))), cropRules.outputType);
  return promise;
}
