import { expect, test } from 'vitest';
import { isSoundBody } from './sound-body.ts';

test('what people and their systems send is sound', () => {
  expect([undefined, null, 1, 'a', [], {}, { a: [{ b: { c: 'text' } }] }].map(isSoundBody)).not.toContain(false);
});

test('bytes and streams are not walked', () => {
  expect([Buffer.from('a\u0000'), new Response('x').body].map(isSoundBody)).toEqual([true, true]);
});

test('a body that lies too deep is not, however it is nested, and judging it costs nothing', () => {
  let body: unknown = 'x';
  for (let n = 0; n < 100_000; n++) body = n % 2 ? [body] : { value: body };
  expect(isSoundBody(body)).toBe(false);
});

test('a NUL is found in values and in names', () => {
  expect([['\u0000'], { a: { b: 'x\u0000' } }, { 'a\u0000': 1 }].map(isSoundBody)).toEqual([false, false, false]);
});

test('half a character is found in values and in names, a whole one is not', () => {
  expect([['\ud800'], { a: 'x\udc00y' }, { '\udfff': 1 }].map(isSoundBody)).toEqual([false, false, false]);
  expect(isSoundBody({ '😀': ['😀'] })).toBe(true);
});
