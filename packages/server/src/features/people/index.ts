export { isAudienceKnown, listAudience } from './audience.store.ts';
export { changeMember } from './members/change-member.ts';
export { changeMemberState } from './members/change-member-state.ts';
export { createMember } from './members/create-member.ts';
export { createOrganization } from './organizations/create-organization.ts';
export { findCurrentUser } from './current-user.ts';
export { grantFact } from './grant-fact.ts';
export { listActors, type NamedActor } from './list-actors.ts';
export { listMembers } from './list-members.ts';
export { findManagedMember } from './members/managed-members.store.ts';
export { findOrganization, hasOrganizations, type Organization } from './organizations/organizations.store.ts';
export {
  findUnitWithin,
  isBelow,
  isMemberWithin,
  isWithin,
  listDirected,
  lockDirected,
  type PeopleScope,
} from './directed/directed-people.store.ts';
