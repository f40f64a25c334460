type Square = { readonly x: number; readonly y: number; readonly side: number };

/** What a reader finds in a part of a canvas; null when it finds no code. Only who draws a poster loads the reader. */
export async function readCode(canvas: HTMLCanvasElement, { x, y, side }: Square): Promise<string | null> {
  const { default: jsqr } = await import('jsqr');
  const pixels = canvas.getContext('2d')?.getImageData(x, y, side, side);
  return pixels ? (jsqr.default(pixels.data, side, side)?.data ?? null) : null;
}
