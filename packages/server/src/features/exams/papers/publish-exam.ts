import { problemsOfExam } from '@shuyuan/contract/exams/papers/exam-problems';
import { examLife } from '@shuyuan/contract/exams/papers/exam-states';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { withdrawSold } from '../../pricing/index.ts';
import { lockEdited, lockManagedExam, openManagedExam } from './exam.policy.ts';
import { updateExam } from './exam.store.ts';
import { insertPaper } from './paper.store.ts';
import { resolvePaper } from './resolve-paper.ts';

/** Pins what anybody can be asked; published again, what the bank has by then. */
export async function publishExam(ctx: Context, input: { readonly id: string; readonly revision: number }) {
  const { tenantId, id: publishedBy } = ctx.actor;
  const { id } = await openManagedExam(ctx, input.id);
  return ctx.inTransaction(async (tx) => {
    const { paper: definition, settings, name, introduction, audience } = await lockEdited(tx, ctx, input);
    const { pool, findings } = await resolvePaper(tx, tenantId, definition);
    const problems = problemsOfExam({ settings, paper: definition, findings }, ctx.now());
    demand(problems.length === 0, 'exam.not-ready', { problems });
    const [paperId, at] = [newId(ctx.now()), new Date(ctx.now())];
    const number = await insertPaper(tx, { id: paperId, tenantId, examId: id, definition, pool, publishedBy, at });
    const published = { name, introduction, audience, settings };
    const revision = await updateExam(tx, { id, state: 'published', paperId, publishedAt: at, published, at });
    return { id, revision, number };
  });
}

async function changeState(ctx: Context, id: string, action: 'withdraw' | 'archive') {
  await openManagedExam(ctx, id);
  return ctx.inTransaction(async (tx) => {
    const { state, name: title } = await lockManagedExam(tx, ctx, id);
    demand(examLife.can(action, state), 'exam.wrong-state', { state });
    await withdrawSold(tx, ctx, { businessType: 'exam', businessId: id, title, managedBy: 'exam.manageAll' });
    const at = new Date(ctx.now());
    const withdrawnAt = action === 'withdraw' ? { withdrawnAt: at } : {};
    return { id, revision: await updateExam(tx, { id, state: examLife.table[action].to, at, ...withdrawnAt }) };
  });
}

export const withdrawExam = (ctx: Context, { id }: { id: string }) => changeState(ctx, id, 'withdraw');
export const archiveExam = (ctx: Context, { id }: { id: string }) => changeState(ctx, id, 'archive');
