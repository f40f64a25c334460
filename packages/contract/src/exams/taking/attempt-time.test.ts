import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minuteMs } from '../../kernel/time-units.ts';
import { type AttemptTime, closesAt, graceMs, isOver, remainingTime } from './attempt-time.ts';

const noon = Date.UTC(2026, 10, 17, 12);
const at = (over: Partial<AttemptTime>): number =>
  closesAt({
    startedAt: noon,
    lengthMinutes: 60,
    windowEndsAt: noon + 30 * minuteMs,
    endRule: 'lastStart',
    extraMs: 0,
    ...over,
  });

test('[D-183] the end of the window and the length go together as the author chose', () => {
  expect(at({})).toBe(noon + 60 * minuteMs);
  expect(at({ endRule: 'hardEnd' })).toBe(noon + 30 * minuteMs);
  expect(at({ endRule: 'hardEnd', lengthMinutes: 20 })).toBe(noon + 20 * minuteMs);
  expect(at({ endRule: 'hardEnd', windowEndsAt: null })).toBe(noon + 60 * minuteMs);
  expect(at({ lengthMinutes: null })).toBe(noon + 30 * minuteMs);
  expect(at({ endRule: 'hardEnd', extraMs: minuteMs })).toBe(noon + 31 * minuteMs);
  expect(remainingTime(noon, noon + 1)).toBe(0);
  expect([isOver(noon, noon + graceMs), isOver(noon, noon + graceMs + 1)]).toEqual([false, true]);
});

const times = fc.record({
  startedAt: fc.integer({ min: 0, max: 4e12 }),
  lengthMinutes: fc.option(fc.integer({ min: 1, max: 1_440 })),
  windowEndsAt: fc.option(fc.integer({ min: 0, max: 4e12 })),
  endRule: fc.constantFrom('lastStart' as const, 'hardEnd' as const),
  extraMs: fc.integer({ min: 0, max: 1e8 }),
});
const zones = [
  'Asia/Shanghai',
  'America/New_York',
  'Europe/Paris',
  'Africa/Casablanca',
  'Pacific/Apia',
  'Asia/Kathmandu',
];

test('[D-183] extra time moves the end by itself, an attempt has no more than its length, and no zone has a say', () => {
  const zone = process.env['TZ'];
  fc.assert(
    fc.property(times, fc.constantFrom(...zones), (time, other) => {
      const end = closesAt(time);
      expect(end).toBe(closesAt({ ...time, extraMs: 0 }) + time.extraMs);
      const length = time.lengthMinutes === null ? Infinity : time.lengthMinutes * minuteMs;
      expect(end - time.startedAt).toBeLessThanOrEqual(length + time.extraMs);
      process.env['TZ'] = other;
      expect(closesAt(time)).toBe(end);
      expect(remainingTime(end, time.startedAt)).toBe(Math.max(0, end - time.startedAt));
    }),
  );
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});
