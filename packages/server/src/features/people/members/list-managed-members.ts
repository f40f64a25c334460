import type { Paging } from '@shuyuan/contract/kernel/paging';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Actor, Context } from '../../../platform/context.ts';
import {
  findManagedMember,
  listManagedMembers as list,
  type ManagedMember,
  type MemberFilter,
} from './managed-members.store.ts';
import { canOf } from '../people.policy.ts';

const toWire = ({ createdAt, updatedAt, ...member }: ManagedMember, actor: Actor) => ({
  ...member,
  furtherOrganizations: [...member.furtherOrganizations],
  roles: [...member.roles],
  facts: [...member.facts],
  createdAt: createdAt.getTime(),
  version: updatedAt.getTime(),
  can: canOf(actor, member),
});

/** Members for administration, by name. */
export async function listManagedMembers(
  ctx: Context,
  { page, pageSize, ...filter }: Paging & Omit<MemberFilter, 'tenantId'>,
) {
  const { tenantId } = ctx.actor;
  const { items, recordCount } = await list(ctx.read, { ...filter, tenantId }, { page, pageSize });
  return { items: items.map((member) => toWire(member, ctx.actor)), recordCount };
}

export async function readManagedMember(ctx: Context, { id }: { id: string }) {
  const member = await findManagedMember(ctx.read, ctx.actor.tenantId, id);
  demand(member, 'request.not-found');
  return toWire(member, ctx.actor);
}
