/** C-21, D-074: the approval of a live as a whole; absent while it was never submitted. */
export const ApprovalStatus = { pending: 1, approved: 2, rejected: 3, withdrawn: 4 } as const;
export type ApprovalStatus = (typeof ApprovalStatus)[keyof typeof ApprovalStatus];

export const approvalStatusLabels = {
  [ApprovalStatus.pending]: 'approval.status.pending',
  [ApprovalStatus.approved]: 'approval.status.approved',
  [ApprovalStatus.rejected]: 'approval.status.rejected',
  [ApprovalStatus.withdrawn]: 'approval.status.withdrawn',
} as const satisfies Record<ApprovalStatus, string>;
