import { expect, expectTypeOf, test } from 'vitest';
import { isValueOf, labelKeyOf, unknownLabel, valuesOf } from './enumeration.ts';

const Colour = { red: 0, green: 2 } as const;
const colourLabels = { [Colour.red]: 'colour.red', [Colour.green]: 'colour.green' } as const;

test('the values keep their literal types', () => {
  expect(valuesOf(Colour)).toEqual([0, 2]);
  expectTypeOf(valuesOf(Colour)).toEqualTypeOf<(0 | 2)[]>();
});

test('only a value of the table passes: no gap, no text, nothing inherited', () => {
  expect([0, 1, 2, '2', null, undefined, 'red'].map((value) => isValueOf(Colour, value))).toEqual([
    true,
    false,
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('D-184: a value the table does not know has no label instead of a wrong one', () => {
  expect(labelKeyOf(colourLabels, 2)).toBe('colour.green');
  expect(labelKeyOf(colourLabels, 0)).toBe('colour.red');
  expect(labelKeyOf(colourLabels, 1)).toBeNull();
  expect(labelKeyOf(colourLabels, Number.NaN)).toBeNull();
  expect(unknownLabel).toBe('—');
});
