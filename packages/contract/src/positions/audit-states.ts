/** D-177: the audit of a finished path: not handed in, waiting for a decision, agreed, or refused with a reason. */
export const auditStates = ['none', 'waiting', 'agreed', 'refused'] as const;
export type AuditState = (typeof auditStates)[number];

/** Handed in once, and again after a refusal. */
export const canSubmitAudit = (state: AuditState): boolean => state === 'none' || state === 'refused';
