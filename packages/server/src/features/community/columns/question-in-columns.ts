import { maxColumnContents } from '@shuyuan/contract/community/columns';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context, Tx } from '../../../platform/context.ts';
import * as contents from './content.store.ts';
import { notifySubscribers } from './notify-subscribers.ts';

type Published = {
  readonly questionId: string;
  readonly accountId: string;
  readonly columnIds: readonly string[];
  /** False: it waits for a moderator, and is news when it is shown. */
  readonly isShown: boolean;
};

/** COMM-09: what is published joins columns of its account at once. The question is written already and held. */
export async function placeInColumns(tx: Tx, ctx: Context, { questionId, accountId, ...wish }: Published) {
  const wanted = [...new Set(wish.columnIds)];
  const columnIds = await contents.lockColumnsAmong(tx, accountId, wanted);
  demand(columnIds.length === wanted.length, 'column.foreign-content');
  const at = new Date(ctx.now());
  for (const columnId of columnIds) {
    await contents.addContents(tx, { tenantId: ctx.actor.tenantId, columnId, ids: [questionId], at });
    demand((await contents.countPlaces(tx, columnId)) <= maxColumnContents, 'column.full');
    if (wish.isShown) await notifySubscribers(tx, ctx, { columnId, questionId });
  }
  await contents.recountColumns(tx, columnIds);
}

/** For every change of its state, in that transaction and after it; `isNew`: it was never shown before. */
export async function recountColumnsOf(
  tx: Tx,
  ctx: Context,
  { questionId, isNew }: { questionId: string; isNew: boolean },
) {
  const columns = await contents.lockColumnsOf(tx, questionId);
  await contents.recountColumns(
    tx,
    columns.map(({ id }) => id),
  );
  if (!isNew) return;
  for (const { id, isRemoved } of columns)
    if (!isRemoved) await notifySubscribers(tx, ctx, { columnId: id, questionId });
}
