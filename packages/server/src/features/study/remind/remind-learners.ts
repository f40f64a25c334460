import { demand } from '@shuyuan/contract/kernel/app-error';
import { dayIn } from '@shuyuan/contract/kernel/calendar/is-time-zone';
import type { ReminderTarget } from '@shuyuan/contract/study/runs/reminder-targets';
import type { Context } from '../../../platform/context.ts';
import { notify } from '../../notifications/index.ts';
import { lockManagedCourse, openManagedCourse } from '../courses/course.policy.ts';
import type { CourseRow } from '../courses/course.store.ts';
import { countTargets, insertReminders, type ReminderQuery } from './reminder.store.ts';

const queryOf = (ctx: Context, { id, audience }: CourseRow, target: ReminderTarget): ReminderQuery => ({
  tenantId: ctx.actor.tenantId,
  courseId: id,
  audience,
  target,
  exceptId: ctx.actor.id,
  day: dayIn(ctx.external.timeZone, ctx.now()),
});

const demandPublished = ({ state }: CourseRow): void => demand(state === 'published', 'course.wrong-state', { state });

const texts = { notBegun: 'remindedToBegin', midway: 'remindedToFinish' } as const;

/** Reminds those who have not begun, or who are midway. Each person hears of a course once a day, whoever reminds. */
export async function remindLearners(
  ctx: Context,
  { id, target }: { readonly id: string; readonly target: ReminderTarget },
) {
  await openManagedCourse(ctx, id);
  return ctx.inTransaction(async (tx) => {
    const course = await lockManagedCourse(tx, ctx, id);
    demandPublished(course);
    const receivers = await insertReminders(tx, queryOf(ctx, course, target));
    await notify(tx, ctx, {
      kind: 'study',
      text: texts[target],
      values: { title: course.title },
      receivers,
      subject: { kind: 'course', id },
      link: `/course/${id}`,
    });
    return { remindedCount: receivers.length };
  });
}

/** How many each reminder would reach, before it is sent. */
export async function previewReminders(ctx: Context, { id }: { readonly id: string }) {
  const course = await openManagedCourse(ctx, id);
  demandPublished(course);
  return {
    notBegun: await countTargets(ctx.read, queryOf(ctx, course, 'notBegun')),
    midway: await countTargets(ctx.read, queryOf(ctx, course, 'midway')),
  };
}
