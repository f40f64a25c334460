import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawOrder } from './draw-order.ts';

const seedOf = (number: number): string => createHash('sha256').update(`draw ${number}`).digest('hex');

test('[ENUM-11] [property] a draw is an order of its entries, and the same whatever order they stand in', () => {
  const entries = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 26 }), { maxLength: 40 });
  fc.assert(
    fc.property(entries, fc.string(), fc.nat(), (ids, seed, turn) => {
      const drawn = drawOrder(seed, ids);
      expect(drawn.toSorted()).toEqual(ids.toSorted());
      const at = ids.length === 0 ? 0 : turn % ids.length;
      expect(drawOrder(seed, [...ids.slice(at), ...ids.slice(0, at)])).toEqual(drawn);
      // Nobody gains or loses by somebody else's coming.
      const without = ids.filter((_, index) => index !== at);
      expect(drawOrder(seed, without)).toEqual(drawn.filter((id) => id !== ids[at]));
    }),
  );
});

test('[ENUM-11] every order is as likely as any other', () => {
  const [draws, entries] = [4_800, ['first', 'second', 'third', 'fourth']];
  const orders = new Map<string, number>();
  for (let number = 0; number < draws; number++) {
    const order = drawOrder(seedOf(number), entries).join(' ');
    orders.set(order, (orders.get(order) ?? 0) + 1);
  }
  const expected = draws / 24;
  const deviation = [...orders.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  expect(orders.size).toBe(24);
  // Chi-square with 23 degrees of freedom: 49.7 is passed by one honest draw in a thousand.
  expect(deviation).toBeLessThan(49.7);
});

test('[ENUM-11] coming first is no better than coming last: each of thirty has a tenth of three seats', () => {
  const [draws, people] = [1_600, Array.from({ length: 30 }, (_, index) => `person-${index}`)];
  const wins = new Map(people.map((id) => [id, 0]));
  for (let number = 0; number < draws; number++)
    for (const id of drawOrder(seedOf(number), people).slice(0, 3)) wins.set(id, (wins.get(id) ?? 0) + 1);
  const expected = draws / 10;
  // 160 wins each with a standard deviation of 12: five of them are never left by chance.
  for (const count of wins.values()) expect(Math.abs(count - expected)).toBeLessThan(60);
});
