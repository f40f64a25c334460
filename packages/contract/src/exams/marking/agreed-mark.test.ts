import fc from 'fast-check';
import { expect, test } from 'vitest';
import { agreedMark, differenceRules, markerCounts, type MarkingRule } from './agreed-mark.ts';

/** As an exam begins. */
const beginning: MarkingRule = { markerCount: 1, differenceRule: 'average', differencePercent: 10 };

const full = 100;
const agreed = (rule: Partial<MarkingRule>, ...marks: number[]) => {
  const { state, mark } = agreedMark({ rule: { ...beginning, ...rule }, full, marks });
  return mark ?? state;
};

test('[D-183] one marker decides alone', () => {
  expect(agreed({})).toBe('waiting');
  expect(agreed({}, 70)).toBe(70);
});

test('[D-183] two markers who are close have their average; further apart the rule of the exam decides', () => {
  const two = { markerCount: 2, differencePercent: 10 } as const;
  expect(agreed(two, 70)).toBe('waiting');
  expect(agreed(two, 70, 80)).toBe(75);
  expect(agreed(two, 70, 90)).toBe(80);
  const third = { ...two, differenceRule: 'third' } as const;
  expect(agreed(third, 70, 80)).toBe(75);
  expect(agreed(third, 70, 81)).toBe('differing');
  expect(agreed(third, 70, 81, 40)).toBe(40);
  // Whoever agrees afterwards makes a third marker needless.
  expect(agreed(third, 70, 75, 40)).toBe(73);
});

test('[D-183] a mark that counts lies between those that were given', () => {
  const rule = fc.record({
    markerCount: fc.constantFrom(...markerCounts),
    differenceRule: fc.constantFrom(...differenceRules),
    differencePercent: fc.integer({ min: 0, max: 100 }),
  });
  const marks = fc.array(fc.integer({ min: 0, max: full }), { maxLength: 3 });
  fc.assert(
    fc.property(rule, marks, (given, all) => {
      const { state, mark } = agreedMark({ rule: given, full, marks: all });
      expect(state === 'done').toBe(mark !== null);
      if (mark === null) return;
      expect(mark).toBeGreaterThanOrEqual(Math.min(...all));
      expect(mark).toBeLessThanOrEqual(Math.max(...all));
    }),
  );
});

test('[D-183] the marks that made the one that counts are named', () => {
  const two = { ...beginning, markerCount: 2, differenceRule: 'third' } as const;
  const from = (rule: MarkingRule, ...marks: number[]) => agreedMark({ rule, full, marks }).from;
  expect(from(beginning, 70, 20)).toEqual([0]);
  expect(from(two, 70)).toEqual([]);
  expect(from(two, 70, 75)).toEqual([0, 1]);
  expect(from(two, 70, 20)).toEqual([]);
  expect(from(two, 70, 20, 50)).toEqual([2]);
});
