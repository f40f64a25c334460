import { questionLife } from '@shuyuan/contract/community/question-life';
import { AppError, demand } from '@shuyuan/contract/kernel/app-error';
import { recordAudit } from '../../../platform/audit.ts';
import { type Context, transact, type Tx } from '../../../platform/context.ts';
import { findDiscussion } from '../discussions/discussion.store.ts';
import { removeForOrder } from '../discussions/remove-discussion.ts';
import type { QuestionAccess } from '../questions/question.store.ts';
import { lockQuestionAccess } from '../questions/questions.policy.ts';
import { type AccusationRow, findAccusation, settleOpen } from './accusation.store.ts';
import { judge } from './moderate.ts';

type Upheld = { readonly question: QuestionAccess; readonly accusation: AccusationRow };

/** Somebody may have taken it away meanwhile; then there is nothing left to do. */
async function takeAway(tx: Tx, ctx: Context, { question, accusation }: Upheld): Promise<void> {
  const { targetType, targetId, reason: ground } = accusation;
  if (targetType === 'question') {
    const isThere = questionLife.can('remove', question.state);
    return void (isThere && (await judge(tx, ctx, { question, step: 'remove', reason: '', ground })));
  }
  const row = await findDiscussion(tx, question.tenantId, targetId);
  if (row && !row.isRemoved) await removeForOrder(tx, ctx, { question, row, ground });
}

/** Whoever wrote what it is about; an answer that is gone has nobody who could judge it for themselves. */
async function authorOf(tx: Tx, { question, accusation }: Upheld): Promise<string | undefined> {
  if (accusation.targetType === 'question') return question.authorId;
  return (await findDiscussion(tx, question.tenantId, accusation.targetId))?.authorId;
}

type Settled = { readonly id: string; readonly isUpheld: boolean };

async function settle(tx: Tx, ctx: Context, { id, isUpheld }: Settled): Promise<void> {
  const { tenantId, id: by } = ctx.actor;
  const accusation = await findAccusation(tx, tenantId, id);
  demand(accusation, 'request.not-found');
  const question = await lockQuestionAccess(tx, ctx, accusation.questionId);
  demand((await authorOf(tx, { question, accusation })) !== by, 'accuse.own-case');
  const { targetType, targetId, reason } = accusation;
  const to = isUpheld ? 'upheld' : 'dismissed';
  const settled = await settleOpen(tx, { targetType, targetId, to, by, at: new Date(ctx.now()) });
  if (!settled.includes(id)) {
    const current = await findAccusation(tx, tenantId, id);
    throw new AppError('accuse.settled', { state: current?.state ?? null });
  }
  await recordAudit(tx, ctx, {
    tenantId,
    action: `accusation.${to}`,
    subject: { kind: 'accusation', id },
    before: { state: 'open', title: question.title },
    after: { state: to, reason, count: settled.length },
  });
  if (isUpheld) await takeAway(tx, ctx, { question, accusation });
}

/** D-132: every open complaint about the same is settled with it. */
export const settleAccusation = (ctx: Context, verdict: Settled) =>
  transact(ctx, (within) =>
    within.inTransaction(async (tx) => {
      await settle(tx, within, verdict);
      return { id: verdict.id };
    }),
  );
