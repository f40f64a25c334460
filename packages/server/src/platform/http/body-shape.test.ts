import fc from 'fast-check';
import { expect, test } from 'vitest';
import { demandJsonShape } from './body-shape.ts';

const shape = { depth: 3, fields: 2, items: 3, values: 8 };
const codeOf = (text: string): string => {
  try {
    demandJsonShape(text, shape);
    return 'fits';
  } catch (error) {
    return (error as { code: string }).code;
  }
};

test.each([
  ['{"a":[1,2,3],"b":"x"}', 'fits'],
  ['[[["x"]]]', 'fits'],
  ['"{[,,,,,,,,"', 'fits'],
  ['["\\"[,,,,,,,,","\\\\"]', 'fits'],
  ['[[[[1]]]]', 'request.malformed'],
  ['{"a":1,"b":2,"c":3}', 'request.too-large'],
  ['[1,2,3,4]', 'request.too-large'],
  ['[[1,2,3],[1,2,3],[1,2,3]]', 'request.too-large'],
  ['1,2,3', 'request.malformed'],
  [']]]]', 'request.malformed'],
  [`[${'9'.repeat(1_001)}]`, 'request.malformed'],
  [`[1${' '.repeat(1_001)}]`, 'request.malformed'],
  ['"'.repeat(40), 'request.too-large'],
])('%s: %s', (text, code) => {
  expect(codeOf(text)).toBe(code);
});

test('JSON that fits by its own size is never refused, whatever its texts hold', () => {
  const roomy = { depth: 8, fields: 50, items: 50, values: 5_000 };
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
      demandJsonShape(JSON.stringify(value), roomy);
      demandJsonShape(JSON.stringify(value, null, 2), roomy);
    }),
  );
});
