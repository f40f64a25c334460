/** C-20: what is approved, in the numbers of the approval calls (`{id}_2`). A live is 2 here and 5 or 15 elsewhere. */
export const ApprovalBusinessType = { live: 2 } as const;
export type ApprovalBusinessType = (typeof ApprovalBusinessType)[keyof typeof ApprovalBusinessType];

export const approvalBusinessTypeLabels = {
  [ApprovalBusinessType.live]: 'approval.businessType.live',
} as const satisfies Record<ApprovalBusinessType, string>;
