import { mayManage } from '@shuyuan/contract/people/administrators';
import type { Actor } from '../../platform/context.ts';
import type { ManagedMember } from './managed-members.store.ts';

/** What the caller may do to this member; sent with the data, so that no client computes it. */
export function canOf(actor: Pick<Actor, 'id' | 'roles'>, member: Pick<ManagedMember, 'id' | 'roles'>) {
  const manage = mayManage(actor.roles, member.roles);
  return { manage, end: manage && member.id !== actor.id };
}
