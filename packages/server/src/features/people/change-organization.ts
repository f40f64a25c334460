import { demand } from '@shuyuan/contract/kernel/app-error';
import { isBelowItself } from '@shuyuan/contract/people/organization-tree';
import { recordAudit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import {
  deleteOrganization as remove,
  findOrganization,
  lockOrganization,
  lockTenant,
  moveSubtree,
  nextPosition,
  saveOrganizationName,
} from './organizations.store.ts';

type Tx = Parameters<typeof lockTenant>[0];

async function lockCurrent(tx: Tx, ctx: Context, { id, version }: { id: string; version?: number }) {
  const { tenantId } = ctx.actor;
  await lockTenant(tx, tenantId);
  const organization = await lockOrganization(tx, tenantId, id);
  demand(organization, 'request.not-found');
  demand(version === undefined || organization.updatedAt.getTime() === version, 'request.stale');
  return organization;
}

const subjectOf = (id: string) => ({ kind: 'organization', id });

export function renameOrganization(ctx: Context, { id, name, version }: { id: string; name: string; version: number }) {
  return ctx.inTransaction(async (tx) => {
    const { tenantId, name: before } = await lockCurrent(tx, ctx, { id, version });
    await saveOrganizationName(tx, id, { name, now: ctx.now() });
    await recordAudit(tx, ctx, {
      tenantId,
      action: 'organization.renamed',
      subject: subjectOf(id),
      before: { name: before },
      after: { name },
    });
    return { id };
  });
}

/** With all below it, under another one; whoever belongs there inherits other settings from then on (D-009). */
export function moveOrganization(
  ctx: Context,
  { id, parentId, version }: { id: string; parentId: string; version: number },
) {
  return ctx.inTransaction(async (tx) => {
    const organization = await lockCurrent(tx, ctx, { id, version });
    const { tenantId, parentId: before } = organization;
    demand(before !== null, 'organization.is-root');
    const parent = await findOrganization(tx, tenantId, parentId);
    demand(parent, 'request.not-found');
    demand(!isBelowItself(id, parent.path), 'organization.below-itself');
    const position = await nextPosition(tx, tenantId, parentId);
    await moveSubtree(tx, organization, { parent, position, now: ctx.now() });
    await recordAudit(tx, ctx, {
      tenantId,
      action: 'organization.moved',
      subject: subjectOf(id),
      before: { parentId: before },
      after: { parentId },
    });
    return { id };
  });
}

/** Only an empty one: who would be left without a place is moved first, by somebody who knows where to. */
export function deleteOrganization(ctx: Context, { id }: { id: string }) {
  return ctx.inTransaction(async (tx) => {
    const { tenantId, name, parentId } = await lockCurrent(tx, ctx, { id });
    demand(parentId !== null, 'organization.is-root');
    demand(await remove(tx, id), 'organization.not-empty');
    await recordAudit(tx, ctx, {
      tenantId,
      action: 'organization.deleted',
      subject: subjectOf(id),
      before: { name, parentId },
    });
    return { id };
  });
}
