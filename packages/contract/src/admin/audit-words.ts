/** Actions of the trail that have a text; one that is not here is shown as it was recorded. */
export const auditActions = [
  'approval-delegation.cleared',
  'approval-delegation.saved',
  'approval-template.created',
  'approval-template.deleted',
  'approval-template.updated',
  'approval.agreed',
  'approval.refused',
  'approval.resubmitted',
  'approval.submitted',
  'approval.withdrawn',
  'import.applied',
  'job.discarded',
  'job.retried',
  'member.changed',
  'member.created',
  'member.left',
  'member.password-changed',
  'member.password-reset',
  'member.reactivated',
  'member.suspended',
  'organization.created',
  'organization.deleted',
  'organization.moved',
  'organization.renamed',
  'setting.cleared',
  'setting.saved',
  'sign-in-policy.changed',
  'sign-in-source.changed',
  'sign-in-source.created',
  'sign-in-source.deleted',
  'webhook.changed',
  'webhook.created',
  'webhook.deleted',
  'words.added',
  'words.removed',
] as const;
export type AuditAction = (typeof auditActions)[number];

export const auditKinds = [
  'approval',
  'approval-delegation',
  'approval-template',
  'import',
  'job',
  'member',
  'organization',
  'sensitive-words',
  'setting',
  'sign-in-source',
  'tenant',
  'webhook',
] as const;
export type AuditKind = (typeof auditKinds)[number];

export const isAuditAction = (word: string): word is AuditAction => (auditActions as readonly string[]).includes(word);
export const isAuditKind = (word: string): word is AuditKind => (auditKinds as readonly string[]).includes(word);
