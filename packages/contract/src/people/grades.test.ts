import { expect, test } from 'vitest';
import { gradeAt, grades } from './grades.ts';

test('[PERSON-03] grades are counted from one; a level that is none is the first', () => {
  expect(grades.map((_, at) => gradeAt(at + 1))).toEqual([...grades]);
  expect([gradeAt(0), gradeAt(7)]).toEqual([grades[0], grades[0]]);
});

test('grades rise, each with a cover and a name of its own', () => {
  const steps = grades.map(({ from }) => from);
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  expect(new Set(grades.flatMap(({ cover, nameKey }) => [cover, nameKey])).size).toBe(grades.length * 2);
});
