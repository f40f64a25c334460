import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { managesExam } from '../papers/exam.policy.ts';
import { type ExamRow, findExam } from '../papers/exam.store.ts';
import { isMarker } from './marker.store.ts';

/** An exam for those who mark it: its managers, and the markers they have named. */
export async function openMarkedExam(ctx: Context, id: string): Promise<ExamRow> {
  const exam = await findExam(ctx.read, ctx.actor.tenantId, id);
  demand(exam && exam.paperId !== null, 'request.not-found');
  demand(managesExam(ctx.actor, exam) || (await isMarker(ctx.read, id, ctx.actor.id)), 'auth.forbidden');
  return exam;
}
