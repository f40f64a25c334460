import { type Cut, cropMatrix, type Size } from './crop-geometry.ts';
import type { CropShape } from './crop-shapes.ts';

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

const quality = 0.9;

/** IMAGE-08: the chosen part as a picture of its own, which also leaves behind what the camera wrote into the file. */
export function cutPicture(picture: Picture, cut: Cut, { outputOf, outputType }: CropShape): Promise<Blob> {
  const { width, height } = outputOf(cut.area, picture.size);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.reject(new Error('this browser draws nothing'));
  pen.imageSmoothingQuality = 'high';
  if (outputType === 'image/jpeg') {
    // What a png leaves open would be black in a photograph.
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, width, height);
  }
  pen.setTransform(...cropMatrix(cut, width));
  pen.drawImage(picture.pixels, 0, 0);
  const { promise, resolve, reject } = Promise.withResolvers<Blob>();
  canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture came out'))), outputType, quality);
  return promise;
}
