import { expect, test } from 'vitest';
import { firstMonthOf } from './finance-spans.ts';

test('so many months end with the one a day lies in, also over the turn of years', () => {
  expect([1, 3, 11, 12, 36].map((count) => firstMonthOf('2026-11-19', count))).toEqual([
    '2026-11',
    '2026-09',
    '2026-01',
    '2025-12',
    '2023-12',
  ]);
  expect(firstMonthOf('2026-01-31', 12)).toBe('2025-02');
});
