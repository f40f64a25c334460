import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { refuseSensitive } from '../../system/index.ts';
import { isActiveColleague, type RoomFields } from '../classroom.store.ts';

/** Refuses words nobody may write, and an approver who is not at work in the company. */
export async function checkRoom(ctx: Context, { name, place, note, approverId }: RoomFields): Promise<void> {
  await refuseSensitive(ctx, [name, place, note]);
  const isKnown = approverId === null || (await isActiveColleague(ctx.read, ctx.actor.tenantId, approverId));
  demand(isKnown, 'classroom.unknown-person');
}
