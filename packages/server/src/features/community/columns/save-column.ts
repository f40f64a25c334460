import { maxAccountColumns } from '@shuyuan/contract/community/columns';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { refuseSensitive } from '../../system/index.ts';
import { lockAccountAccess } from '../../teams/index.ts';
import { demandColumnUnsold, type PriceInput, saveColumnPrice } from '../offers/save-price.ts';
import { removeUnused } from '../../files/index.ts';
import { claimCover, type Cover, drawnCover, releaseCovers } from '../covers.ts';
import { demandKeeper, lockKeptColumn, openColumnsOf, openKeptColumn } from './column.policy.ts';
import { insertColumn, sumColumns, updateColumn } from './column.store.ts';
import { addContents, lockPublished, recountColumns } from './content.store.ts';

type Fields = {
  readonly title: string;
  readonly introduce: string;
  /** A preset of the client, or a picture of the caller's own instead. */
  readonly cover: { readonly preset?: string | undefined; readonly fileId?: string | undefined };
  readonly price?: PriceInput | undefined;
};
type NewColumn = Fields & { readonly enjoyId: string; readonly questionIds: readonly string[] };

/** COMM-28. The account is held: of two who make the last one it may have, one is told. */
export async function createColumn(ctx: Context, { enjoyId, questionIds, ...fields }: NewColumn) {
  const { tenantId, id: createdBy } = ctx.actor;
  const { title, introduce } = fields;
  demandKeeper(await openColumnsOf(ctx, enjoyId));
  await refuseSensitive(ctx, [title, introduce]);
  const [id, at, ids] = [newId(ctx.now()), new Date(ctx.now()), [...new Set(questionIds)]];
  await ctx.inTransaction(async (tx) => {
    const published = await lockPublished(tx, { tenantId, accountId: enjoyId, ids });
    demand(published.length === ids.length, 'column.foreign-content');
    demandKeeper(await lockAccountAccess(tx, ctx, enjoyId));
    demand((await sumColumns(tx, enjoyId)).columnNum < maxAccountColumns, 'column.too-many');
    const cover = await claimCover(tx, ctx, { kind: 'column', ...fields.cover, subjectId: id });
    await insertColumn(tx, { id, tenantId, accountId: enjoyId, title, introduce, ...cover, createdBy, at });
    await saveColumnPrice(tx, ctx, { id, price: fields.price });
    await addContents(tx, { tenantId, columnId: id, ids, at });
    await recountColumns(tx, [id]);
  });
  return { id };
}

/** COMM-30 */
export async function changeColumn(ctx: Context, { id, ...fields }: Fields & { readonly id: string }) {
  const { title, introduce } = fields;
  const { column } = await openKeptColumn(ctx, id);
  await refuseSensitive(ctx, [title, introduce]);
  const unused = await ctx.inTransaction(async (tx) => {
    const current = await lockKeptColumn(tx, ctx, column);
    const cover = await claimCover(tx, ctx, { kind: 'column', ...fields.cover, subjectId: id, current });
    const { cover: path, coverFileId } = cover;
    await updateColumn(tx, id, { title, introduce, cover: path, coverFileId, at: new Date(ctx.now()) });
    await saveColumnPrice(tx, ctx, { id, price: fields.price });
    return releaseCovers(tx, ctx, { kind: 'column', subjectId: id, keep: cover });
  });
  await removeUnused(ctx, unused);
  return { id };
}

/** D-137: what stood in it stays published, and who subscribed no longer sees it. Its picture goes with it. */
export async function removeColumn(ctx: Context, { id }: { readonly id: string }) {
  const { column } = await openKeptColumn(ctx, id);
  const unused = await ctx.inTransaction(async (tx) => {
    await lockKeptColumn(tx, ctx, column);
    await demandColumnUnsold(tx, id);
    const keep: Cover = drawnCover('column');
    await updateColumn(tx, id, { ...keep, isRemoved: true, at: new Date(ctx.now()) });
    return releaseCovers(tx, ctx, { kind: 'column', subjectId: id, keep });
  });
  await removeUnused(ctx, unused);
  return { id };
}
