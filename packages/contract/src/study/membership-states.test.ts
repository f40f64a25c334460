import { expect, test } from 'vitest';
import { type MembershipState, membershipStateOf } from './membership-states.ts';
import { TrainStatus } from './training.ts';

type Learner = Parameters<typeof membershipStateOf>[0];
const nobody: Learner = { status: TrainStatus.enrolling, enrolment: null, isAttended: false, isExcused: false };
const { preparing, enrolling, enrolmentClosed, running, ended, cancelled } = TrainStatus;

test.each<[Partial<Learner>, MembershipState]>([
  [{ status: preparing }, 'soon'],
  [{ status: enrolling }, 'open'],
  [{ status: enrolmentClosed }, 'closed'],
  [{ status: running }, 'closed'],
  [{ status: enrolling, enrolment: 'applied' }, 'applied'],
  [{ status: enrolmentClosed, enrolment: 'entered' }, 'entered'],
  [{ status: enrolmentClosed, enrolment: 'waiting' }, 'waiting'],
  [{ status: running, enrolment: 'enrolled' }, 'enrolled'],
  [{ status: running, enrolment: 'enrolled', isExcused: true }, 'enrolled'],
  [{ status: ended, enrolment: 'enrolled' }, 'missed'],
  [{ status: TrainStatus.evaluating, enrolment: 'enrolled' }, 'missed'],
  [{ status: ended, enrolment: 'enrolled', isExcused: true }, 'excused'],
  [{ status: ended, enrolment: 'applied' }, 'ended'],
  [{ status: ended, enrolment: 'waiting' }, 'ended'],
  [{ status: ended }, 'ended'],
  [{ status: cancelled, enrolment: 'enrolled' }, 'cancelled'],
  [{ status: ended, enrolment: 'enrolled', isAttended: true }, 'attended'],
  [{ status: cancelled, isAttended: true }, 'attended'],
])('[ENUM-11] of a class %o is %s', (learner, state) => {
  expect(membershipStateOf({ ...nobody, ...learner })).toBe(state);
});
