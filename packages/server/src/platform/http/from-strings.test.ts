import { expect, test } from 'vitest';
import { z } from 'zod';
import { memberShape } from './body-shape.ts';
import { stringReader } from './from-strings.ts';

const read = stringReader(
  z.object({
    count: z.int(),
    price: z.number().optional(),
    isOn: z.boolean(),
    name: z.string(),
    tags: z.array(z.string()),
    items: z.array(z.object({ id: z.string() })),
    extra: z.object({ a: z.int() }),
    either: z.union([z.int(), z.string()]),
  }),
  memberShape,
);

test('[HTTP-05] a form’s texts become what their fields want', () => {
  const form = {
    count: '12',
    price: '-3.5',
    isOn: '1',
    name: '12',
    tags: 'a,b',
    items: '[{"id":"x"}]',
    extra: '{"a":1}',
    either: '7',
  };
  expect(read(form)).toEqual({
    count: 12,
    price: -3.5,
    isOn: true,
    name: '12',
    tags: ['a', 'b'],
    items: [{ id: 'x' }],
    extra: { a: 1 },
    either: '7',
  });
});

test('a text that does not fit is left for validation to name', () => {
  expect(read({ count: '12abc', isOn: 'yes', extra: '{bad', tags: '[bad' })).toEqual({
    count: '12abc',
    isOn: 'yes',
    extra: '{bad',
    tags: '[bad',
  });
});

test('an empty text is neither zero nor false', () => {
  expect(read({ count: '', isOn: '', tags: '' })).toEqual({ count: '', isOn: '', tags: [] });
});
