import { expect, test } from 'vitest';
import { startOfTomorrow } from './start-of-tomorrow.ts';

test.each([
  ['a usual day', 'Asia/Shanghai', '2026-03-29T10:00+08:00', '2026-03-30T00:00+08:00'],
  ['the day that has 23 hours', 'Europe/Paris', '2026-03-29T00:30+01:00', '2026-03-30T00:00+02:00'],
  ['the day that has 25 hours', 'Europe/Paris', '2026-10-25T00:00+02:00', '2026-10-26T00:00+01:00'],
  ['a day that begins at one o’clock', 'Africa/Cairo', '2026-04-23T12:00+02:00', '2026-04-24T01:00+03:00'],
  ['a zone of quarters', 'Asia/Kathmandu', '2026-03-29T23:59+05:45', '2026-03-30T00:00+05:45'],
])('[D-183] tomorrow begins at midnight of the person’s zone: %s', (_, timeZone, now, tomorrow) => {
  expect(new Date(startOfTomorrow(timeZone, Date.parse(now)))).toEqual(new Date(tomorrow));
});
