import { demand } from '@shuyuan/contract/kernel/app-error';
import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { LiveStatus } from '@shuyuan/contract/live/live-status';
import type { Context } from '../../../platform/context.ts';
import { findLive } from '../../live/index.ts';
import type { LearnerItemRow } from '../run.store.ts';
import { confirmItem, saveLocation } from './learn.store.ts';
import { demandOpenItem, openLearning } from './learning.ts';

type ItemInput = { readonly id: string; readonly itemKey: string };

/** The address of a link is told here alone: a locked one is not read by it. A class that is asked for anew leads to the next one. */
export async function openSubjectItem(ctx: Context, { id, itemKey }: ItemInput) {
  const { item, run } = demandOpenItem(await openLearning(ctx, id), itemKey);
  const { businessType, url } = item;
  const businessId = item.anew?.classId ?? item.businessId;
  const opened = { runId: run.id, tenantId: ctx.actor.tenantId, itemKey, at: new Date(ctx.now()) };
  await ctx.inTransaction((tx) => saveLocation(tx, opened));
  return { lessonLocation: itemKey, businessType, businessId, url };
}

/** Content nobody can measure is confirmed by its reader: a link, or the replay of a live that is over. */
async function isConfirmable(ctx: Context, { businessType, businessId }: LearnerItemRow): Promise<boolean> {
  if (businessType === BusinessType.knowledge) return true;
  if (businessType !== BusinessType.nativeLive || businessId === null) return false;
  const live = await findLive(ctx.read, ctx.actor.tenantId, businessId);
  return live?.status === LiveStatus.ended;
}

export async function confirmSubjectItem(ctx: Context, { id, itemKey }: ItemInput) {
  const { item, run } = demandOpenItem(await openLearning(ctx, id), itemKey);
  demand(await isConfirmable(ctx, item), 'course.wrong-state', { state: 'counted' });
  const confirmed = { runId: run.id, tenantId: ctx.actor.tenantId, itemKey, at: new Date(ctx.now()) };
  const wasOpened = await ctx.inTransaction((tx) => confirmItem(tx, confirmed));
  demand(wasOpened, 'course.not-begun');
  return { lessonLocation: itemKey };
}
