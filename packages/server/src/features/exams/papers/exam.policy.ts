import { editableExamStates, examLife } from '@shuyuan/contract/exams/papers/exam-states';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Actor, Context, Tx } from '../../../platform/context.ts';
import { type ExamRow, findExam, lockExam } from './exam.store.ts';

/** Whoever made an exam, and those who manage all exams. */
export const managesExam = ({ id, capabilities }: Actor, { authorId }: Pick<ExamRow, 'authorId'>): boolean =>
  id === authorId || capabilities.has('exam.manageAll');

/** The steps a manager may take with an exam in its state. */
export const permissionsOf = ({ state }: Pick<ExamRow, 'state'>) => ({
  edit: editableExamStates.includes(state),
  publish: examLife.can('publish', state),
  withdraw: examLife.can('withdraw', state),
  archive: examLife.can('archive', state),
});

export async function openManagedExam(ctx: Context, id: string): Promise<ExamRow> {
  const exam = await findExam(ctx.read, ctx.actor.tenantId, id);
  demand(exam, 'request.not-found');
  // A draft is nobody else's business; of the others everybody knows that they exist.
  demand(managesExam(ctx.actor, exam), exam.state === 'draft' ? 'request.not-found' : 'auth.forbidden');
  return exam;
}

/** The same for a change, while the exam is locked. */
export async function lockManagedExam(tx: Tx, ctx: Context, id: string): Promise<ExamRow> {
  const exam = await lockExam(tx, ctx.actor.tenantId, id);
  demand(exam && managesExam(ctx.actor, exam), 'request.not-found');
  return exam;
}

/** Locked to be edited or published: as it was read, and neither published nor archived. */
export async function lockEdited(tx: Tx, ctx: Context, input: { id: string; revision: number }): Promise<ExamRow> {
  const exam = await lockManagedExam(tx, ctx, input.id);
  demand(permissionsOf(exam).edit, 'exam.wrong-state', { state: exam.state });
  demand(exam.revision === input.revision, 'request.stale', { revision: exam.revision });
  return exam;
}
