import { demand } from '@shuyuan/contract/kernel/app-error';
import { everyone } from '@shuyuan/contract/study/courses/course-audience';
import type { ReminderTarget } from '@shuyuan/contract/study/runs/reminder-targets';
import type { Context } from '../../../platform/context.ts';
import { countReminders, type Reminding, sendReminders } from '../../study/index.ts';
import type { PositionRow } from '../position.store.ts';
import { demandPosition, lockKnown } from './position.policy.ts';
import { targetsOfPath } from './reminder-targets.store.ts';

const texts = { notBegun: 'remindedToBeginPath', midway: 'remindedToFinishPath' } as const;

/** Of everybody those who have the position: its walks are asked. */
function remindingOf(ctx: Context, { id, name, state }: PositionRow): Reminding {
  demand(state === 'published', 'course.wrong-state', { state });
  const targets = targetsOfPath(id, new Date(ctx.now()));
  const link = `/branch-post-learning-detail/${id}`;
  return { id, title: name, audience: everyone, targets, texts, kind: 'position', link };
}

/** Reminds those who have not begun the path of their position, or have not finished it. */
export async function remindPositionHolders(
  ctx: Context,
  { id, target }: { readonly id: string; readonly target: ReminderTarget },
) {
  await demandPosition(ctx, id);
  return ctx.inTransaction(async (tx) =>
    sendReminders(tx, ctx, { ...remindingOf(ctx, await lockKnown(tx, ctx, id)), target }),
  );
}

export const previewPositionReminders = async (ctx: Context, { id }: { readonly id: string }) =>
  countReminders(ctx, remindingOf(ctx, await demandPosition(ctx, id)));
