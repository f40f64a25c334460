import type { MemberDetails, MemberRights } from './members/members.store.ts';

/** Every further organisation once, and the first not among them. */
export const withoutFirst = <W extends Pick<MemberDetails & MemberRights, 'organizationId' | 'furtherOrganizationIds'>>(
  wish: W,
): W => ({
  ...wish,
  furtherOrganizationIds: [...new Set(wish.furtherOrganizationIds)].filter((id) => id !== wish.organizationId),
});
