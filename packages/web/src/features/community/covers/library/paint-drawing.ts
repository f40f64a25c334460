import type { Drawing } from './cloud-drawings.ts';

const width = 1280;
const height = 720;
const box = { width: 160, height: 90 };

/** A drawing of the product as a picture to upload: from then on it is a cover like any other. */
export async function paintDrawing({ layers, at, tint, ground }: Drawing, name: string): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser draws nothing');
  const fade = pen.createLinearGradient(0, 0, width, height);
  fade.addColorStop(0, ground[0]);
  fade.addColorStop(1, ground[1]);
  pen.fillStyle = fade;
  pen.fillRect(0, 0, width, height);
  pen.scale(width / box.width, height / box.height);
  pen.translate(at.x, at.y);
  pen.scale(at.scale, at.scale);
  pen.fillStyle = tint;
  pen.strokeStyle = tint;
  pen.lineWidth = 2;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (const { path, isFilled, opacity } of layers) {
    pen.globalAlpha = opacity;
    const shape = new Path2D(path);
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a pen, not an array
    if (isFilled) pen.fill(shape);
    else pen.stroke(shape);
  }
  const painted = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!painted) throw new Error('this browser keeps no picture');
  return new File([painted], `${name}.png`, { type: 'image/png' });
}
