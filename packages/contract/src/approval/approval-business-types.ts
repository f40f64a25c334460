/**
 * C-20: what is approved, in the numbers of the approval calls (`{id}_2`). A live is 2 here and 5 or 15 elsewhere; the
 * other numbers are ours.
 */
export const ApprovalBusinessType = { live: 2, shareAccount: 3, general: 4, positionStudy: 5 } as const;
export type ApprovalBusinessType = (typeof ApprovalBusinessType)[keyof typeof ApprovalBusinessType];
export const approvalBusinessTypes = Object.values(ApprovalBusinessType);

export const approvalBusinessTypeLabels = {
  [ApprovalBusinessType.live]: 'approval.businessType.live',
  [ApprovalBusinessType.shareAccount]: 'approval.businessType.shareAccount',
  [ApprovalBusinessType.general]: 'approval.businessType.general',
  [ApprovalBusinessType.positionStudy]: 'approval.businessType.positionStudy',
} as const satisfies Record<ApprovalBusinessType, string>;

/**
 * APPROVAL-01: the switch decides for lives. A general request is nothing but its approval, a share account speaks for
 * the company (D-092), and a finished path is audited (D-177): they always need one.
 */
export const needsApproval = (type: ApprovalBusinessType, isSwitchOn: boolean): boolean =>
  type !== ApprovalBusinessType.live || isSwitchOn;

/** APPROVAL-06: the document of an approval as its key names it, `{businessId}_{businessType}`; null where it names none. */
export function readProcessKey(
  key: string,
): { readonly businessId: string; readonly businessType: ApprovalBusinessType } | null {
  const [, businessId = '', digits = ''] = /^(.+)_(\d{1,4})$/.exec(key) ?? [];
  const businessType = approvalBusinessTypes.find((type) => String(type) === digits);
  return businessId !== '' && businessType !== undefined ? { businessId, businessType } : null;
}
