import { expect, test } from 'vitest';
import { comparedWeeks, weeksUntil } from './compared-weeks.ts';

test('[ROUTE-25] a team is compared over whole weeks, the one that goes on last, also over the end of a year', () => {
  expect(weeksUntil('2027-01-01', 3)).toEqual(['2026-12-14', '2026-12-21', '2026-12-28']);
  expect(weeksUntil('2026-11-16', 2)).toEqual(['2026-11-09', '2026-11-16']);
  expect(weeksUntil('2026-11-22')).toHaveLength(comparedWeeks);
});
