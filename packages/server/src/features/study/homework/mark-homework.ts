import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { notify } from '../../notifications/index.ts';
import { refuseSensitive } from '../../system/index.ts';
import { finishSection } from '../runs/finish-section.store.ts';
import { lockRun } from '../runs/run.store.ts';
import { insertEntry } from './homework-entry.store.ts';
import { lockHomework, updateMark } from './homework.store.ts';
import { openSubmitted } from './list-homework.ts';

type MarkInput = {
  readonly id: string;
  readonly isPassed: boolean;
  readonly comment: string;
  readonly score: number | null;
  readonly submitTime: number;
};

/** Passed finishes the section; to be done again asks for a reason. The learner is notified of either. */
export async function markHomework(ctx: Context, { id, isPassed, comment, score, submitTime }: MarkInput) {
  const { tenantId, id: markedBy } = ctx.actor;
  const { course, work: read } = await openSubmitted(ctx, id);
  demand(isPassed || comment.trim() !== '', 'homework.comment-required');
  await refuseSensitive(ctx, [comment]);
  const [state, at] = [isPassed ? ('passed' as const) : ('returned' as const), new Date(ctx.now())];
  await ctx.inTransaction(async (tx) => {
    await lockRun(tx, read.runId);
    const work = await lockHomework(tx, id);
    demand(work?.state === 'submitted', 'homework.wrong-state', { state: work?.state });
    // Replaced since it was read: the mark would be of another work.
    demand(work.submittedAt?.getTime() === submitTime, 'request.stale', { revision: 0 });
    const mark = { state, comment: comment.trim(), score, markedBy };
    await updateMark(tx, { id, ...mark, markedAt: at });
    await insertEntry(tx, { id: newId(ctx.now()), tenantId, homeworkId: id, at, ...mark });
    const { runId, sectionKey, memberId, courseId } = work;
    if (isPassed) await finishSection(tx, { tenantId, runId, sectionKey, at });
    await notify(tx, ctx, {
      tenantId,
      kind: 'study',
      text: isPassed ? 'homeworkPassed' : 'homeworkReturned',
      values: { title: course.title },
      receivers: [memberId],
      subject: { kind: 'course', id: courseId },
      link: `/course/${courseId}/section/${sectionKey}`,
    });
  });
  return { id, state };
}
