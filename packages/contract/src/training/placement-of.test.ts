import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placementOf } from './placement-of.ts';

test('a free seat, then the waiting list, then nothing', () => {
  const full = { seats: 2, seatsTaken: 2, waitingMax: 1 };
  expect(placementOf({ ...full, seatsTaken: 1, waitingCount: 0 })).toBe('enrolled');
  expect(placementOf({ ...full, waitingCount: 0 })).toBe('waiting');
  expect(placementOf({ ...full, waitingCount: 1 })).toBeNull();
  expect(placementOf({ ...full, waitingCount: 0, waitingMax: 0 })).toBeNull();
  expect(placementOf({ ...full, seats: null, waitingCount: 0 })).toBe('enrolled');
});

test('a free seat is not for who comes later while somebody waits', () => {
  expect(placementOf({ seats: 2, seatsTaken: 1, waitingCount: 1, waitingMax: 5 })).toBe('waiting');
});

const step = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ kind: 'apply' as const }) },
  { weight: 2, arbitrary: fc.nat(20).map((at) => ({ kind: 'leave' as const, at })) },
  { weight: 1, arbitrary: fc.nat(3).map((more) => ({ kind: 'grow' as const, more })) },
);

test('[property] in any order of coming, leaving and growing nobody is overtaken, and no seat stays free', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), fc.integer({ min: 1, max: 4 }), (steps, first) => {
      let [seats, number] = [first, 0];
      let enrolled: number[] = [];
      let waiting: number[] = [];
      for (const one of steps) {
        if (one.kind === 'apply') {
          number += 1;
          const input = { seats, seatsTaken: enrolled.length, waitingCount: waiting.length, waitingMax: 5 };
          const state = placementOf(input);
          if (state === 'enrolled') enrolled.push(number);
          if (state === 'waiting') waiting.push(number);
        }
        if (one.kind === 'leave') enrolled = enrolled.filter((_, index) => index !== one.at);
        if (one.kind === 'grow') seats += one.more;
        // Promoted within the same transaction.
        const free = seats - enrolled.length;
        enrolled = [...enrolled, ...waiting.slice(0, free)];
        waiting = waiting.slice(free);
        expect(enrolled.length).toBeLessThanOrEqual(seats);
        expect(enrolled.length === seats || waiting.length === 0).toBe(true);
        expect(waiting).toEqual(waiting.toSorted((a, b) => a - b));
      }
    }),
  );
});
