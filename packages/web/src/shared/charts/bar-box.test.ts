import { expect, test } from 'vitest';
import { barsOf, barBox } from './bar-box.ts';

test('[ROUTE-25] the best week is as high as the chart, a week without anything is still seen', () => {
  const [none, half, best] = barsOf([0, 10, 20]);
  expect(best?.height).toBe(barBox.height - 2);
  expect(half?.height).toBe((barBox.height - 2) / 2);
  expect([none?.height, none?.isEmpty]).toEqual([2, true]);
  for (const { y, height } of barsOf([0, 0])) expect(y + height).toBe(barBox.height);
  expect(barsOf([])).toEqual([]);
});
