/** D-005. Lecturer, class teacher, expert and director are facts about a person; the others are granted. */
export const roles = [
  'learner',
  'creator',
  'lecturer',
  'class-teacher',
  'director',
  'approver',
  'org-admin',
  'platform-admin',
] as const;
export type Role = (typeof roles)[number];

/** D-007: `area.action`. The wire calls them dataPermission codes. */
export const capabilities = [
  'live.create',
  'live.manageAll',
  'content.publish',
  'team.audit',
  'approval.decide',
  'subordinate.view',
  'member.manage',
  'organization.manage',
  'config.write',
  'audit.view',
  'invoice.view',
  'system.operate',
] as const;
export type Capability = (typeof capabilities)[number];

const creator = ['live.create', 'content.publish'] as const;
const orgAdmin = [
  ...creator,
  'live.manageAll',
  'team.audit',
  'approval.decide',
  'subordinate.view',
  'member.manage',
  'organization.manage',
  'config.write',
  'audit.view',
  'invoice.view',
] as const;

const granted: Record<Role, readonly Capability[]> = {
  learner: [],
  creator,
  lecturer: creator,
  'class-teacher': ['live.create'],
  director: ['subordinate.view'],
  approver: ['approval.decide'],
  'org-admin': orgAdmin,
  'platform-admin': [...orgAdmin, 'system.operate'],
};

/** The union of what the roles grant, in the order of the table. */
export const capabilitiesOf = (held: readonly Role[]): Capability[] =>
  capabilities.filter((capability) => held.some((role) => granted[role].includes(capability)));
