import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Intervals, missingOf, unionOf, unitsIn } from './intervals.ts';
import {
  beginCredit,
  type Countable,
  countReport,
  maxCreditMs,
  type PlayCredit,
  type PlayReport,
} from './play-credit.ts';

const duration = 600;
/** A film that may be played twice as fast. */
const film: Countable = { total: duration, unitMs: 500 };
const toleranceMs = 1_000;

const interval = fc
  .tuple(fc.integer({ min: -50, max: 700 }), fc.integer({ min: -50, max: 900 }))
  .map(([from, to]) => ({ from, to }));
const report = fc.record({
  intervals: fc.array(interval, { maxLength: 5 }),
  activeSeconds: fc.integer({ min: 0, max: 3_600 }),
});

type Arrival = { readonly at: number; readonly report: PlayReport };
type Tally = { readonly credit: PlayCredit; readonly counted: Intervals; readonly studySeconds: number };

/** Reports as they arrive at the server, each by the clock of the server. */
const countAll = (arrivals: readonly Arrival[], begun: Tally, countable: Countable = film): Tally =>
  arrivals.reduce<Tally>((tally, { at, report: given }) => {
    const result = countReport({ credit: tally.credit, counted: tally.counted, countable }, given, at);
    return {
      credit: result.credit,
      counted: unionOf([...tally.counted, ...result.granted]),
      studySeconds: tally.studySeconds + result.studySeconds,
    };
  }, begun);

const begunAt = (now: number): Tally => ({ credit: beginCredit(null, now), counted: [], studySeconds: 0 });

const arrivals = fc
  .array(fc.record({ afterMs: fc.integer({ min: 0, max: 90_000 }), report }), { maxLength: 12 })
  .map((given) => {
    let at = 0;
    return given.map(({ afterMs, report: one }): Arrival => ({ at: (at += afterMs), report: one }));
  });

test('[D-178] whatever is reported: never more than there is, nor than the time that passed allows', () => {
  fc.assert(
    fc.property(arrivals, (given) => {
      const { counted, studySeconds } = countAll(given, begunAt(0));
      const wallMs = given.at(-1)?.at ?? 0;
      expect(unitsIn(counted)).toBeLessThanOrEqual(duration);
      expect(unitsIn(counted) * film.unitMs).toBeLessThanOrEqual(wallMs + toleranceMs);
      expect(studySeconds * 1_000).toBeLessThanOrEqual(wallMs);
      expect(counted.every(({ from, to }) => from >= 0 && to <= duration && from < to)).toBe(true);
    }),
  );
});

test('[D-178] plays begun again and again, in sixteen tabs or two devices, gain nothing', () => {
  const begin = fc.integer({ min: 0, max: 2_000 });
  fc.assert(
    fc.property(fc.array(fc.record({ afterMs: begin, report }), { minLength: 1, maxLength: 30 }), (given) => {
      let [at, tally] = [0, begunAt(0)];
      for (const { afterMs, report: one } of given) {
        at += afterMs;
        // The newer play takes over; what the older one had not used is lost.
        const { counted, studySeconds } = tally;
        tally = countAll([{ at, report: one }], { counted, studySeconds, credit: beginCredit(tally.credit, at) });
      }
      expect(unitsIn(tally.counted) * film.unitMs).toBeLessThanOrEqual(at + toleranceMs);
      expect(tally.studySeconds).toBe(0);
    }),
  );
});

/** A player that reports what it played: each report a piece of the film, at twice the speed at most. */
const honest = fc
  .array(fc.record({ seconds: fc.integer({ min: 1, max: 30 }), from: fc.integer({ min: 0, max: 570 }) }), {
    minLength: 1,
    maxLength: 8,
  })
  .map((pieces) =>
    pieces.map(({ seconds, from }, index) => ({
      playedUntil: (index + 1) * 30_000,
      report: { intervals: [{ from, to: from + seconds }], activeSeconds: 15 },
    })),
  );

test('[D-178] what was really played counts the same in whatever order it arrives, late or not', () => {
  fc.assert(
    fc.property(honest, fc.array(fc.nat()), (pieces, keys) => {
      const inTime = pieces.map(({ playedUntil, report: one }) => ({ at: playedUntil, report: one }));
      const end = Math.min(maxCreditMs, pieces.length * 30_000);
      const shuffled = pieces
        .map(({ report: one }, index) => ({ key: keys[index] ?? index, report: one }))
        .toSorted((a, b) => a.key - b.key)
        .map(({ report: one }) => ({ at: end, report: one }));
      const [first, second] = [countAll(inTime, begunAt(0)), countAll(shuffled, begunAt(0))];
      expect(second.counted).toEqual(first.counted);
      expect(second.studySeconds).toBe(first.studySeconds);
      // Once more the same: nothing changes.
      expect(countAll(inTime, first).counted).toEqual(first.counted);
    }),
  );
});

test('[D-178] a report that is lost never counts more', () => {
  fc.assert(
    fc.property(arrivals, fc.nat(), (given, lost) => {
      const without = given.filter((_, index) => index !== lost % Math.max(1, given.length));
      const wallMs = given.at(-1)?.at ?? 0;
      expect(unitsIn(countAll(without, begunAt(0)).counted) * film.unitMs).toBeLessThanOrEqual(wallMs + toleranceMs);
      const claimed = unitsIn(without.flatMap(({ report: one }) => one.intervals));
      expect(unitsIn(countAll(without, begunAt(0)).counted)).toBeLessThanOrEqual(claimed);
    }),
  );
  fc.assert(
    fc.property(honest, fc.nat(), (pieces, lost) => {
      const all = pieces.map(({ playedUntil, report: one }) => ({ at: playedUntil, report: one }));
      const some = all.filter((_, index) => index !== lost % all.length);
      const [more, fewer] = [countAll(all, begunAt(0)).counted, countAll(some, begunAt(0)).counted];
      expect(unionOf([...more, ...fewer])).toEqual(more);
    }),
  );
});

test('[D-178] a clock that goes back gives nothing, and a lid that was closed for a night gives five minutes', () => {
  const whole = { intervals: [{ from: 0, to: duration }], activeSeconds: 3_600 };
  const back = countReport({ credit: beginCredit(null, 10_000), counted: [], countable: film }, whole, 0);
  expect(unitsIn(back.granted) * film.unitMs).toBeLessThanOrEqual(toleranceMs);
  const night = countReport({ credit: beginCredit(null, 0), counted: [], countable: film }, whole, 28_800_000);
  expect([unitsIn(night.granted), night.studySeconds]).toEqual([duration, 300]);
  const long = { total: 10_000, unitMs: 1_000 };
  const claim = { intervals: [{ from: 0, to: 10_000 }], activeSeconds: 0 };
  const slow = countReport({ credit: beginCredit(null, 0), counted: [], countable: long }, claim, 28_800_000);
  expect(unitsIn(slow.granted)).toBe(301);
});

test('the player can show what is counted and what is missing', () => {
  const counted = unionOf([
    { from: 20, to: 30 },
    { from: 0, to: 12 },
    { from: 10, to: 15 },
  ]);
  expect(counted).toEqual([
    { from: 0, to: 15 },
    { from: 20, to: 30 },
  ]);
  expect(missingOf(counted, 40)).toEqual([
    { from: 15, to: 20 },
    { from: 30, to: 40 },
  ]);
  expect(missingOf([{ from: 0, to: 40 }], 40)).toEqual([]);
});
