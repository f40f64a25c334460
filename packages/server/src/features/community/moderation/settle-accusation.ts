import { questionLife } from '@shuyuan/contract/community/question-life';
import { AppError, demand } from '@shuyuan/contract/kernel/app-error';
import { recordAudit } from '../../../platform/audit.ts';
import { type Context, transact, type Tx } from '../../../platform/context.ts';
import { discussableOf, type Discussables } from '../discussions/discussed.ts';
import { findDiscussion } from '../discussions/discussion.store.ts';
import { removeForOrder } from '../discussions/remove-discussion.ts';
import { lockQuestionAccess } from '../questions/questions.policy.ts';
import { type AccusationRow, findAccusation, settleOpen } from './accusation.store.ts';
import { judge } from './moderate.ts';

/** The subject of a complaint, locked: who wrote it, and how it is taken away. */
type Accused = {
  readonly title: string;
  /** Undefined: an answer that is gone has nobody who could judge it for themselves. */
  readonly authorId: string | undefined;
  /** Somebody may have taken it away meanwhile; then there is nothing left to do. */
  readonly takeAway: () => Promise<void>;
};

async function lockPost(tx: Tx, ctx: Context, { targetId, reason: ground }: AccusationRow): Promise<Accused> {
  const question = await lockQuestionAccess(tx, ctx, targetId);
  const { title, authorId, state } = question;
  const takeAway = async () => {
    if (questionLife.can('remove', state)) await judge(tx, ctx, { question, step: 'remove', reason: '', ground });
  };
  return { title, authorId, takeAway };
}

type Complaint = { readonly discussables: Discussables; readonly accusation: AccusationRow };

async function lockComment(tx: Tx, ctx: Context, { discussables, accusation }: Complaint): Promise<Accused> {
  const { targetId, reason: ground } = accusation;
  const { discussable, id } = discussableOf(discussables, accusation);
  const discussed = await discussable.lockToSettle(tx, ctx, id);
  const row = await findDiscussion(tx, discussed.tenantId, targetId);
  const takeAway = async () => {
    if (row && !row.isRemoved) await removeForOrder(tx, ctx, { discussed, row, ground });
  };
  return { title: discussed.title, authorId: row?.authorId, takeAway };
}

type Settled = { readonly id: string; readonly isUpheld: boolean };

async function settle(
  tx: Tx,
  ctx: Context,
  { id, isUpheld, discussables }: Settled & { readonly discussables: Discussables },
): Promise<void> {
  const { tenantId, id: by } = ctx.actor;
  const accusation = await findAccusation(tx, tenantId, id);
  demand(accusation, 'request.not-found');
  const { targetType, targetId, reason } = accusation;
  const accused =
    targetType === 'question'
      ? await lockPost(tx, ctx, accusation)
      : await lockComment(tx, ctx, { discussables, accusation });
  demand(accused.authorId !== by, 'accuse.own-case');
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
    before: { state: 'open', title: accused.title },
    after: { state: to, reason, count: settled.length },
  });
  if (isUpheld) await accused.takeAway();
}

/** D-132: every open complaint about the same is settled with it. */
export const settleAccusation = (discussables: Discussables) => (ctx: Context, verdict: Settled) =>
  transact(ctx, (within) =>
    within.inTransaction(async (tx) => {
      await settle(tx, within, { ...verdict, discussables });
      return { id: verdict.id };
    }),
  );
