import { expect, test } from 'vitest';
import { gradeOf, grades } from './grades.ts';

test('[PERSON-03] a grade begins at its integral and not before', () => {
  for (const [index, grade] of grades.entries()) {
    expect(gradeOf(grade.from)).toBe(grade);
    expect(gradeOf(grade.from - 1)).toBe(grades[Math.max(0, index - 1)]);
  }
  expect(gradeOf(Number.MAX_SAFE_INTEGER)).toBe(grades.at(-1));
});

test('grades rise, each with a cover and a name of its own', () => {
  const steps = grades.map(({ from }) => from);
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  expect(new Set(grades.flatMap(({ cover, nameKey }) => [cover, nameKey])).size).toBe(grades.length * 2);
});
