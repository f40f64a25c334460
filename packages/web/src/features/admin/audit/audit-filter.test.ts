import { expect, test } from 'vitest';
import { filterOf } from './audit-filter.ts';

test('both days of a period belong to it, by the clock of the reader', () => {
  const { from, to } = filterOf({ from: '2026-03-01', to: '2026-03-01' });
  expect([from, to]).toEqual([new Date(2026, 2, 1).getTime(), new Date(2026, 2, 2).getTime()]);
  expect(filterOf({ to: '2026-12-31' }).to).toBe(new Date(2027, 0, 1).getTime());
});

test('what is empty or no date filters nothing', () => {
  expect(filterOf({ actor: '', from: 'soon', to: '', kind: 'member', subject: '7' })).toEqual({
    subjectKind: 'member',
    subjectId: '7',
  });
});
