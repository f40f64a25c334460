import { addDays } from '@shuyuan/contract/kernel/calendar/add-days';
import { instantIn } from '@shuyuan/contract/kernel/calendar/instant-in';
import { zoneHere } from '../../../lib/zone-name.ts';

/** The instant a day ends with for the reader; without one a report is about now. */
export const instantOfDay = (day: string): { asOf?: number } =>
  day === '' ? {} : { asOf: instantIn(zoneHere(), addDays(day, 1), 0) };
