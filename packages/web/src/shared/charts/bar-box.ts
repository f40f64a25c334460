export const barBox = { width: 720, height: 140 } as const;

/** A span of time without anything is still one. */
const flat = 2;
const share = 0.64;

/** A bar for each count, as high as it is beside the highest. */
export function barsOf(counts: readonly number[]) {
  const scale = (barBox.height - flat) / Math.max(1, ...counts);
  const slot = barBox.width / Math.max(counts.length, 1);
  return counts.map((count, at) => {
    const height = Math.max(count * scale, flat);
    const isEmpty = count === 0;
    return { x: (at + (1 - share) / 2) * slot, y: barBox.height - height, width: slot * share, height, isEmpty };
  });
}
