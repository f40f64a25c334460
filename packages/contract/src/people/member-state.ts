import { lifeCycle } from '../kernel/transitions.ts';

export const memberStates = ['active', 'suspended', 'left'] as const;
export type MemberState = (typeof memberStates)[number];

export const memberActions = ['suspend', 'reactivate', 'leave'] as const;
export type MemberAction = (typeof memberActions)[number];

/** Suspended: out for a while. Left: no longer of the company, though what they wrote stays; both cannot sign in. */
export const memberLife = lifeCycle<MemberState>()<MemberAction>({
  suspend: { from: ['active'], to: 'suspended' },
  reactivate: { from: ['suspended', 'left'], to: 'active' },
  leave: { from: ['active', 'suspended'], to: 'left' },
});
