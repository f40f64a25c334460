import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sentencesOf } from './sentences.ts';

test.for([
  ['先开会。再发布！“好吗？”他说。', ['先开会。', '再发布！', '“好吗？”', '他说。']],
  ['First. Then “this!” And that', ['First.', 'Then “this!”', 'And that']],
  ['version 1.5 is out', ['version 1.5 is out']],
  ['one\n\ntwo\n—\n', ['one', 'two']],
  ['هل انتهى؟ نعم.', ['هل انتهى؟', 'نعم.']],
] as const)('%s', ([text, sentences]) => {
  expect(sentencesOf(text)).toEqual(sentences);
});

/** The same in one line; it looks back from every sign that closes. */
const ends = /(?<=[。！？!?；;…]["”’』」）)]*)(?=[^\s"”’』」）)])|(?<=[.!?؟…]["”’)]*)\s+|\n+/u;

test('a text is cut where the pattern would cut it', () => {
  const signs = fc.constantFrom(
    '。',
    '！',
    '?',
    '；',
    '…',
    '.',
    '؟',
    '"',
    '”',
    '’',
    '』',
    ')',
    'a',
    '中',
    ' ',
    '\n',
    '\t',
  );
  fc.assert(
    fc.property(fc.string({ unit: signs, maxLength: 40 }), (text) => {
      const pieces = text.split(ends).map((piece) => piece.trim());
      expect(sentencesOf(text)).toEqual(pieces.filter((piece) => /[\p{L}\p{N}]/u.test(piece)));
    }),
    { numRuns: 2_000 },
  );
});

test('a million quotation marks are read once, not a million times', () => {
  expect(sentencesOf(`好。${'”'.repeat(1_000_000)}完`)).toEqual([`好。${'”'.repeat(1_000_000)}`, '完']);
});
