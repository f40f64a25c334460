import { demand } from '@shuyuan/contract/kernel/app-error';
import type { ReminderTarget } from '@shuyuan/contract/study/runs/reminder-targets';
import type { Context } from '../../../platform/context.ts';
import { lockManagedCourse, openManagedCourse } from '../courses/course.policy.ts';
import type { CourseRow } from '../courses/course.store.ts';
import { targetsOfCourse } from './reminder.store.ts';
import { countReminders, type Reminding, sendReminders } from './send-reminders.ts';

const texts = { notBegun: 'remindedToBegin', midway: 'remindedToFinish' } as const;

function remindingOf({ id, title, audience, state }: CourseRow): Reminding {
  demand(state === 'published', 'course.wrong-state', { state });
  return { id, title, audience, targets: targetsOfCourse(id), texts, kind: 'course', link: `/course/${id}` };
}

/** Reminds those who have not begun, or who are midway. */
export async function remindLearners(
  ctx: Context,
  { id, target }: { readonly id: string; readonly target: ReminderTarget },
) {
  await openManagedCourse(ctx, id);
  return ctx.inTransaction(async (tx) =>
    sendReminders(tx, ctx, { ...remindingOf(await lockManagedCourse(tx, ctx, id)), target }),
  );
}

export const previewReminders = async (ctx: Context, { id }: { readonly id: string }) =>
  countReminders(ctx, remindingOf(await openManagedCourse(ctx, id)));
