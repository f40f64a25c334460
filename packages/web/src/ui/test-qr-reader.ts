import jsQR from 'jsqr';

/** What a reader none of us wrote finds in a square of grey values; undefined when it finds no code. */
export function readQr(greys: Uint8Array, sidePx: number): string | undefined {
  const pixels = new Uint8ClampedArray(greys.length * 4);
  for (const [index, grey] of greys.entries()) pixels.fill(grey, index * 4, index * 4 + 3);
  return jsQR.default(pixels, sidePx, sidePx)?.data;
}
