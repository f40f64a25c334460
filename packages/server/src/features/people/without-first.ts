import type { MemberDetails, Standing } from './members.store.ts';

/** Every further organisation once, and the first not among them. */
export const withoutFirst = <W extends Pick<MemberDetails & Standing, 'organizationId' | 'furtherOrganizationIds'>>(
  wish: W,
): W => ({
  ...wish,
  furtherOrganizationIds: [...new Set(wish.furtherOrganizationIds)].filter((id) => id !== wish.organizationId),
});
