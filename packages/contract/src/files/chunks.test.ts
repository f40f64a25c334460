import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chunkBytesMax, partCountOf, partOf, partsOf } from './chunks.ts';

test('[UPLOAD-02] a chunk is the file itself, capped at 20 MB', () => {
  expect(partsOf(5)).toEqual([{ number: 1, offset: 0, size: 5 }]);
  expect(partsOf(chunkBytesMax)).toHaveLength(1);
  expect(partsOf(chunkBytesMax + 1)).toEqual([
    { number: 1, offset: 0, size: 20_971_520 },
    { number: 2, offset: 20_971_520, size: 1 },
  ]);
});

test('parts lie side by side and make up the whole file', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 * chunkBytesMax }), (size) => {
      const parts = partsOf(size);
      expect(parts).toHaveLength(partCountOf(size));
      let end = 0;
      for (const part of parts) {
        expect(part).toEqual(partOf(size, part.number));
        expect(part.offset).toBe(end);
        expect(part.size).toBeGreaterThan(0);
        end += part.size;
      }
      expect(end).toBe(size);
    }),
  );
});
