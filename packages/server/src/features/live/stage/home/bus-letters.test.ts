import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { batches } from '../../../../platform/bus-postgres.ts';
import { letterBox, sealLetter } from './bus-letters.ts';

test('whatever is written comes out whole, in whatever order the pieces of several letters arrive', () => {
  const contents = fc.array(fc.record({ sdp: fc.string({ maxLength: 30_000 }), n: fc.integer() }), { maxLength: 4 });
  fc.assert(
    fc.property(contents, fc.infiniteStream(fc.nat()), (letters, order) => {
      const box = letterBox();
      const pieces = letters
        .flatMap((content, at) => sealLetter(`letter ${at}`, content))
        .map((piece) => ({ piece, at: order.next().value }))
        .toSorted((a, b) => a.at - b.at);
      const read = pieces.map(({ piece }) => box.read(piece)).filter((content) => content !== undefined);
      expect(read).toHaveLength(letters.length);
      expect(read).toEqual(expect.arrayContaining(letters));
    }),
    { numRuns: 30 },
  );
});

test('the longest description that is allowed fits, each piece into one batch of the bus', () => {
  const sdp = randomBytes(32_000).toString('hex');
  const pieces = sealLetter('letter', { sdp });
  expect(pieces.length).toBeGreaterThan(5);
  for (const news of pieces) {
    const [text = ''] = batches('process', [{ topic: 'stage.answer', news: { ...news, by: 'process' } }]);
    expect(Buffer.byteLength(text)).toBeLessThan(7_500);
  }
  expect(() => sealLetter('letter', { sdp: randomBytes(100_000).toString('hex') })).toThrow('too long');
});

test('a letter that lost a piece is forgotten', () => {
  let now = 0;
  const box = letterBox(() => now);
  const [first, ...rest] = sealLetter('letter', { sdp: randomBytes(10_000).toString('hex') });
  box.read(first ?? {});
  now = 6_000;
  expect(rest.map((piece) => box.read(piece))).toEqual(rest.map(() => undefined));
  expect(box.read({ from: 'somebody' })).toBeUndefined();
});
