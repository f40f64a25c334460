import { expect, test } from 'vitest';
import { balanceLine, lineBox } from './balance-line.ts';

const points = (balances: readonly bigint[]) =>
  balanceLine(balances)
    .split(' ')
    .map((point) => point.split(',').map(Number));

test('the newest balance stands last, the highest at the top, nothing at the bottom', () => {
  const line = points([500n, 1000n, 0n]);
  const [first = [], second = [], last = []] = line;
  expect(line).toHaveLength(3);
  expect([first[0], last[0]]).toEqual([3, lineBox.width - 3]);
  expect([first[1], second[1], last[1]]).toEqual([lineBox.height - 3, 3, lineBox.height / 2]);
});

test('balances past 2^53 keep their course, and an account that never had anything is a flat line', () => {
  expect(points([100_000_000_000_000_000n, 50_000_000_000_000_000n]).map(([, y]) => y)).toEqual([
    lineBox.height / 2,
    3,
  ]);
  expect(new Set(points([0n, 0n, 0n]).map(([, y]) => y))).toEqual(new Set([lineBox.height - 3]));
});
