import type { Context, Tx } from '../../../platform/context.ts';
import { hasPassedExam, inviteToExam } from '../../exams/index.ts';
import { finishSection } from './finish-section.store.ts';
import { findRenewTime } from './run.store.ts';

type Opening = { readonly runId: string; readonly sectionKey: string; readonly examId: string };

/**
 * Whoever opens the section of an exam may take it; for those who passed before it is finished at once, in a run that renews
 * something only by a pass of that run. From then on the section follows the result of every attempt (`follow_exam_attempt` of the database).
 */
export async function openExamSection(tx: Tx, ctx: Context, { runId, sectionKey, examId }: Opening): Promise<void> {
  const renewedAt = await findRenewTime(tx, runId);
  if (!(await hasPassedExam(ctx, examId, renewedAt))) return inviteToExam(tx, ctx, examId);
  return finishSection(tx, { tenantId: ctx.actor.tenantId, runId, sectionKey, at: new Date(ctx.now()) });
}
