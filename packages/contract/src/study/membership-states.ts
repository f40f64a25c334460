import { TrainStatus } from './training.ts';

/**
 * The place of somebody in a class they were given to learn. `open`: they may apply. `missed`: they had a seat, and were not at
 * every meeting.
 */
export const membershipStates = [
  'attended',
  'applied',
  'entered',
  'waiting',
  'enrolled',
  'soon',
  'open',
  'closed',
  'excused',
  'missed',
  'ended',
  'cancelled',
] as const;
export type MembershipState = (typeof membershipStates)[number];

type Learner = {
  readonly status: TrainStatus;
  /** Waits for approval, is in the draw, has a seat, waits for one; null: not in it. */
  readonly enrolment: 'applied' | 'entered' | 'enrolled' | 'waiting' | null;
  /** At every meeting they were not excused from. */
  readonly isAttended: boolean;
  /** From every meeting. */
  readonly isExcused: boolean;
};

export function membershipStateOf({ status, enrolment, isAttended, isExcused }: Learner): MembershipState {
  if (isAttended) return 'attended';
  if (status === TrainStatus.cancelled) return 'cancelled';
  if (status === TrainStatus.ended || status === TrainStatus.evaluating) {
    if (enrolment !== 'enrolled') return 'ended';
    return isExcused ? 'excused' : 'missed';
  }
  if (enrolment !== null) return enrolment;
  if (status === TrainStatus.preparing) return 'soon';
  return status === TrainStatus.enrolling ? 'open' : 'closed';
}
