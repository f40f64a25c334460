import { expect, test } from 'vitest';
import { shiftClass } from './shift-class.ts';

const meeting = (start: string, end: string) => ({ startTime: Date.parse(start), endTime: Date.parse(end) });

test('[ENUM-11] a copy meets at the same hours of its zone, also beyond summer time and across midnight', () => {
  const timeZone = 'Europe/Berlin';
  const meetings = [
    meeting('2027-03-22T08:00:00Z', '2027-03-22T11:00:00Z'),
    meeting('2027-03-24T22:30:00Z', '2027-03-25T00:30:00Z'),
  ];
  const later = shiftClass({ timeZone, meetings }, '2027-03-29');
  expect(meetings.map(({ startTime, endTime }) => [later(startTime), later(endTime)])).toEqual([
    [Date.parse('2027-03-29T07:00:00Z'), Date.parse('2027-03-29T10:00:00Z')],
    [Date.parse('2027-03-31T21:30:00Z'), Date.parse('2027-03-31T23:30:00Z')],
  ]);
  const earlier = shiftClass({ timeZone, meetings: meetings.toReversed() }, '2027-03-15');
  expect(earlier(Date.parse('2027-03-22T08:00:00Z'))).toBe(Date.parse('2027-03-15T08:00:00Z'));
});

test('[ENUM-11] a class without meetings has nothing to shift', () => {
  const noon = Date.parse('2026-11-19T04:00:00Z');
  expect(shiftClass({ timeZone: 'Asia/Shanghai', meetings: [] }, '2027-01-01')(noon)).toBe(noon);
});
