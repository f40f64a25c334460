import { dayIn } from '../kernel/calendar/is-time-zone.ts';
import { addDays } from '../kernel/calendar/add-days.ts';
import { instantIn } from '../kernel/calendar/instant-in.ts';

/** The first instant of tomorrow in a zone. */
export const startOfTomorrow = (timeZone: string, now: number): number =>
  instantIn(timeZone, addDays(dayIn(timeZone, now), 1), 0);
