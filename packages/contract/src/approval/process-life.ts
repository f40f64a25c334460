import { lifeCycle } from '../kernel/transitions.ts';
import { ApprovalStatus } from './approval-status.ts';

export const processStates = ['pending', 'agreed', 'refused', 'withdrawn'] as const;
export type ProcessState = (typeof processStates)[number];

/**
 * D-073, D-075: the life of an approval. `agree` is one approver's yes, after which others may still be asked;
 * `complete` is the last yes of the last step. `reassign` changes who is asked, not what was decided.
 */
export const processLife = lifeCycle<ProcessState>()({
  agree: { from: ['pending'], to: 'pending' },
  complete: { from: ['pending'], to: 'agreed' },
  refuse: { from: ['pending'], to: 'refused' },
  withdraw: { from: ['pending'], to: 'withdrawn' },
  resubmit: { from: ['refused', 'withdrawn'], to: 'pending' },
  reassign: { from: ['pending'], to: 'pending' },
});

/** C-21: the words of the life cycle as the numbers of the wire. */
export const statusOfState = {
  pending: ApprovalStatus.pending,
  agreed: ApprovalStatus.approved,
  refused: ApprovalStatus.rejected,
  withdrawn: ApprovalStatus.withdrawn,
} as const satisfies Record<ProcessState, ApprovalStatus>;

/** What stands in the history of a process. */
export const approvalActions = ['submit', 'agree', 'refuse', 'withdraw', 'resubmit', 'pass-on', 'reassign'] as const;
export type ApprovalAction = (typeof approvalActions)[number];

/** The lists of one's own: what waits for me, what came back to me refused, what I decided, what I started. */
export const approvalBoxes = ['to-decide', 'sent-back', 'decided', 'started'] as const;
export type ApprovalBox = (typeof approvalBoxes)[number];
