import { instantIn, minuteIn } from '@shuyuan/contract/kernel/calendar/instant-in';
import { dayIn } from '@shuyuan/contract/kernel/calendar/is-time-zone';

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** A moment as the field for day and hour writes it, by the wall clock of a zone; empty for none. */
export function zoneTime(timeZone: string, time: number | null): string {
  if (time === null) return '';
  const minute = minuteIn(timeZone, time);
  return `${dayIn(timeZone, time)}T${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;
}

/** The moment somebody chose by that clock; null where the field is empty or only half filled in. */
export function timeInZone(timeZone: string, text: string): number | null {
  const [, day, hours, minutes] = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)/.exec(text) ?? [];
  if (day === undefined || Number.isNaN(Date.parse(day))) return null;
  return instantIn(timeZone, day, Number(hours) * 60 + Number(minutes));
}
