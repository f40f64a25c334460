export { changeMember } from './change-member.ts';
export { changeMemberState } from './change-member-state.ts';
export { createMember } from './create-member.ts';
export { createOrganization } from './create-organization.ts';
export { findCurrentUser } from './current-user.ts';
export { grantFact } from './grant-fact.ts';
export { listMembers } from './list-members.ts';
export { findManagedMember } from './managed-members.store.ts';
export { findOrganization, hasOrganizations, type Organization } from './organizations.store.ts';
