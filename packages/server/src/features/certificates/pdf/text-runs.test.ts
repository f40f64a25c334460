import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textRuns, visualOrder } from './text-runs.ts';

test('[D-188] each script is drawn by its face, spaces by that of the letter before', () => {
  expect(textRuns('林知远 Lin 3', 'ltr').map(({ text, face }) => [text, face])).toEqual([
    ['林知远 ', 'han'],
    ['Lin 3', 'latin'],
  ]);
  expect(textRuns('（一）A', 'ltr').map(({ face }) => face)).toEqual(['han', 'latin']);
});

test('[D-188] figures inside Arabic stand from left to right, and brackets open the other way', () => {
  const runs = textRuns('رقم 26 (نص)', 'rtl');
  expect(runs.map(({ text, level }) => [text, level])).toEqual([
    ['رقم ', 1],
    ['26', 2],
    [' )', 1],
    ['نص', 1],
    ['(', 1],
  ]);
  expect(visualOrder(runs.map(({ level }) => level))).toEqual([4, 3, 2, 1, 0]);
});

test('[D-188] no letter is lost', () => {
  const letters = fc.string({ unit: fc.constantFrom('林', 'ا', 'م', 'A', 'é', ' ', '3', '，', 'ё', '𬭎') });
  fc.assert(
    fc.property(letters, fc.constantFrom('ltr', 'rtl'), (text, direction) => {
      const runs = textRuns(text, direction);
      expect(runs.map((run) => run.text).join('')).toBe(text);
      expect(visualOrder(runs.map(({ level }) => level)).toSorted((a, b) => a - b)).toEqual([...runs.keys()]);
    }),
  );
});
