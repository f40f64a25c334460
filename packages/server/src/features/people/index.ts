export { createMember } from './create-member.ts';
export { createOrganization } from './create-organization.ts';
export { findCurrentUser } from './current-user.ts';
export { demandColleague } from './find-facts.ts';
export { findOrganization, hasOrganizations, type Organization } from './organizations.store.ts';
