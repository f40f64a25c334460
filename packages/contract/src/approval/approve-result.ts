/** ENUM-10, C-21: what one step of an approval came to. There is no 3, and 2 refuses where `ApprovalStatus` approves. */
export const ApproveResult = { pending: 0, agreed: 1, refused: 2, withdrawn: 4 } as const;
export type ApproveResult = (typeof ApproveResult)[keyof typeof ApproveResult];

export const approveResultLabels = {
  [ApproveResult.pending]: 'approval.result.pending',
  [ApproveResult.agreed]: 'approval.result.agreed',
  [ApproveResult.refused]: 'approval.result.refused',
  [ApproveResult.withdrawn]: 'approval.result.withdrawn',
} as const satisfies Record<ApproveResult, string>;
