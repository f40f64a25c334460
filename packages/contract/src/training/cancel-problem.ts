import { hourMs } from '../kernel/time-units.ts';
import type { ActiveEnrolmentState } from './enrolment-states.ts';

type Seat = {
  readonly state: ActiveEnrolmentState;
  readonly startsAt: number | null;
  readonly cancelHoursBefore: number;
};

/** Whether somebody can leave a class by themselves: a seat while another can still come, the waiting list until the start. */
export function cancelProblem({ state, startsAt, cancelHoursBefore }: Seat, now: number): 'too-late' | null {
  if (startsAt === null) return null;
  const until = state === 'enrolled' ? startsAt - cancelHoursBefore * hourMs : startsAt;
  return now < until ? null : 'too-late';
}
