/** D-005: what a person is granted, from the narrowest to the widest. */
export const roles = ['learner', 'creator', 'approver', 'org-admin', 'platform-admin'] as const;
export type Role = (typeof roles)[number];

/** D-005: what is true of a person whoever they are; a director is one of a sub-tree of organisations. */
export const facts = ['expert', 'lecturer', 'class-teacher', 'director'] as const;
export type Fact = (typeof facts)[number];

/** What the wire calls roles: both, so that a client can test an identity by its name (ROLE-03). */
export const identities = ['learner', 'creator', ...facts, 'approver', 'org-admin', 'platform-admin'] as const;
export type Identity = Role | Fact;

/** D-007: `area.action`. The wire calls them dataPermission codes. */
export const capabilities = [
  'live.create',
  'live.manageAll',
  'content.publish',
  'course.create',
  'course.manageAll',
  'survey.create',
  'survey.manageAll',
  'exam.create',
  'exam.manageAll',
  'class.create',
  'class.manageAll',
  'team.audit',
  'approval.decide',
  'subordinate.view',
  'member.manage',
  'member.grantPlatform',
  'organization.manage',
  'classroom.manage',
  'config.write',
  'audit.view',
  'invoice.view',
  'ledger.manage',
  'system.operate',
] as const;
export type Capability = (typeof capabilities)[number];

const creator = [
  'live.create',
  'content.publish',
  'course.create',
  'survey.create',
  'exam.create',
  'class.create',
] as const;
const orgAdmin = [
  ...creator,
  'live.manageAll',
  'course.manageAll',
  'survey.manageAll',
  'exam.manageAll',
  'class.manageAll',
  'team.audit',
  'approval.decide',
  'subordinate.view',
  'member.manage',
  'organization.manage',
  'classroom.manage',
  'config.write',
  'audit.view',
  'invoice.view',
  'ledger.manage',
] as const;

const granted: Record<Identity, readonly Capability[]> = {
  learner: [],
  creator,
  expert: [],
  lecturer: creator,
  'class-teacher': ['live.create', 'survey.create', 'class.create'],
  director: ['subordinate.view'],
  approver: ['approval.decide'],
  'org-admin': orgAdmin,
  'platform-admin': [...orgAdmin, 'member.grantPlatform', 'system.operate'],
};

/** The roles that carry a right, the narrowest first: whom to turn to for it. */
export const rolesWith = (capability: Capability): Role[] => roles.filter((role) => granted[role].includes(capability));

/** The union of what roles and facts allow, in the order of the table. */
export const capabilitiesOf = (held: readonly Identity[]): Capability[] =>
  capabilities.filter((capability) => held.some((identity) => granted[identity].includes(capability)));
