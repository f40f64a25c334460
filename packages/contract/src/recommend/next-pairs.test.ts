import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Finish, keptFinishes, nextPairs, pairChanges } from './next-pairs.ts';
import { recommendLimits } from './recommend-limits.ts';

const now = Date.parse('2026-11-19T00:00:00Z');
const history: fc.Arbitrary<Finish[]> = fc.uniqueArray(
  fc.record({
    kind: fc.constantFrom('course' as const, 'article' as const),
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    finishedAt: fc.integer({ min: now - 10, max: now }),
    groups: fc.uniqueArray(fc.constantFrom('all', 'position:p', 'topic:t'), { minLength: 1 }),
  }),
  { selector: ({ kind, id }) => `${kind}:${id}`, maxLength: 8 },
);

const sum = (pairs: readonly { group: string; from: string; to: string; people?: number }[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { group, from, to, people = 1 } of pairs) {
    const key = `${group} ${from} ${to}`;
    const count = (counts.get(key) ?? 0) + people;
    if (count === 0) counts.delete(key);
    else counts.set(key, count);
  }
  return counts;
};

test('[ROUTE-33] counts kept by changes are those counted anew, whatever people finish, lose and finish again', () => {
  const story = fc.array(fc.tuple(fc.integer({ min: 0, max: 2 }), history), { maxLength: 12 });
  fc.assert(
    fc.property(story, (steps) => {
      const people = new Map<number, Finish[]>();
      const changes = steps.flatMap(([person, after]) => {
        const before = people.get(person) ?? [];
        people.set(person, after);
        return pairChanges(before, after);
      });
      expect(sum(changes)).toEqual(sum([...people.values()].flatMap(nextPairs)));
    }),
  );
});

test('[ROUTE-33] what was finished is followed by the next three, in each group of that time', () => {
  const finish = (id: string, finishedAt: number, groups = ['all']): Finish => ({
    kind: 'course',
    id,
    finishedAt,
    groups,
  });
  const pairs = nextPairs([
    finish('e', 5),
    finish('a', 1),
    finish('b', 2, ['all', 'position:p']),
    finish('c', 3),
    finish('d', 4),
  ]);
  const after = (from: string) =>
    pairs.filter((pair) => pair.group === 'all' && pair.from === from).map(({ to }) => to);
  expect(after('course:a')).toEqual(['course:b', 'course:c', 'course:d']);
  expect(after('')).toHaveLength(5);
  expect(pairs.filter(({ group }) => group === 'position:p')).toEqual([
    { group: 'position:p', from: '', to: 'course:b' },
    { group: 'position:p', from: 'course:a', to: 'course:b' },
  ]);
});

test('[ROUTE-33] of one person only the last thirty of a year are kept', () => {
  const finishes = Array.from({ length: 40 }, (_, at): Finish => ({
    kind: 'course',
    id: `${at}`,
    finishedAt: now - (40 - at),
    groups: ['all'],
  }));
  const kept = keptFinishes(finishes, now);
  expect([kept.length, kept[0]?.id, kept.at(-1)?.id]).toEqual([recommendLimits.history, '10', '39']);
  expect(keptFinishes(finishes, now + recommendLimits.historyMs)).toEqual([]);
});
