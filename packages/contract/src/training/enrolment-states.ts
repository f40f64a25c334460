import { lifeCycle } from '../kernel/transitions.ts';

/**
 * `applied`: waits for the agreement of a manager; `entered`: for the draw; `waiting`: for a seat; `expired`: nobody
 * decided before the class began. Whoever left may apply again, and stands at the end.
 */
export const enrolmentStates = [
  'applied',
  'entered',
  'enrolled',
  'waiting',
  'refused',
  'expired',
  'cancelled',
  'removed',
] as const;
export type EnrolmentState = (typeof enrolmentStates)[number];

export const activeEnrolmentStates = [
  'applied',
  'entered',
  'enrolled',
  'waiting',
] as const satisfies readonly EnrolmentState[];
export type ActiveEnrolmentState = (typeof activeEnrolmentStates)[number];

/** The ends of the last application of somebody who has none, other than by their own doing. */
export const endedEnrolmentStates = ['refused', 'expired', 'removed'] as const satisfies readonly EnrolmentState[];
export type EndedEnrolmentState = (typeof endedEnrolmentStates)[number];

/** Where an application stands that nobody has to agree to any more. */
export const agreedStates = ['entered', 'enrolled', 'waiting'] as const satisfies readonly ActiveEnrolmentState[];
export type AgreedState = (typeof agreedStates)[number];

/** Where an application comes to where it is neither decided nor drawn. */
export type Placement = Exclude<AgreedState, 'entered'>;

export const enrolmentLife = lifeCycle<EnrolmentState>()({
  enter: { from: ['applied'], to: 'entered' },
  seat: { from: ['applied'], to: 'enrolled' },
  queue: { from: ['applied'], to: 'waiting' },
  refuse: { from: ['applied'], to: 'refused' },
  win: { from: ['entered'], to: 'enrolled' },
  lose: { from: ['entered'], to: 'waiting' },
  expire: { from: ['applied', 'entered'], to: 'expired' },
  promote: { from: ['waiting'], to: 'enrolled' },
  cancel: { from: activeEnrolmentStates, to: 'cancelled' },
  remove: { from: agreedStates, to: 'removed' },
});
