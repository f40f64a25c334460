import { addDays } from '../kernel/calendar/add-days.ts';
import { instantIn } from '../kernel/calendar/instant-in.ts';
import { dayIn } from '../kernel/calendar/is-time-zone.ts';
import { addMonths } from './add-months.ts';

type Validity = { readonly issueTime: number; readonly months: number; readonly timeZone: string };

/** D-188: an award holds to the end of the day so many months on, by the clock of its zone. */
export const expireTimeOf = ({ issueTime, months, timeZone }: Validity): number =>
  instantIn(timeZone, addDays(addMonths(dayIn(timeZone, issueTime), months), 1), 0);
