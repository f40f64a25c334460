import { lifeCycle } from '../kernel/transitions.ts';

/** `waiting`: for a seat. Whoever left may apply again, and stands at the end. */
export const enrolmentStates = ['enrolled', 'waiting', 'cancelled', 'removed'] as const;
export type EnrolmentState = (typeof enrolmentStates)[number];

export const activeEnrolmentStates = ['enrolled', 'waiting'] as const satisfies readonly EnrolmentState[];
export type ActiveEnrolmentState = (typeof activeEnrolmentStates)[number];

export const enrolmentLife = lifeCycle<EnrolmentState>()({
  promote: { from: ['waiting'], to: 'enrolled' },
  cancel: { from: activeEnrolmentStates, to: 'cancelled' },
  remove: { from: activeEnrolmentStates, to: 'removed' },
});
