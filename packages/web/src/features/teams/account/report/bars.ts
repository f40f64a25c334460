export type Bar = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export const chart = { width: 720, height: 160 } as const;
/** A day without anything is still a day. */
const flat = 2;
const share = 0.64;

/** One bar for each count. Followers of a day may be fewer than none: such a bar hangs below the line. */
export function barsOf(counts: readonly number[]): { readonly bars: readonly Bar[]; readonly zero: number } {
  const top = Math.max(0, ...counts);
  const bottom = Math.min(0, ...counts);
  const scale = (chart.height - flat) / Math.max(top - bottom, 1);
  const zero = bottom === 0 ? chart.height : Math.min(top * scale + flat, chart.height);
  const slot = chart.width / Math.max(counts.length, 1);
  const bars = counts.map((count, at) => {
    const height = Math.max(Math.abs(count) * scale, flat);
    return { x: (at + (1 - share) / 2) * slot, y: count < 0 ? zero : zero - height, width: slot * share, height };
  });
  return { bars, zero };
}
