import fc from 'fast-check';
import { expect, test } from 'vitest';
import { regradedMark } from './regraded-mark.ts';

const mark = fc.option(fc.integer({ min: -10_000, max: 10_000 }), { nil: null });

test('[D-183] a mark is lowered only where that was chosen, and the mark of a person stays', () => {
  expect(regradedMark({ before: 0, byKey: 5, mayLower: false })).toBe(5);
  expect(regradedMark({ before: 5, byKey: 0, mayLower: false })).toBe(5);
  expect(regradedMark({ before: 5, byKey: 0, mayLower: true })).toBe(0);
  expect(regradedMark({ before: 5, byKey: null, mayLower: true })).toBe(5);
  expect(regradedMark({ before: null, byKey: 5, mayLower: true })).toBeNull();
});

test('[D-183] the same key a second time changes nothing', () => {
  fc.assert(
    fc.property(mark, mark, fc.boolean(), (before, byKey, mayLower) => {
      const once = regradedMark({ before, byKey, mayLower });
      expect(regradedMark({ before: once, byKey, mayLower })).toBe(once);
      expect(mayLower || before === null || (once ?? 0) >= before).toBe(true);
    }),
  );
});
