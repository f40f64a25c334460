import { classLimits } from '@shuyuan/contract/training/class-limits';
import type { Context } from '../../../platform/context.ts';
import { openRunningMeeting } from './attendance.policy.ts';
import { listCheckedInByChance } from './spot-check.store.ts';

/** Asked again it draws again. */
export async function drawSpotCheck(ctx: Context, { meetingId }: { readonly meetingId: string }) {
  const { classId } = await openRunningMeeting(ctx, meetingId);
  const rows = await listCheckedInByChance(ctx.read, { classId, meetingId, limit: classLimits.spotCheck });
  return { items: rows.map(({ notedAt, ...row }) => ({ ...row, notedTime: notedAt.getTime() })) };
}
