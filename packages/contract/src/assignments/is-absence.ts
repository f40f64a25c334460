import { addDays } from '../kernel/calendar/add-days.ts';
import { instantIn } from '../kernel/calendar/instant-in.ts';
import { assignmentLimits } from './assignment-limits.ts';

type Days = { readonly firstDay: string; readonly lastDay: string };

/** Days in their order, and no more of them than one absence has. */
export const isAbsence = ({ firstDay, lastDay }: Days): boolean =>
  firstDay <= lastDay && lastDay < addDays(firstDay, assignmentLimits.absenceDays);

/** From the first minute of the first day to the last of the last, by the clock of a zone. */
export const absenceTimesOf = ({ firstDay, lastDay, timeZone }: Days & { readonly timeZone: string }) => ({
  startTime: instantIn(timeZone, firstDay, 0),
  endTime: instantIn(timeZone, addDays(lastDay, 1), 0),
});
