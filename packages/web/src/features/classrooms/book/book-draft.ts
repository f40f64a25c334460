import { type BookingProblem, bookingProblem } from '@shuyuan/contract/classrooms/booking-problem';
import { classroomLimits as limits } from '@shuyuan/contract/classrooms/classroom-limits';
import type { TimeSpan } from '@shuyuan/contract/classrooms/open-hours';
import { isDay } from '@shuyuan/contract/kernel/calendar/add-days';
import { instantIn, minuteIn } from '@shuyuan/contract/kernel/calendar/instant-in';
import { dayIn } from '@shuyuan/contract/kernel/calendar/is-time-zone';
import { textLength } from '@shuyuan/contract/kernel/text-length';
import type { Room } from '../room.ts';
import { clockText } from '../use-room-time.ts';

/** As typed; times are those of the room. */
export type BookDraft = {
  readonly title: string;
  readonly day: string;
  readonly from: string;
  readonly to: string;
  readonly people: string;
};

export const draftOf = ({ timeZone }: Room, { from, to }: TimeSpan, people?: number): BookDraft => ({
  title: '',
  day: dayIn(timeZone, from),
  from: clockText(minuteIn(timeZone, from)),
  to: clockText(minuteIn(timeZone, to)),
  people: String(people ?? ''),
});

/** The minute of the day of `08:30`; null for anything else. */
export function minuteOf(text: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(text) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

/** Null: day or times are not filled in. Midnight is the end of the day where it is an end. */
export function spanOf({ timeZone }: Room, draft: BookDraft): TimeSpan | null {
  const [from, to] = [minuteOf(draft.from), minuteOf(draft.to)];
  if (!isDay(draft.day) || from === null || to === null) return null;
  return { from: instantIn(timeZone, draft.day, from), to: instantIn(timeZone, draft.day, to === 0 ? 1440 : to) };
}

/** Null: not said. */
export const peopleOf = ({ people }: BookDraft): number | null =>
  /^\d{1,4}$/.test(people.trim()) ? Number(people.trim()) : null;

export type TimeProblem = BookingProblem | 'no-time';

export function problemsOf(room: Room, draft: BookDraft, now: number) {
  const length = textLength(draft.title.trim());
  const span = spanOf(room, draft);
  const count = peopleOf(draft);
  const time: TimeProblem | null = span === null ? 'no-time' : bookingProblem(room, span, now);
  return {
    title: length < 1 || length > limits.titleMax,
    people: draft.people.trim() !== '' && (count === null || count < 1 || count > limits.seatsMax),
    time,
  };
}
