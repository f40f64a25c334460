import { addDays } from '../kernel/calendar/add-days.ts';
import { instantIn } from '../kernel/calendar/instant-in.ts';
import { dayIn } from '../kernel/calendar/is-time-zone.ts';

type ReminderStep = {
  readonly name: string;
  readonly to: ReminderReceiver;
  /** Days after the day it counts from; before it where negative. */
  readonly days: number;
  readonly from: 'due' | 'late';
};

/** Every reminder of a duty, in the order they come; each is sent once. */
export const reminderSteps = [
  { name: 'week', to: 'learner', days: -7, from: 'due' },
  { name: 'day', to: 'learner', days: -1, from: 'due' },
  { name: 'late', to: 'learner', days: 0, from: 'late' },
  { name: 'director', to: 'director', days: 3, from: 'late' },
  { name: 'nextDirector', to: 'nextDirector', days: 10, from: 'late' },
] as const satisfies readonly ReminderStep[];
export type ReminderStepName = (typeof reminderSteps)[number]['name'];
export const reminderStepNames = reminderSteps.map(({ name }) => name);

/** The people a reminder goes to: the learner, the director nearest to them, and the one above that one. */
export const reminderReceivers = ['learner', 'director', 'nextDirector'] as const;
export type ReminderReceiver = (typeof reminderReceivers)[number];

type Duty = {
  readonly dueTime: number;
  readonly lateTime: number;
  readonly openTime: number;
  readonly timeZone: string;
  readonly now: number;
};

/** The instant a step comes: so many days of the calendar before or after the day that ends with the instant. */
function stepTimeOf({ days, from }: ReminderStep, { dueTime, lateTime, timeZone }: Duty): number {
  const end = from === 'due' ? dueTime : lateTime;
  return instantIn(timeZone, addDays(dayIn(timeZone, end - 1), days + 1), 0);
}

/**
 * The steps that have come, of each receiver the last one: whoever was out of reach for a week is not reminded of what is
 * past. What lies before the duty came is nobody's reminder.
 */
export function reminderStepsOf(duty: Duty): ReminderStepName[] {
  const come = reminderSteps.filter((step) => {
    const at = stepTimeOf(step, duty);
    return at > duty.openTime && at <= duty.now;
  });
  return reminderReceivers.flatMap((to) => come.findLast((step) => step.to === to)?.name ?? []);
}
