import { type Context, transact } from '../../../platform/context.ts';
import { changeMember, findManagedMember } from '../../people/index.ts';
import { findDefaultPlace, listDebts, type MemberDebt, saveGrants } from './debts.store.ts';
import { recordOf } from './member-record.ts';
import { settle, settlePlaces } from './settle.ts';

async function syncOne(ctx: Context, { memberId, ...debt }: MemberDebt, defaultPlace: string): Promise<void> {
  const { tenantId } = ctx.actor;
  const member = await findManagedMember(ctx.read, tenantId, memberId);
  // An administrator of the platform is nobody's to change but their own kind's.
  if (!member || member.roles.includes('platform-admin')) return;
  const record = recordOf(member);
  const roles = settle(member.roles, debt.roles);
  const places = settlePlaces([record.organizationId, ...record.furtherOrganizationIds], debt.places, defaultPlace);
  // Before the change: what follows must find both or neither.
  await ctx.inTransaction((tx) =>
    saveGrants(tx, { tenantId, memberId }, { roles: roles.grants, places: places.grants }),
  );
  if (!roles.hasChanged && !places.hasChanged) return;
  const [organizationId = record.organizationId, ...furtherOrganizationIds] = places.after;
  await changeMember(ctx, { ...record, roles: roles.after, organizationId, furtherOrganizationIds });
}

const isSettled = ({ roles, places }: MemberDebt): boolean =>
  roles.wanted.join() === roles.given.join() && places.wanted.join() === places.given.join();

/** Brings roles and places of these members to what their groups carry. */
export function syncMembers(ctx: Context, memberIds: readonly string[]): Promise<void> {
  return transact(ctx, async (within) => {
    const { tenantId } = ctx.actor;
    const defaultPlace = await findDefaultPlace(within.read, tenantId);
    for (const debt of await listDebts(within.read, tenantId, memberIds)) {
      if (!isSettled(debt)) await syncOne(within, debt, defaultPlace);
    }
  });
}
