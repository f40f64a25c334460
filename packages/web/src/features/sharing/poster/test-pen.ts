import { vi } from 'vitest';

type Rectangle = readonly [x: number, y: number, width: number, height: number];
type Pixels = { readonly data: Uint8ClampedArray<ArrayBuffer> };

export type Painted = {
  /** Every text that was written, with its direction and where it begins. */
  readonly written: { readonly text: string; readonly direction: string; readonly x: number }[];
  readonly grounds: string[];
  readonly pictures: unknown[];
};

const signWidth = (text: string): number => [...text].reduce((sum, sign) => sum + (sign > '\u2E80' ? 1 : 0.5), 0);

/**
 * A canvas that keeps its pixels, which the test environment has none of: rectangles are painted at the transform in
 * force, texts and pictures are noted. `spoil` covers what is painted before it is read.
 */
export function paintedCanvas({ spoil = () => false }: { readonly spoil?: () => boolean } = {}): Painted {
  const painted: Painted = { written: [], grounds: [], pictures: [] };
  vi.stubGlobal('Path2D', function Path2D() {});
  const pens = new WeakMap<HTMLCanvasElement, unknown>();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function pen(this: HTMLCanvasElement) {
    const known = pens.get(this) ?? penOf(this, painted, spoil);
    pens.set(this, known);
    return known;
  } as never);
  return painted;
}

function penOf(canvas: HTMLCanvasElement, painted: Painted, spoil: () => boolean) {
  let dark = new Uint8Array();
  let scale = 1;
  const nothing = (): void => undefined;
  const pen = {
    font: '',
    fillStyle: '',
    direction: 'ltr',
    save: nothing,
    restore: nothing,
    beginPath: nothing,
    roundRect: nothing,
    clip: nothing,
    fill: nothing,
    stroke: nothing,
    setTransform: (given: number | { readonly scale: number }) => {
      scale = typeof given === 'number' ? given : given.scale;
    },
    getTransform: () => ({ scale }),
    drawImage: (picture: unknown) => void painted.pictures.push(picture),
    measureText: (text: string) => ({ width: signWidth(text) * Number(/([\d.]+)px/.exec(pen.font)?.[1]) }),
    fillText: (text: string, x: number) => void painted.written.push({ text, direction: pen.direction, x }),
    fillRect: (...[x, y, width, height]: Rectangle) => {
      if (x === 0 && y === 0) painted.grounds.push(pen.fillStyle);
      if (dark.length !== canvas.width * canvas.height) dark = new Uint8Array(canvas.width * canvas.height);
      for (let row = y * scale; row < (y + height) * scale; row += 1) {
        const start = row * canvas.width + x * scale;
        dark.fill(pen.fillStyle === '#000' ? 1 : 0, start, start + width * scale);
      }
    },
    getImageData: (...[x, y, width, height]: Rectangle): Pixels => {
      const data = new Uint8ClampedArray(width * height * 4).fill(255);
      const isSpoilt = spoil();
      for (let row = 0; row < height; row += 1)
        for (let column = 0; column < width; column += 1)
          if (isSpoilt || dark[(y + row) * canvas.width + x + column] === 1)
            data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
      return { data };
    },
  };
  return pen;
}
