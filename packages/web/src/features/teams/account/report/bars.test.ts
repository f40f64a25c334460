import { expect, test } from 'vitest';
import { barsOf, chart } from './bars.ts';

test('D-096: the highest day fills the chart, a day without anything is a thin line', () => {
  const { bars, zero } = barsOf([0, 5, 10]);
  expect(zero).toBe(chart.height);
  expect(bars.map(({ height }) => Math.round(height))).toEqual([2, 79, 158]);
  expect(bars.every(({ y, height }) => Math.abs(y + height - zero) < 0.001)).toBe(true);
});

test('D-096: a day that lost followers hangs below the line, and everything stays inside', () => {
  const { bars, zero } = barsOf([4, -4]);
  const [up, down] = bars;
  expect(up && up.y + up.height).toBe(zero);
  expect(down?.y).toBe(zero);
  for (const { x, y, width, height } of bars) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(chart.width);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + height).toBeLessThanOrEqual(chart.height);
  }
});

test('D-096: no days at all draw nothing', () => {
  expect(barsOf([]).bars).toEqual([]);
});
