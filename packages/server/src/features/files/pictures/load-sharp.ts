import type Sharp from 'sharp';

let loading: Promise<typeof Sharp> | null = null;

async function load(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp');
  // Readers of formats we take, and no others: each one more is a way in.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
      'VipsForeignLoadNsgifBuffer',
    ],
  });
  // Pictures are drawn beside requests: one core for each, never all of them.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** Not at start: it takes a fifth of a second, and most processes never draw. */
export function loadSharp(): Promise<typeof Sharp> {
  loading ??= load();
  return loading;
}
