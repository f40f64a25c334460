import { listManagedMembers, readManagedMember } from '@shuyuan/contract/people/members.wire';
import { readOrganizationBranch } from '@shuyuan/contract/people/organizations.wire';
import { listMembers } from '@shuyuan/contract/people/people.wire';

/** Reads that are out of date once a member has changed: their lists, and how many an organisation has. */
export const readsOfMembers = [listManagedMembers, readManagedMember, readOrganizationBranch, listMembers] as const;
