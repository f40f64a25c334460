import { maxMaterials } from '@shuyuan/contract/community/materials';
import { movedBefore } from '@shuyuan/contract/community/columns';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { recordAudit } from '../../../platform/audit.ts';
import type { Context, Tx } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { claimFile, findFile, releaseFiles, removeUnused } from '../../files/index.ts';
import { refuseSensitive } from '../../system/index.ts';
import * as store from './material.store.ts';

export const materialPurpose = 'material';

type One = { readonly id: string };
type New = store.MaterialFields & { readonly fileId: string };

const subjectOf = (id: string) => ({ kind: 'material', id }) as const;

/** A fresh picture of the caller's; one that shows something elsewhere stays there. */
async function claimPicture(tx: Tx, ctx: Context, { id, fileId }: One & { readonly fileId: string }): Promise<void> {
  const file = await findFile(tx, ctx.actor.tenantId, fileId);
  const isFree = file?.purpose === 'draft' && file.ownerId === ctx.actor.id;
  demand(isFree && file.kind === 'picture', 'picture.not-yours');
  await claimFile(tx, ctx, { fileId, purpose: materialPurpose, subjectId: id });
}

export async function addMaterial(ctx: Context, { fileId, title, categoryId, room }: New) {
  const { tenantId } = ctx.actor;
  await refuseSensitive(ctx, [title]);
  const id = newId(ctx.now());
  const fields = { title, categoryId, room };
  await ctx.inTransaction(async (tx) => {
    await store.lockLibrary(tx, tenantId);
    demand((await store.listMaterials(tx, tenantId)).length < maxMaterials, 'material.full');
    await claimPicture(tx, ctx, { id, fileId });
    await store.insertMaterial(tx, { id, tenantId, fileId, ...fields, at: new Date(ctx.now()) });
    await recordAudit(tx, ctx, { tenantId, action: 'material.added', subject: subjectOf(id), after: fields });
  });
  return { id };
}

export async function changeMaterial(ctx: Context, { id, title, categoryId, room }: One & store.MaterialFields) {
  const { tenantId } = ctx.actor;
  await refuseSensitive(ctx, [title]);
  const after = { title, categoryId, room };
  await ctx.inTransaction(async (tx) => {
    const before = await store.lockMaterial(tx, tenantId, id);
    demand(before, 'request.not-found');
    await store.updateMaterial(tx, { id, ...after, at: new Date(ctx.now()) });
    await recordAudit(tx, ctx, { tenantId, action: 'material.changed', subject: subjectOf(id), before, after });
  });
  return { id };
}

/** D-144: before another of the carousel, or to its end. */
export async function moveMaterial(ctx: Context, { id, beforeId }: One & { readonly beforeId: string | null }) {
  const { tenantId } = ctx.actor;
  await ctx.inTransaction(async (tx) => {
    await store.lockLibrary(tx, tenantId);
    const ids = (await store.listMaterials(tx, tenantId)).map((material) => material.id);
    const moved = movedBefore(ids, id, beforeId);
    demand(moved, 'request.not-found');
    await store.saveOrder(tx, { tenantId, ids: moved });
    const [before, after] = [{ place: ids.indexOf(id) + 1 }, { place: moved.indexOf(id) + 1 }];
    await recordAudit(tx, ctx, { tenantId, action: 'material.moved', subject: subjectOf(id), before, after });
  });
  return { id };
}

/** D-144: covers taken from it are copies and stay. */
export async function removeMaterial(ctx: Context, { id }: One) {
  const { tenantId } = ctx.actor;
  const keys = await ctx.inTransaction(async (tx) => {
    await store.lockLibrary(tx, tenantId);
    const before = await store.lockMaterial(tx, tenantId, id);
    demand(before, 'request.not-found');
    await store.deleteMaterial(tx, id);
    await recordAudit(tx, ctx, { tenantId, action: 'material.removed', subject: subjectOf(id), before });
    return releaseFiles(tx, { tenantId, purpose: materialPurpose, subjectId: id });
  });
  await removeUnused(ctx, keys);
  return { id };
}
