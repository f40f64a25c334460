import { capabilitiesOf, type Identity } from '../kernel/capabilities.ts';
import type { MemberState } from './member-state.ts';

/** From the widest: a platform administrator is never replaced by a lesser one. */
export const administratorRoles = ['platform-admin', 'org-admin'] as const;
export type AdministratorRole = (typeof administratorRoles)[number];

/**
 * Who may change whom. A platform administrator is changed by one of their own only: otherwise an administrator of an
 * organisation could reset that password, or point that e-mail to themselves, and be one too.
 */
export const mayManage = (actor: readonly Identity[], subject: readonly Identity[]): boolean =>
  !subject.includes('platform-admin') || capabilitiesOf(actor).includes('member.grantPlatform');

/** The same for what somebody is to become. */
export const mayGrant = (actor: readonly Identity[], wished: readonly Identity[]): boolean => mayManage(actor, wished);

type MemberRights = { readonly state: MemberState; readonly roles: readonly Identity[] };

const isActing = ({ state, roles }: MemberRights, role: AdministratorRole): boolean =>
  state === 'active' && roles.includes(role);

const administers = (standing: MemberRights): boolean => administratorRoles.some((role) => isActing(standing, role));

/**
 * Of which kinds others must be left when somebody goes from one standing to another: nobody can take away the last
 * platform administrator, nor the last of both kinds. Each list is "any of these roles".
 */
export function mustBeLeft(before: MemberRights, after: MemberRights): (readonly AdministratorRole[])[] {
  const losesPlatform = isActing(before, 'platform-admin') && !isActing(after, 'platform-admin');
  const losesAll = administers(before) && !administers(after);
  return [...(losesPlatform ? [['platform-admin'] as const] : []), ...(losesAll ? [administratorRoles] : [])];
}
