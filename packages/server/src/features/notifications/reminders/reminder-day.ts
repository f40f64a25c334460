import { quietUntil } from '@shuyuan/contract/kernel/calendar/is-quiet';
import { dayIn } from '@shuyuan/contract/kernel/calendar/is-time-zone';

/** The day on which somebody hears of what is said now: in the evening that is tomorrow. */
export const reminderDay = (timeZone: string, now: number): string => dayIn(timeZone, quietUntil(timeZone, now));
