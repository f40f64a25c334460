import type { GroupRole } from '@shuyuan/contract/auth/scim';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { recordAudit } from '../../../platform/audit.ts';
import { type Context, transact } from '../../../platform/context.ts';
import { findOrganization } from '../../people/index.ts';
import { findDefaultPlace, saveDefaultPlace } from './debts.store.ts';
import { idsOf, readGroup, syncMany } from './provision-groups.ts';
import { listGroupMembers, listGroups, lockGroup, saveCarried } from './scim.store.ts';

export async function listScimGroups(ctx: Context, paging: Paging) {
  const range = { filter: [], startIndex: offsetOf(paging) + 1, count: paging.pageSize };
  const { groups, total } = await listGroups(ctx.read, ctx.actor.tenantId, range);
  const items = groups.map(({ id, displayName, memberCount, role, organizationId, organizationName }) => ({
    id,
    name: displayName,
    memberCount,
    role,
    organization: organizationId === null ? null : { id: organizationId, name: organizationName ?? '' },
  }));
  return { items, recordCount: total };
}

type Mapping = {
  readonly id: string;
  readonly role?: GroupRole | 'none' | undefined;
  readonly organizationId?: string | null | undefined;
};

/** What a group carries: its members have it from now on, and lose it when the group no longer does. */
export async function mapScimGroup(ctx: Context, { id, ...wish }: Mapping) {
  const { tenantId } = ctx.actor;
  await transact(ctx, async (within) => {
    // What is not asked for stays as it is now, not as it was when somebody else began.
    await within.inTransaction((tx) => lockGroup(tx, tenantId, id));
    const group = await readGroup(within, id);
    const before = { role: group.role, organizationId: group.organizationId };
    const { organizationId = before.organizationId } = wish;
    const role = wish.role === undefined ? before.role : wish.role === 'none' ? null : wish.role;
    const after = { role, organizationId };
    if (organizationId !== null)
      demand(await findOrganization(within.read, tenantId, organizationId), 'request.not-found');
    if (before.role === after.role && before.organizationId === after.organizationId) return;
    await within.inTransaction(async (tx) => {
      await saveCarried(tx, id, after);
      const subject = { kind: 'scim-group', id };
      await recordAudit(tx, ctx, { tenantId, action: 'scim-group.mapped', subject, before, after });
    });
    await syncMany(within, idsOf(await listGroupMembers(within.read, id)));
  });
  return {};
}

export async function readScimPlace(ctx: Context) {
  const { tenantId } = ctx.actor;
  const place = await findOrganization(ctx.read, tenantId, await findDefaultPlace(ctx.read, tenantId));
  demand(place, 'request.not-found');
  return { organization: { id: place.id, name: place.name } };
}

/** Where people stand whom no group places, from now on; who stands somewhere stays there. */
export function saveScimPlace(ctx: Context, { organizationId }: { organizationId: string }) {
  const { tenantId } = ctx.actor;
  return ctx.inTransaction(async (tx) => {
    demand(await findOrganization(tx, tenantId, organizationId), 'request.not-found');
    const before = await findDefaultPlace(tx, tenantId);
    if (before === organizationId) return {};
    await saveDefaultPlace(tx, tenantId, { organizationId, updatedAt: new Date(ctx.now()) });
    await recordAudit(tx, ctx, {
      tenantId,
      action: 'scim-place.changed',
      subject: { kind: 'tenant', id: tenantId },
      before: { organizationId: before },
      after: { organizationId },
    });
    return {};
  });
}
