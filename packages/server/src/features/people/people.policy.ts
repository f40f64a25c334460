import { mayGrant, mayManage } from '@shuyuan/contract/people/administrators';
import type { Role } from '@shuyuan/contract/kernel/capabilities';
import type { Actor } from '../../platform/context.ts';
import type { ManagedMember } from './members/managed-members.store.ts';

/** What the caller may do to this member; sent with the data, so that no client computes it. */
export function canOf(actor: Pick<Actor, 'id' | 'roles'>, member: Pick<ManagedMember, 'id' | 'roles'>) {
  const manage = mayManage(actor.roles, member.roles);
  return { manage, end: manage && member.id !== actor.id };
}

/** Whether this member may be changed by the caller, and into what they are to become. */
export const mayBecome = (
  actor: Pick<Actor, 'id' | 'roles'>,
  member: Pick<ManagedMember, 'id' | 'roles'>,
  roles: readonly Role[],
): boolean => canOf(actor, member).manage && mayGrant(actor.roles, roles);
