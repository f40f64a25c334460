import { taskContentKinds } from '@shuyuan/contract/centre/task-content-types';
import type { Task } from '@shuyuan/contract/centre/task';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../../../platform/context.ts';
import * as store from './own-pack.store.ts';
import { findPack, listItems, updateRead } from '../pack.store.ts';

export async function listOwnPacks(ctx: Context, paging: Paging) {
  const { rows, total } = await store.listOwn(ctx.read, { memberId: ctx.actor.id, asOf: new Date(ctx.now()) }, paging);
  const items = rows.map(({ id, title, authorName, dueAt, standing, askedCount, finishedCount, readAt }) => ({
    id,
    title,
    authorName,
    dueTime: dueAt.getTime(),
    standing,
    askedCount,
    finishedCount,
    isRead: readAt !== null,
  }));
  return { items, recordCount: total };
}

const markOf = ({ markReason, markedAt, markerName }: store.OwnPackRow) =>
  markReason === null || markedAt === null
    ? null
    : { reason: markReason, authorName: markerName ?? '', time: markedAt.getTime() };

/** ROUTE-27: how far the caller is comes from the contents, as everywhere. */
export async function readOwnPack(ctx: Context, { id: packId }: { readonly id: string }) {
  const query = { packId, memberId: ctx.actor.id, asOf: new Date(ctx.now()) };
  const row = await store.findOwn(ctx.read, query);
  demand(row, 'request.not-found');
  const { id, title, message, authorName, dueAt, standing } = row;
  const items = await store.listOwnItems(ctx.read, query);
  return {
    id,
    title,
    message,
    authorName,
    dueTime: dueAt.getTime(),
    standing,
    items: items.map(({ businessType, finishedAt, ...item }) => ({
      ...item,
      kind: taskContentKinds[businessType],
      finishTime: finishedAt?.getTime() ?? null,
    })),
    mark: markOf(row),
  };
}

/** The first receipt stays. */
export async function openOwnPack(ctx: Context, { id: packId }: { readonly id: string }) {
  const [memberId, at] = [ctx.actor.id, new Date(ctx.now())];
  demand(await store.findOwn(ctx.read, { packId, memberId, asOf: at }), 'request.not-found');
  await ctx.inTransaction((tx) => updateRead(tx, { packId, memberId, at }));
  return { id: packId };
}

/** ROUTE-26: for its author, who could have made it otherwise. Nobody's progress is in it, and none is written. */
export async function previewOwnPack(ctx: Context, input: { readonly id: string }) {
  const pack = await findPack(ctx.read, ctx.actor.tenantId, input.id);
  demand(pack?.authorId === ctx.actor.id, 'request.not-found');
  const { id, title, message, authorName, dueAt } = pack;
  const items = await listItems(ctx.read, id);
  return {
    id,
    title,
    message,
    authorName,
    dueTime: dueAt.getTime(),
    standing: ctx.now() < dueAt.getTime() ? ('due' as const) : ('overdue' as const),
    items: items.map(({ businessType, ...item }) => ({
      ...item,
      kind: taskContentKinds[businessType],
      isAsked: true,
      isDone: false,
      finishTime: null,
    })),
    mark: null,
  };
}

/** D-182: what is left of the caller's packs. */
export async function listPackTasks(ctx: Context, limit: number): Promise<Task[]> {
  const rows = await store.listOpenItems(ctx.read, { memberId: ctx.actor.id, asOf: new Date(ctx.now()) }, limit);
  return rows.map(({ businessType, id, title, dueAt, pushedAt }) => ({
    kind: taskContentKinds[businessType],
    id,
    title,
    dueTime: dueAt.getTime(),
    sinceTime: pushedAt.getTime(),
    box: null,
    starterName: null,
  }));
}
