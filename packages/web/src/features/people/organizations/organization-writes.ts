import type { ErrorCode } from '@shuyuan/contract/kernel/app-error';
import { listManagedMembers } from '@shuyuan/contract/people/members.wire';
import {
  findOrganizationPath,
  readOrganizationBranch,
  searchOrganizations,
} from '@shuyuan/contract/people/organizations.wire';

export const readsOfOrganizations = [
  readOrganizationBranch,
  searchOrganizations,
  findOrganizationPath,
  listManagedMembers,
] as const;

/** Refusals the row or the dialog shows itself. */
export const organizationClaims: readonly ErrorCode[] = [
  'request.stale',
  'organization.is-root',
  'organization.below-itself',
  'organization.not-empty',
  'organization.too-many',
];
