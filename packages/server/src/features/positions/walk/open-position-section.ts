import { demand } from '@shuyuan/contract/kernel/app-error';
import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { LiveStatus } from '@shuyuan/contract/live/live-status';
import type { Context } from '../../../platform/context.ts';
import { findLive } from '../../live/index.ts';
import { demandOpenSection, openWalk } from './walk.ts';
import { confirmSection, lockRun, saveLocation, type WalkSectionRow } from './walk.store.ts';

type Content = Pick<WalkSectionRow, 'businessType' | 'businessId'>;
type SectionInput = { readonly positionId: string; readonly sectionKey: string };

/** D-176: on opening a section, which must be unlocked and of the caller's position. */
export async function openPositionSection(ctx: Context, { positionId, sectionKey }: SectionInput) {
  const walk = await openWalk(ctx, positionId);
  const { businessType, businessId, url } = demandOpenSection(walk, sectionKey);
  await ctx.inTransaction(async (tx) => {
    const run = await lockRun(tx, walk.run.id);
    demand(run && run.closedAt === null, 'course.wrong-state', { state: 'closed' });
    await saveLocation(tx, { run, tenantId: ctx.actor.tenantId, sectionKey, at: new Date(ctx.now()) });
  });
  return { lessonLocation: sectionKey, businessType, businessId, url };
}

/** Content nobody can measure is confirmed by its reader: a link, or the replay of a live that is over. */
async function isConfirmable(ctx: Context, { businessType, businessId }: Content): Promise<boolean> {
  if (businessType === BusinessType.knowledge) return true;
  if (businessType !== BusinessType.nativeLive || businessId === null) return false;
  const live = await findLive(ctx.read, ctx.actor.tenantId, businessId);
  return live?.status === LiveStatus.ended;
}

export async function confirmPositionSection(ctx: Context, { positionId, sectionKey }: SectionInput) {
  const walk = await openWalk(ctx, positionId);
  const section = demandOpenSection(walk, sectionKey);
  demand(await isConfirmable(ctx, section), 'course.wrong-state', { state: 'counted' });
  await ctx.inTransaction(async (tx) => {
    const run = await lockRun(tx, walk.run.id);
    demand(run && run.closedAt === null, 'course.wrong-state', { state: 'closed' });
    const input = { run, tenantId: ctx.actor.tenantId, sectionKey, at: new Date(ctx.now()) };
    demand(await confirmSection(tx, input), 'course.not-begun');
  });
  return { lessonLocation: sectionKey };
}
