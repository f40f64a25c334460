import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { longestRun, type Spread, spreadOut } from './spread-out.ts';

type Item = Spread & { readonly id: number };
const items = fc
  .array(
    fc.record({
      kind: fc.constantFrom('course', 'article', 'live'),
      authorId: fc.constantFrom('a', 'b', null),
      topicIds: fc.uniqueArray(fc.constantFrom('x', 'y', 'z'), { maxLength: 2 }),
    }),
    { maxLength: 25 },
  )
  .map((all) => all.map((item, id): Item => ({ ...item, id })));

const shares = (a: Item, others: readonly Item[]): boolean =>
  others.every(({ kind }) => kind === a.kind) ||
  (a.authorId !== null && others.every(({ authorId }) => authorId === a.authorId)) ||
  a.topicIds.some((topic) => others.every(({ topicIds }) => topicIds.includes(topic)));

test('[ROUTE-33] nothing is lost or doubled, and the best stays first', () => {
  fc.assert(
    fc.property(items, (ranked) => {
      const spread = spreadOut(ranked);
      expect(spread.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(ranked.map(({ id }) => id));
      expect(spread[0]).toEqual(ranked[0]);
    }),
  );
});

test('[ROUTE-33] more than two of a kind, an author or a topic follow each other only when nothing else is left', () => {
  fc.assert(
    fc.property(items, (ranked) => {
      const spread = spreadOut(ranked);
      for (const [at, item] of spread.entries()) {
        const before = spread.slice(Math.max(0, at - longestRun), at);
        if (before.length < longestRun || !shares(item, before)) continue;
        for (const other of spread.slice(at)) expect(shares(other, before)).toBe(true);
      }
    }),
  );
});

test('[ROUTE-33] a second page goes on where the first ended, as one list would', () => {
  fc.assert(
    fc.property(items, fc.integer({ min: 1, max: 10 }), (ranked, size) => {
      const whole = spreadOut(ranked);
      const first = spreadOut(ranked, { limit: size });
      const rest = ranked.filter((item) => !first.includes(item));
      expect([...first, ...spreadOut(rest, { before: first })]).toEqual(whole);
    }),
  );
});

test('[ROUTE-33] a list of one kind is spread by authors and topics alone', () => {
  const course = (id: number, authorId: string): Item => ({ id, kind: 'course', authorId, topicIds: [] });
  const ranked = [course(1, 'a'), course(2, 'a'), course(3, 'a'), course(4, 'b')];
  expect(spreadOut(ranked, { isOfOneKind: true }).map(({ id }) => id)).toEqual([1, 2, 4, 3]);
});
