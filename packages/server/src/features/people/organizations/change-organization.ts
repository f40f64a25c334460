import { demand } from '@shuyuan/contract/kernel/app-error';
import { isBelowItself, reordered } from '@shuyuan/contract/people/organization-tree';
import { recordAudit } from '../../../platform/audit.ts';
import type { Context, Tx } from '../../../platform/context.ts';
import {
  deleteOrganization as remove,
  findOrganization,
  listChildIds,
  lockOrganization,
  lockTenant,
  moveSubtree,
  saveOrder,
  saveOrganizationName,
  touchOrganization,
} from './organizations.store.ts';

async function lockCurrent(tx: Tx, ctx: Context, { id, version }: { id: string; version?: number }) {
  const { tenantId } = ctx.actor;
  await lockTenant(tx, tenantId);
  const organization = await lockOrganization(tx, tenantId, id);
  demand(organization, 'request.not-found');
  const current = organization.updatedAt.getTime();
  demand(version === undefined || current === version, 'request.stale', { version: current });
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

type MoveInput = {
  readonly id: string;
  readonly parentId: string;
  readonly beforeId?: string | undefined;
  readonly afterId?: string | undefined;
  readonly version: number;
};

/** Under another one with all below it, whose people inherit other settings from then on (D-009); or among its siblings. */
export function moveOrganization(ctx: Context, { id, parentId, version, ...spot }: MoveInput) {
  return ctx.inTransaction(async (tx) => {
    const organization = await lockCurrent(tx, ctx, { id, version });
    const { tenantId } = organization;
    demand(organization.parentId !== null, 'organization.is-root');
    const parent = await findOrganization(tx, tenantId, parentId);
    demand(parent, 'request.not-found');
    demand(!isBelowItself(id, parent.path), 'organization.below-itself');
    const siblings = await listChildIds(tx, tenantId, parentId);
    const order = reordered(siblings, id, spot);
    // The sibling has gone somewhere else since the screen was read.
    demand(order, 'request.stale', { version, siblingIds: siblings });
    const isHere = organization.parentId === parentId;
    if (isHere && order.every((one, at) => one === siblings[at])) return { id };
    if (isHere) await touchOrganization(tx, id, ctx.now());
    else await moveSubtree(tx, organization, { parent, now: ctx.now() });
    await saveOrder(tx, order);
    const before = isHere ? { position: siblings.indexOf(id) + 1 } : { parentId: organization.parentId };
    await recordAudit(tx, ctx, {
      tenantId,
      action: isHere ? 'organization.reordered' : 'organization.moved',
      subject: subjectOf(id),
      before,
      after: isHere ? { position: order.indexOf(id) + 1 } : { parentId },
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
