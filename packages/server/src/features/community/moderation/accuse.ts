import type { AccuseReason, ContentTarget } from '@shuyuan/contract/community/question-actions';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { findDiscussion } from '../discussions/discussion.store.ts';
import { openQuestion } from '../questions/questions.policy.ts';
import { findOpen, insertAccusation } from './accusation.store.ts';

type Target = { readonly targetType: ContentTarget; readonly targetId: string };

/** What the caller sees and may complain about, with whoever wrote it. */
async function openTarget(ctx: Context, { targetType, targetId }: Target) {
  if (targetType === 'question') {
    const { id, authorId } = await openQuestion(ctx, targetId);
    return { questionId: id, authorId };
  }
  const answer = await findDiscussion(ctx.read, ctx.actor.tenantId, targetId);
  demand(answer && !answer.isRemoved, 'request.not-found');
  const { id } = await openQuestion(ctx, answer.questionId);
  return { questionId: id, authorId: answer.authorId };
}

type Complaint = Target & { readonly reason: AccuseReason; readonly text: string };

/**
 * COMM-22, D-132. Words of the list are let through: whoever complains about an insult quotes it. Nothing is taken away
 * by it.
 */
export async function accuse(ctx: Context, { reason, text, ...target }: Complaint) {
  const { questionId, authorId } = await openTarget(ctx, target);
  const { tenantId, id: memberId } = ctx.actor;
  demand(authorId !== memberId, 'accuse.own');
  demand(reason !== 'other' || text !== '', 'accuse.text-missing');
  const id = newId(ctx.now());
  const row = { id, tenantId, memberId, questionId, reason, said: text, createdAt: new Date(ctx.now()), ...target };
  return ctx.inTransaction(async (tx) => {
    const isNew = await insertAccusation(tx, row);
    return { id: isNew ? id : ((await findOpen(tx, row)) ?? id) };
  });
}

/** COMM-22: one's own state, nobody else's. */
export async function readAccused(ctx: Context, target: Target) {
  await openTarget(ctx, target);
  return { isAccuse: (await findOpen(ctx.read, { memberId: ctx.actor.id, ...target })) !== undefined };
}
