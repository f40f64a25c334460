import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../../platform/context.ts';
import { managesExam } from '../papers/exam.policy.ts';
import { openMarkedExam } from './marking.policy.ts';
import { listMarkedQuestions, listWaitingExams } from './marking-queue.store.ts';

/** Exams that wait for the caller: their own, those they were named for, and all for those who manage all. */
export async function listMarkingExams({ read, actor }: Context, paging: Paging) {
  const { tenantId, id: markerId, capabilities } = actor;
  const isForAll = capabilities.has('exam.manageAll');
  const { rows, total } = await listWaitingExams(read, { tenantId, markerId, isForAll }, paging);
  return {
    items: rows.map(({ waitingCount, ...row }) => ({ ...row, waitingCount: Number(waitingCount) })),
    recordCount: total,
  };
}

/** Answers are marked question by question, so that all of them are measured by one rubric. */
export async function listMarkingQuestions(ctx: Context, input: { readonly id: string }) {
  const exam = await openMarkedExam(ctx, input.id);
  const { id, name } = exam;
  const rows = await listMarkedQuestions(ctx.read, { examId: id, markerId: ctx.actor.id });
  const questions = rows.map(({ waitingCount, doneCount, ...row }) => ({
    ...row,
    waitingCount: Number(waitingCount),
    doneCount: Number(doneCount),
  }));
  return { id, name, questions, can: { manage: managesExam(ctx.actor, exam) } };
}
