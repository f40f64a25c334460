import { maxColumnContents, movedBefore } from '@shuyuan/contract/community/columns';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context, Tx } from '../../../platform/context.ts';
import { demandContentsUnsold } from '../offers/demand-unsold.ts';
import { lockKeptColumn, openKeptColumn } from './column.policy.ts';
import { findColumn, updateColumn } from './column.store.ts';
import * as contents from './content.store.ts';
import { notifySubscribers } from './notify-subscribers.ts';

type Move = { readonly questionId: string; readonly beforeId: string | null };
type Release = {
  readonly id: string;
  readonly add: readonly string[];
  readonly remove: readonly string[];
  readonly move?: Move | undefined;
};

/** Where it stands is read while the column is held: of two who move at once the second moves within what the first left. */
async function moveContent(tx: Tx, columnId: string, { questionId, beforeId }: Move): Promise<void> {
  const order = movedBefore(await contents.listContentIds(tx, columnId), questionId, beforeId);
  demand(order, 'column.foreign-content');
  await contents.saveOrder(tx, columnId, order);
}

/** COMM-27, D-139: takes out, puts in, then orders; all of it or nothing. */
export async function releaseQuestions(ctx: Context, { id, add, remove, move }: Release) {
  const { tenantId } = ctx.actor;
  const { column } = await openKeptColumn(ctx, id);
  const [ids, at] = [[...new Set(add)], new Date(ctx.now())];
  return ctx.inTransaction(async (tx) => {
    const published = await contents.lockPublished(tx, { tenantId, accountId: column.accountId, ids });
    demand(published.length === ids.length, 'column.foreign-content');
    await lockKeptColumn(tx, ctx, column);
    if (remove.length > 0) await demandContentsUnsold(tx, id);
    await contents.removeContents(tx, id, remove);
    const [questionId] = await contents.addContents(tx, { tenantId, columnId: id, ids, at });
    demand((await contents.countPlaces(tx, id)) <= maxColumnContents, 'column.full');
    if (move) await moveContent(tx, id, move);
    await contents.recountColumns(tx, [id]);
    await updateColumn(tx, id, { at });
    // However many came at once, they are one piece of news.
    if (questionId !== undefined) await notifySubscribers(tx, ctx, { columnId: id, questionId });
    return { contentNum: (await findColumn(tx, tenantId, id))?.contentNum ?? 0 };
  });
}
