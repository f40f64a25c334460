import { parse } from 'node:querystring';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseFields } from './parse-fields.ts';

test.each([
  '',
  'a',
  'a=',
  '=a',
  'a=1&a=2&a=3',
  '&&a=1&&',
  'a=b=c',
  'a=1+1&b=%E4%B8%AD',
  '__proto__=1',
  '%zz=%',
  'a=%ff',
])('“%s” is read as the library reads it', (text) => {
  expect({ ...parseFields(text) }).toEqual({ ...parse(text) });
});

test('whatever stands in a form is read as the library reads it', () => {
  const piece = fc.constantFrom('a', '&', '=', '+', '%', '%20', '%E4%B8%AD', '%f', 'b', '&a=', '__proto__');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const text = pieces.join('');
      expect(Object.entries(parseFields(text))).toEqual(Object.entries(parse(text, '&', '=', { maxKeys: 0 })));
    }),
  );
});
