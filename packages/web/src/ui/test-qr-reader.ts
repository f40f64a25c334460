import jsQR from 'jsqr';

/** What a reader none of us wrote finds in a square of grey values; undefined when it finds no code. */
export function readQr(greys: Uint8Array, sidePx: number): string | undefined {
  const pixels = new Uint8ClampedArray(greys.length * 4);
  // The same in red, green and blue: a million pixels at a time are counted in words.
  const words = new Uint32Array(pixels.buffer);
  for (let index = 0; index < greys.length; index += 1) words[index] = (greys[index] ?? 0) * 0x01_01_01;
  return jsQR.default(pixels, sidePx, sidePx, { inversionAttempts: 'dontInvert' })?.data;
}
