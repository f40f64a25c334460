import { lifeCycle } from '../kernel/transitions.ts';

/** `waiting`: for a seat. Whoever left may apply again, and stands at the end. */
export const enrolmentStates = ['enrolled', 'waiting', 'cancelled', 'removed'] as const;
export type EnrolmentState = (typeof enrolmentStates)[number];

export const standingStates = ['enrolled', 'waiting'] as const satisfies readonly EnrolmentState[];
export type StandingState = (typeof standingStates)[number];

export const enrolmentLife = lifeCycle<EnrolmentState>()({
  promote: { from: ['waiting'], to: 'enrolled' },
  cancel: { from: standingStates, to: 'cancelled' },
  remove: { from: standingStates, to: 'removed' },
});
