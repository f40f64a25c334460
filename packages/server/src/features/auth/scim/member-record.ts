import type { findManagedMember } from '../../people/index.ts';

type Member = NonNullable<Awaited<ReturnType<typeof findManagedMember>>>;

/** A member as they are, in the form of a wish: what SCIM does not speak of stays. */
export const recordOf = ({ id, account, fullName, email, phone, employeeNumber, roles, ...member }: Member) => ({
  id,
  account,
  fullName,
  email,
  phone,
  employeeNumber,
  roles,
  version: member.updatedAt.getTime(),
  organizationId: member.organization.id,
  furtherOrganizationIds: member.furtherOrganizations.map((place) => place.id),
  facts: member.facts.filter((fact) => fact !== 'director'),
  directsOrganizationId: member.directs?.id ?? null,
});
