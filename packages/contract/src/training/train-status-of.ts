import { TrainStatus } from '../study/training.ts';
import type { ClassTimes } from './class-times.ts';

/** ENUM-07: where a class stands by the clock. Each begins with its instant, and ends before the next one. */
export function trainStatusOf(times: ClassTimes, now: number): TrainStatus {
  const { state, opensAt, closesAt, startsAt, endsAt, evaluatesUntil } = times;
  if (state === 'cancelled' || state === 'archived') return TrainStatus.cancelled;
  if (state === 'draft' || startsAt === null || endsAt === null) return TrainStatus.preparing;
  if (now >= endsAt)
    return evaluatesUntil !== null && now < evaluatesUntil ? TrainStatus.evaluating : TrainStatus.ended;
  if (now >= startsAt) return TrainStatus.running;
  if (opensAt !== null && now < opensAt) return TrainStatus.preparing;
  return closesAt !== null && now >= closesAt ? TrainStatus.enrolmentClosed : TrainStatus.enrolling;
}
