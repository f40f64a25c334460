import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { hourMs } from '../kernel/time-units.ts';
import { reminderSteps, reminderStepsOf } from './reminder-steps.ts';

const at = (iso: string): number => Date.parse(iso);
const timeZone = 'Europe/Berlin';
// The end of 31 March, and of the two days of grace after it.
const duty = {
  dueTime: at('2026-03-31T22:00:00Z'),
  lateTime: at('2026-04-02T22:00:00Z'),
  openTime: at('2026-03-01T08:00:00Z'),
  timeZone,
};
const stepsAt = (iso: string, over: Partial<typeof duty> = {}) => reminderStepsOf({ ...duty, ...over, now: at(iso) });

test('[D-180] the learner first, then the director and the next one, by days of the zone across a changed clock', () => {
  expect(stepsAt('2026-03-24T22:59:59Z')).toEqual([]);
  expect(stepsAt('2026-03-24T23:00:00Z')).toEqual(['week']);
  expect(stepsAt('2026-03-30T22:00:00Z')).toEqual(['day']);
  expect(stepsAt('2026-04-02T21:59:59Z')).toEqual(['day']);
  expect(stepsAt('2026-04-02T22:00:00Z')).toEqual(['late']);
  expect(stepsAt('2026-04-05T22:00:00Z')).toEqual(['late', 'director']);
  expect(stepsAt('2026-04-12T22:00:00Z')).toEqual(['late', 'director', 'nextDirector']);
});

test('[D-180] nobody is reminded of a day before their duty came', () => {
  expect(stepsAt('2026-03-31T08:00:00Z', { openTime: at('2026-03-31T07:00:00Z') })).toEqual([]);
});

test('[D-180] as time goes on a receiver hears of later steps only, and of one at a time', () => {
  const receiverOf = (name: string) => reminderSteps.find((step) => step.name === name)?.to;
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 * 24 }), fc.integer({ min: 0, max: 60 * 24 }), (hours, more) => {
      const stepsAfter = (count: number) => reminderStepsOf({ ...duty, now: duty.openTime + count * hourMs });
      const [earlier, later] = [stepsAfter(hours), stepsAfter(hours + more)];
      const orderOf = (name: string) => reminderSteps.findIndex((step) => step.name === name);
      for (const name of earlier) {
        const next = later.find((one) => receiverOf(one) === receiverOf(name)) ?? '';
        expect(orderOf(next)).toBeGreaterThanOrEqual(orderOf(name));
      }
      expect(new Set(later.map(receiverOf)).size).toBe(later.length);
    }),
  );
});

test('[D-180] days are counted where the learner is: what is due in the zone of its rule comes up on their own day', () => {
  // Due as 31 March ends in Shanghai, when it is still noon in New York, whose clock changed on the 8th.
  const asked = { ...duty, dueTime: at('2026-03-31T16:00:00Z'), timeZone: 'America/New_York' };
  expect(stepsAt('2026-03-31T03:59:59Z', asked)).toEqual(['week']);
  expect(stepsAt('2026-03-31T04:00:00Z', asked)).toEqual(['day']);
  expect(stepsAt('2026-03-30T16:00:00Z', { ...asked, timeZone: 'Asia/Shanghai' })).toEqual(['day']);
});
