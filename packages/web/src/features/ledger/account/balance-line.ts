export const lineBox = { width: 240, height: 56 } as const;
/** Room for the stroke itself at the edges. */
const margin = 3;
/** Finer than a pixel of the box; a share of two bigints is exact up to here. */
const steps = 1000n;

/**
 * The balances after each of the last trades as a path, the newest at the end. It always begins at nothing: a line that
 * began at the lowest balance would make small changes look like great ones.
 */
export function balanceLine(newestFirst: readonly bigint[]): string {
  const balances = newestFirst.toReversed();
  const highest = balances.reduce((most, one) => (one > most ? one : most), 1n);
  const step = (lineBox.width - 2 * margin) / Math.max(1, balances.length - 1);
  const heightOf = (balance: bigint): number =>
    (Number((balance * steps) / highest) / Number(steps)) * (lineBox.height - 2 * margin);
  return balances
    .map(
      (balance, at) => `${(margin + at * step).toFixed(1)},${(lineBox.height - margin - heightOf(balance)).toFixed(1)}`,
    )
    .join(' ');
}
