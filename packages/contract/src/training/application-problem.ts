import { TrainStatus } from '../study/training.ts';
import type { ClassTimes } from './class-times.ts';
import { trainStatusOf } from './train-status-of.ts';

/** The reason nobody can apply for a class now; null: they can. */
export const applicationProblem = (times: ClassTimes, now: number): ApplicationProblem | null =>
  problemOfStatus[trainStatusOf(times, now)];

export const applicationProblems = ['not-open', 'closed', 'cancelled'] as const;
export type ApplicationProblem = (typeof applicationProblems)[number];

const problemOfStatus: Record<TrainStatus, ApplicationProblem | null> = {
  [TrainStatus.preparing]: 'not-open',
  [TrainStatus.enrolling]: null,
  [TrainStatus.enrolmentClosed]: 'closed',
  [TrainStatus.running]: 'closed',
  [TrainStatus.evaluating]: 'closed',
  [TrainStatus.ended]: 'closed',
  [TrainStatus.cancelled]: 'cancelled',
};
