import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../kernel/calendar/add-days.ts';
import { instantIn } from '../kernel/calendar/instant-in.ts';
import { hourMs } from '../kernel/time-units.ts';
import { dueStepOf, renewalDaysOf, renewalSteps } from './renewal-steps.ts';

const timeZone = 'Asia/Shanghai';
const expireTime = instantIn(timeZone, '2027-03-01', 0);
const days = renewalSteps;
const at = (day: string, minute = 0) => instantIn(timeZone, day, minute);

test('[D-188] steps are kept once, the earliest first, and not where nothing ends', () => {
  expect(renewalDaysOf([7, 90, 7], 12)).toEqual([90, 7]);
  expect(renewalDaysOf([7, 90], null)).toEqual([]);
});

test.for([
  ['2026-11-30', null, null],
  ['2026-12-01', null, 90],
  ['2026-12-01', 90, null],
  ['2026-12-31', 90, 60],
  ['2027-01-30', 90, 30],
  ['2027-02-22', 30, 7],
  ['2027-02-28', 7, null],
  ['2027-04-01', null, 7],
] as const)('[D-188] on %s, told of %s before, the step is %s', ([day, before, step]) => {
  const told = before === null ? null : { days: before, time: at('2026-11-01') };
  expect(dueStepOf({ expireTime, timeZone, days, told, now: at(day) })).toBe(step);
});

test('[D-188] one notice a day, and none for a step that was not chosen', () => {
  const told = { days: 90, time: at('2026-12-31', 5) };
  expect(dueStepOf({ expireTime, timeZone, days, told, now: at('2026-12-31', 600) })).toBeNull();
  expect(dueStepOf({ expireTime, timeZone, days, told, now: at('2027-01-01') })).toBe(60);
  expect(dueStepOf({ expireTime, timeZone, days: [90, 7], told, now: at('2027-01-30') })).toBeNull();
});

/** Every hour within two days of a step, and the rest of the last hundred days by halves: nothing can change there. */
function* looksBefore(end: number): Generator<number> {
  for (let hours = 100 * 24; hours > 0; hours -= 1) {
    const isNear = renewalSteps.some((step) => Math.abs(hours - step * 24) <= 48);
    if (isNear || hours % 12 === 0) yield end - hours * hourMs;
  }
}

test('[D-188] whoever looks every hour around the steps of the last hundred days is told once per chosen step, in every zone', () => {
  const zones = fc.constantFrom('Asia/Shanghai', 'America/New_York', 'Africa/Cairo', 'Australia/Lord_Howe');
  const chosen = fc.subarray([...renewalSteps]);
  fc.assert(
    fc.property(zones, chosen, fc.integer({ min: 0, max: 364 }), (zone, steps, offset) => {
      const end = instantIn(zone, addDays('2027-01-01', offset), 0);
      const told: number[] = [];
      let last: { days: number; time: number } | null = null;
      for (const now of looksBefore(end)) {
        const step = dueStepOf({ expireTime: end, timeZone: zone, days: steps, told: last, now });
        if (step === null) continue;
        told.push(step);
        last = { days: step, time: now };
      }
      expect(told).toEqual(renewalSteps.filter((one) => steps.includes(one)));
    }),
    { numRuns: 25 },
  );
});
