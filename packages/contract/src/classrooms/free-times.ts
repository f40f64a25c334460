import { instantIn } from '../kernel/calendar/instant-in.ts';
import { minuteMs } from '../kernel/time-units.ts';
import { classroomLimits as limits } from './classroom-limits.ts';
import { freeGaps } from './free-gaps.ts';
import { openHours, type RoomHours, type TimeSpan } from './open-hours.ts';

/** D-189: parts of a day by the wall clock of a room, as minutes of it. */
const minutesOf = { day: [0, 1440], morning: [480, 720], afternoon: [780, 1080], evening: [1080, 1320] } as const;
const stepMs = limits.stepMinutes * minuteMs;

/** D-189: when a room can be had on a day for as long as it is needed; from now on, within its hours, between what is taken. */
export function freeTimes(room: RoomHours, wanted: WantedTime, { taken, now }: Situation): TimeSpan[] {
  const hours = openHours(room, wanted.day);
  if (!hours) return [];
  const [from, to] = minutesOf[wanted.part].map((minute) => instantIn(room.timeZone, wanted.day, minute));
  const within = {
    from: Math.max(hours.from, from ?? 0, Math.ceil(now / stepMs) * stepMs),
    to: Math.min(hours.to, to ?? 0),
  };
  return within.from < within.to ? freeGaps(within, taken, wanted.minutes * minuteMs) : [];
}

export type DayPart = keyof typeof minutesOf;
export const dayParts = ['day', 'morning', 'afternoon', 'evening'] as const satisfies readonly DayPart[];

export type WantedTime = {
  readonly day: string;
  readonly part: DayPart;
  /** The room is needed for so long without a break. */
  readonly minutes: number;
};

type Situation = { readonly taken: readonly TimeSpan[]; readonly now: number };
