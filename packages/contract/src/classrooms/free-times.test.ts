import { expect, test } from 'vitest';
import { instantIn } from '../kernel/calendar/instant-in.ts';
import { type DayPart, freeTimes } from './free-times.ts';

const timeZone = 'Asia/Shanghai';
const room = { timeZone, opensMinute: 540, closesMinute: 1080, weekdays: [1, 2, 3, 4, 5] };
const thursday = '2026-11-19';
const at = (hour: number, day = thursday): number => instantIn(timeZone, day, hour * 60);
const longBefore = at(0, '2026-11-01');
const hoursOf = (part: DayPart, minutes: number, taken: readonly [number, number][] = [], now = longBefore) =>
  freeTimes(
    room,
    { day: thursday, part, minutes },
    { taken: taken.map(([from, to]) => ({ from: at(from), to: at(to) })), now },
  ).map(({ from, to }) => [(from - at(0)) / 3_600_000, (to - at(0)) / 3_600_000]);

test('[D-189] free is what nobody has taken in a part of the day, within the hours of the room', () => {
  expect(hoursOf('day', 60)).toEqual([[9, 18]]);
  expect(hoursOf('morning', 60)).toEqual([[9, 12]]);
  expect(hoursOf('afternoon', 60, [[14, 15]])).toEqual([
    [13, 14],
    [15, 18],
  ]);
  expect(hoursOf('evening', 60)).toEqual([]);
});

test('[D-189] a gap is as long as asked for; one that is taken whole is none', () => {
  expect(hoursOf('afternoon', 120, [[14, 15]])).toEqual([[15, 18]]);
  expect(hoursOf('afternoon', 240, [[14, 15]])).toEqual([]);
  expect(hoursOf('afternoon', 15, [[12, 19]])).toEqual([]);
});

test('[D-189] what has passed is not free, and a day on which the room is closed has nothing', () => {
  expect(hoursOf('day', 60, [], at(10) + 60_000)).toEqual([[10.25, 18]]);
  expect(hoursOf('day', 60, [], at(19))).toEqual([]);
  expect(freeTimes(room, { day: '2026-11-21', part: 'day', minutes: 15 }, { taken: [], now: longBefore })).toEqual([]);
});

test('[D-189] a part of the day is that of the wall clock also when the clock changes', () => {
  const berlin = { ...room, timeZone: 'Europe/Berlin', opensMinute: 0, closesMinute: 1440, weekdays: [7] };
  const [gap] = freeTimes(berlin, { day: '2027-03-28', part: 'morning', minutes: 60 }, { taken: [], now: longBefore });
  expect(gap).toEqual({ from: Date.parse('2027-03-28T06:00:00Z'), to: Date.parse('2027-03-28T10:00:00Z') });
});
