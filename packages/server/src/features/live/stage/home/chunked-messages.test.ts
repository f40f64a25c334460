import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { batches } from '../../../../platform/bus-postgres.ts';
import { openChunkReader, toChunks } from './chunked-messages.ts';

test('whatever is written comes out whole, in whatever order the chunks of several messages arrive', () => {
  const contents = fc.array(fc.record({ sdp: fc.string({ maxLength: 30_000 }), n: fc.integer() }), { maxLength: 4 });
  fc.assert(
    fc.property(contents, fc.infiniteStream(fc.nat()), (messages, order) => {
      const box = openChunkReader();
      const chunks = messages
        .flatMap((content, at) => toChunks(`message ${at}`, content))
        .map((chunk) => ({ chunk, at: order.next().value }))
        .toSorted((a, b) => a.at - b.at);
      const read = chunks.map(({ chunk }) => box.read(chunk)).filter((content) => content !== undefined);
      expect(read).toHaveLength(messages.length);
      expect(read).toEqual(expect.arrayContaining(messages));
    }),
    { numRuns: 30 },
  );
});

test('the longest description that is allowed fits, each chunk into one batch of the bus', () => {
  const sdp = randomBytes(32_000).toString('hex');
  const chunks = toChunks('message', { sdp });
  expect(chunks.length).toBeGreaterThan(5);
  for (const news of chunks) {
    const [text = ''] = batches('process', [{ topic: 'stage.answer', news: { ...news, by: 'process' } }]);
    expect(Buffer.byteLength(text)).toBeLessThan(7_500);
  }
  expect(() => toChunks('message', { sdp: randomBytes(100_000).toString('hex') })).toThrow('too long');
});

test('a message that lost a chunk is forgotten', () => {
  let now = 0;
  const box = openChunkReader(() => now);
  const [first, ...rest] = toChunks('message', { sdp: randomBytes(10_000).toString('hex') });
  box.read(first ?? {});
  now = 6_000;
  expect(rest.map((chunk) => box.read(chunk))).toEqual(rest.map(() => undefined));
  expect(box.read({ from: 'somebody' })).toBeUndefined();
});
