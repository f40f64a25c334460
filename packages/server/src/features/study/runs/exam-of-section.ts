import type { Context } from '../../../platform/context.ts';
import { findExamOfSection } from '../../exams/index.ts';
import { findRenewTime } from './run.store.ts';

type Section = { readonly examId: string; readonly runId: string | undefined };

/** In a run that renews something the attempts since its opening alone: a pass of before is none of this run. */
export async function examOfSection(ctx: Context, { examId, runId }: Section) {
  const renewedAt = runId === undefined ? undefined : await findRenewTime(ctx.read, runId);
  return findExamOfSection(ctx, examId, renewedAt);
}
