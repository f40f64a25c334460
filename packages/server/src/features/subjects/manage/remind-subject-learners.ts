import { demand } from '@shuyuan/contract/kernel/app-error';
import type { ReminderTarget } from '@shuyuan/contract/study/runs/reminder-targets';
import type { Context } from '../../../platform/context.ts';
import { countReminders, type Reminding, sendReminders } from '../../study/index.ts';
import { lockManagedSubject, openManagedSubject } from '../subject.policy.ts';
import type { SubjectRow } from '../subject.store.ts';
import { targetsOfSubject } from './reminder-targets.store.ts';

const texts = { notBegun: 'remindedToJoinSubject', midway: 'remindedToFinishSubject' } as const;

function remindingOf(ctx: Context, { id, title, audience, state }: SubjectRow): Reminding {
  demand(state === 'published', 'course.wrong-state', { state });
  const targets = targetsOfSubject(id, new Date(ctx.now()));
  return { id, title, audience, targets, texts, kind: 'subject', link: `/subject/${id}` };
}

/** Reminds those of the audience who have not joined, or who have and are not finished. */
export async function remindSubjectLearners(
  ctx: Context,
  { id, target }: { readonly id: string; readonly target: ReminderTarget },
) {
  await openManagedSubject(ctx, id);
  return ctx.inTransaction(async (tx) =>
    sendReminders(tx, ctx, { ...remindingOf(ctx, await lockManagedSubject(tx, ctx, id)), target }),
  );
}

export const previewSubjectReminders = async (ctx: Context, { id }: { readonly id: string }) =>
  countReminders(ctx, remindingOf(ctx, await openManagedSubject(ctx, id)));
