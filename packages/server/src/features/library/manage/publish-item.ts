import { demand } from '@shuyuan/contract/kernel/app-error';
import { courseLife } from '@shuyuan/contract/study/courses/course-states';
import type { Context, Tx } from '../../../platform/context.ts';
import { notify } from '../../notifications/index.ts';
import { withdrawSold } from '../../pricing/index.ts';
import { refuseSensitive } from '../../system/index.ts';
import { lockManagedItem, openManagedItem, permissionsOf } from '../item.policy.ts';
import { type ItemRow, updateItem } from '../item.store.ts';
import { listCollectors } from './collectors.store.ts';

type Step = {
  readonly id: string;
  readonly action: 'publish' | 'withdraw' | 'archive';
  readonly done?: (tx: Tx, item: ItemRow) => Promise<void>;
};

/** One step of the life of an item. */
async function changeState(ctx: Context, { id, action, done }: Step) {
  await openManagedItem(ctx, id);
  return ctx.inTransaction(async (tx) => {
    const item = await lockManagedItem(tx, ctx, id);
    demand(permissionsOf(item)[action], 'course.wrong-state', { state: item.state });
    if (action !== 'publish')
      await withdrawSold(tx, ctx, { businessType: 'libraryItem', businessId: id, title: item.title });
    const at = new Date(ctx.now());
    const state = courseLife.table[action].to;
    const revision = await updateItem(tx, { id, state, at, ...(action === 'publish' && { publishedAt: at }) });
    await done?.(tx, item);
    return { id, revision };
  });
}

export const publishItem = (ctx: Context, { id }: { id: string }) => changeState(ctx, { id, action: 'publish' });
export const archiveItem = (ctx: Context, { id }: { id: string }) => changeState(ctx, { id, action: 'archive' });

/** Those who collected it learn that it is gone, and why; but not whoever withdraws it. */
export async function withdrawItem(ctx: Context, { id, reason }: { id: string; reason: string }) {
  await refuseSensitive(ctx, [reason]);
  const done = async (tx: Tx, { title }: ItemRow): Promise<void> => {
    const receivers = (await listCollectors(tx, id)).filter((memberId) => memberId !== ctx.actor.id);
    const values = { title, reason };
    const subject = { kind: 'libraryItem', id };
    await notify(tx, ctx, { kind: 'study', text: 'libraryWithdrawn', values, receivers, subject });
  };
  return changeState(ctx, { id, action: 'withdraw', done });
}
