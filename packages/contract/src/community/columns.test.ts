import fc from 'fast-check';
import { expect, test } from 'vitest';
import { movedBefore } from './columns.ts';

test.each([
  ['a', 'c', ['b', 'a', 'c']],
  ['c', 'a', ['c', 'a', 'b']],
  ['a', null, ['b', 'c', 'a']],
  ['c', null, ['a', 'b', 'c']],
  ['b', 'b', ['a', 'b', 'c']],
  ['x', 'a', undefined],
  ['a', 'x', undefined],
] as const)('[COMM-27] %s before %s', (id, beforeId, expected) => {
  expect(movedBefore(['a', 'b', 'c'], id, beforeId)).toEqual(expected);
});

test('[COMM-27] whatever is moved, nothing is lost and the others keep their order', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { minLength: 1 }), fc.nat(), fc.nat(), (ids, from, to) => {
      const [id = '', before = ''] = [ids[from % ids.length], ids[to % ids.length]];
      const moved = movedBefore(ids, id, before) ?? [];
      expect(moved.filter((one) => one !== id)).toEqual(ids.filter((one) => one !== id));
      expect(moved).toHaveLength(ids.length);
      expect(moved.indexOf(id)).toBe(id === before ? ids.indexOf(id) : moved.indexOf(before) - 1);
    }),
  );
});
