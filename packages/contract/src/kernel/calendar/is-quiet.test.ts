import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayMs, hourMs, minuteMs } from '../time-units.ts';
import { instantIn, minuteIn } from './instant-in.ts';
import { isQuiet, quietUntil } from './is-quiet.ts';

const at = (iso: string): number => Date.parse(iso);

test('[D-180] where the clock is changed, eight is eight by the clock of the day, in zones of whole and of half hours', () => {
  const hoursOf = (zone: string, day: string) => {
    const heard = Array.from(
      { length: dayMs / minuteMs },
      (_, minute) => at(`${day}T00:00:00Z`) + minute * minuteMs,
    ).filter((now) => !isQuiet(zone, now));
    return [new Date(heard[0] ?? 0), new Date(heard.at(-1) ?? 0)].map((end) => end.toISOString().slice(11, 16));
  };
  expect(hoursOf('Europe/Berlin', '2026-03-28')).toEqual(['07:00', '18:59']);
  expect(hoursOf('Europe/Berlin', '2026-03-29')).toEqual(['06:00', '17:59']);
  expect(hoursOf('Europe/Berlin', '2026-10-24')).toEqual(['06:00', '17:59']);
  expect(hoursOf('Europe/Berlin', '2026-10-25')).toEqual(['07:00', '18:59']);
  expect(hoursOf('Asia/Kolkata', '2026-03-29')).toEqual(['02:30', '14:29']);
  expect(hoursOf('Asia/Shanghai', '2026-03-29')).toEqual(['00:00', '11:59']);
});

test('[D-180] it is quiet from eight to eight by the clock of the zone', () => {
  const quietAt = (iso: string) => isQuiet('Asia/Shanghai', at(iso));
  expect(['2026-03-31T23:59:59Z', '2026-04-01T00:00:00Z', '2026-04-01T11:59:00Z'].map(quietAt)).toEqual([
    true,
    false,
    false,
  ]);
  expect(quietAt('2026-04-01T12:00:00Z')).toBe(true);
  expect(isQuiet('Asia/Shanghai', at('2026-04-01T00:00:00Z') + dayMs)).toBe(false);
});

test('[D-180] what happens in the quiet hours is told at eight, before midnight of the next day, after it of the same', () => {
  const until = (iso: string) => new Date(quietUntil('Europe/Berlin', at(iso))).toISOString();
  expect(until('2026-03-28T12:00:00Z')).toBe('2026-03-28T12:00:00.000Z');
  // The clock goes on in this night: eight comes after eleven hours.
  expect(until('2026-03-28T19:00:00Z')).toBe('2026-03-29T06:00:00.000Z');
  expect(until('2026-03-29T05:59:59Z')).toBe('2026-03-29T06:00:00.000Z');
  expect(until('2026-10-24T18:00:00Z')).toBe('2026-10-25T07:00:00.000Z');
});

test('[D-180] in every zone it is told at the next eight, never sooner and never after more than thirteen hours', () => {
  const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
  const instants = fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2030-01-01T00:00:00Z') });
  fc.assert(
    fc.property(zones, instants, (zone, now) => {
      const told = quietUntil(zone, now);
      expect(isQuiet(zone, told)).toBe(false);
      expect(told === now).toBe(!isQuiet(zone, now));
      if (told === now) return;
      expect(told).toBeGreaterThan(now);
      expect(told - now).toBeLessThanOrEqual(13 * hourMs);
      expect(minuteIn(zone, told)).toBe(8 * 60);
      expect(isQuiet(zone, told - 1)).toBe(true);
    }),
    { numRuns: 300, examples: [['Europe/Berlin', instantIn('Europe/Berlin', '2026-10-24', 20 * 60)]] },
  );
});
