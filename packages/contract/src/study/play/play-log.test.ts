import fc from 'fast-check';
import { unionOf, unitsIn, without } from './intervals.ts';
import { expect, test } from 'vitest';
import { playLog } from './play-log.ts';

const fresh = () => playLog({ counted: [{ from: 0, to: 5 }], resumePoint: 5 });

test('[D-178] a report has what is not counted yet, the time spent and where one is; without news there is none', () => {
  const log = fresh();
  expect(log.next()).toBeNull();
  log.watch({ from: 3, to: 8 });
  log.spend(2_700);
  log.moveTo(8.6);
  expect(log.next()).toEqual({ sequence: 1, intervals: [{ from: 5, to: 8 }], activeSeconds: 2, resumePoint: 8 });
  log.acknowledge([{ from: 0, to: 8 }]);
  expect(log.next()).toBeNull();
  log.spend(300);
  expect(log.next()).toMatchObject({ sequence: 2, intervals: [], activeSeconds: 1 });
});

test('[D-178] what a lost report said is in the next one, with a number of its own', () => {
  const log = fresh();
  log.watch({ from: 5, to: 9 });
  log.spend(4_000);
  const lost = log.next();
  expect(lost).toMatchObject({ sequence: 1, activeSeconds: 4 });
  if (lost) log.restore(lost);
  log.watch({ from: 9, to: 10 });
  expect(log.next()).toEqual({ sequence: 2, intervals: [{ from: 5, to: 10 }], activeSeconds: 4, resumePoint: 5 });
});

test('[D-178] what ran out of sight is shown as not counted and never reported', () => {
  const log = fresh();
  log.pass({ from: 5, to: 9 });
  expect(log.pending()).toEqual([{ from: 5, to: 9 }]);
  expect(log.next()).toBeNull();
  expect(log.expectedUnits()).toBe(5);
});

test('[D-178] one has come as far as anything was seen, counted or not, or as one was let go on from', () => {
  const log = fresh();
  expect(log.furthest()).toBe(5);
  log.watch({ from: 2, to: 4 });
  log.watch({ from: 5, to: 7 });
  log.moveTo(60);
  expect(log.furthest()).toBe(7);
  log.pass({ from: 7, to: 9 });
  log.acknowledge([{ from: 0, to: 8 }]);
  expect(log.furthest()).toBe(9);
  expect(playLog({ counted: [], resumePoint: 12 }).furthest()).toBe(12);
});

test('[D-178] whichever reports arrive, everything watched is reported until it is counted', () => {
  const interval = fc.tuple(fc.nat(50), fc.nat(10)).map(([from, length]) => ({ from, to: from + length }));
  fc.assert(
    fc.property(fc.array(fc.tuple(interval, fc.boolean())), (steps) => {
      const log = playLog({ counted: [], resumePoint: 0 });
      let counted = unionOf([]);
      for (const [seen, arrives] of steps) {
        log.watch(seen);
        const report = log.next();
        if (report && arrives) {
          counted = unionOf([...counted, ...report.intervals]);
          log.acknowledge(counted);
        } else if (report) log.restore(report);
      }
      const rest = log.next()?.intervals ?? [];
      const all = steps.map(([seen]) => seen);
      expect(without(all, [...counted, ...rest])).toEqual([]);
      expect(unitsIn([...counted, ...rest])).toBe(unitsIn(all));
    }),
  );
});
