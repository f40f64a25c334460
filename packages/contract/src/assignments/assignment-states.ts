import { lifeCycle } from '../kernel/transitions.ts';

export const assignmentStates = ['draft', 'active', 'ended'] as const;
export type AssignmentState = (typeof assignmentStates)[number];

/** The life of a rule: once it has ended it never changes, nobody gets a duty from it, and those that are open are closed. */
export const assignmentLife = lifeCycle<AssignmentState>()({
  activate: { from: ['draft'], to: 'active' },
  end: { from: ['draft', 'active'], to: 'ended' },
});
