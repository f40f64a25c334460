import { lifeCycle } from '../kernel/transitions.ts';

/** `applied`: waits for the agreement of a manager; `waiting`: for a seat. Whoever left may apply again, and stands at the end. */
export const enrolmentStates = ['applied', 'enrolled', 'waiting', 'refused', 'cancelled', 'removed'] as const;
export type EnrolmentState = (typeof enrolmentStates)[number];

export const activeEnrolmentStates = ['applied', 'enrolled', 'waiting'] as const satisfies readonly EnrolmentState[];
export type ActiveEnrolmentState = (typeof activeEnrolmentStates)[number];

/** Where an application stands that nobody has to agree to any more. */
export const placements = ['enrolled', 'waiting'] as const satisfies readonly ActiveEnrolmentState[];
export type Placement = (typeof placements)[number];

export const enrolmentLife = lifeCycle<EnrolmentState>()({
  seat: { from: ['applied'], to: 'enrolled' },
  queue: { from: ['applied'], to: 'waiting' },
  refuse: { from: ['applied'], to: 'refused' },
  promote: { from: ['waiting'], to: 'enrolled' },
  cancel: { from: activeEnrolmentStates, to: 'cancelled' },
  remove: { from: placements, to: 'removed' },
});
