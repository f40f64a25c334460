import type { GroupRole } from '@shuyuan/contract/auth/scim';
import type { Role } from '@shuyuan/contract/people/capabilities';
import { type Context, together } from '../../../platform/context.ts';
import { changeMember, findManagedMember } from '../../people/index.ts';
import { recordOf } from './member-record.ts';
import { listRoleDebts, type RoleDebt, saveGrants } from './scim.store.ts';

/** What to grant and to take back; a role a person had granted before a group did is not the group's to take. */
export function settle(held: readonly Role[], { wanted, given }: Pick<RoleDebt, 'wanted' | 'given'>) {
  const isHeld = (role: Role) => held.includes(role);
  const granted = wanted.filter((role) => !isHeld(role));
  const taken = given.filter((role) => !wanted.includes(role) && isHeld(role));
  const grants: GroupRole[] = wanted.filter((role) => given.includes(role) || granted.includes(role));
  const roles = [...held.filter((role) => !taken.some((one) => one === role)), ...granted];
  return { roles, grants, hasChanged: granted.length + taken.length > 0 };
}

async function syncOne(ctx: Context, debt: RoleDebt): Promise<void> {
  const { tenantId } = ctx.actor;
  const { memberId } = debt;
  const member = await findManagedMember(ctx.read, tenantId, memberId);
  // An administrator of the platform is nobody's to change but their own kind's.
  if (!member || member.roles.includes('platform-admin')) return;
  const { roles, grants, hasChanged } = settle(member.roles, debt);
  // Before the change: what follows must find both or neither.
  await ctx.inTransaction((tx) => saveGrants(tx, { tenantId, memberId }, grants));
  if (!hasChanged) return;
  await changeMember(ctx, { ...recordOf(member), roles });
}

/** Brings the roles of these members to what their groups carry. */
export function syncRoles(ctx: Context, memberIds: readonly string[]): Promise<void> {
  return together(ctx, async (within) => {
    for (const debt of await listRoleDebts(within.read, ctx.actor.tenantId, memberIds)) {
      if (debt.wanted.join() !== debt.given.join()) await syncOne(within, debt);
    }
  });
}
