import type { AccuseReason, ContentTarget } from '@shuyuan/contract/community/question-actions';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { type Discussables, openDiscussed } from '../discussions/discussed.ts';
import { findDiscussion } from '../discussions/discussion.store.ts';
import { openQuestion } from '../questions/questions.policy.ts';
import { findOpen, insertAccusation } from './accusation.store.ts';

type Target = { readonly targetType: ContentTarget; readonly targetId: string };

/** The content the caller sees and may complain about, with its author. */
async function openTarget(ctx: Context, discussables: Discussables, { targetType, targetId }: Target) {
  if (targetType === 'question') {
    const { id, authorId } = await openQuestion(ctx, targetId);
    return { subject: { questionId: id, courseId: null }, authorId };
  }
  const answer = await findDiscussion(ctx.read, ctx.actor.tenantId, targetId);
  demand(answer && !answer.isRemoved, 'request.not-found');
  await openDiscussed(ctx, discussables, answer);
  const { questionId, courseId, authorId } = answer;
  return { subject: { questionId, courseId }, authorId };
}

type Complaint = Target & { readonly reason: AccuseReason; readonly text: string };

/**
 * COMM-22, D-132. Words of the list are let through: whoever complains about an insult quotes it. Nothing is taken away
 * by it.
 */
export const accuse =
  (discussables: Discussables) =>
  async (ctx: Context, { reason, text, ...target }: Complaint) => {
    const { subject, authorId } = await openTarget(ctx, discussables, target);
    const { tenantId, id: memberId } = ctx.actor;
    demand(authorId !== memberId, 'accuse.own');
    demand(reason !== 'other' || text !== '', 'accuse.text-missing');
    const id = newId(ctx.now());
    const row = { id, tenantId, memberId, ...subject, reason, said: text, createdAt: new Date(ctx.now()), ...target };
    return ctx.inTransaction(async (tx) => {
      const isNew = await insertAccusation(tx, row);
      return { id: isNew ? id : ((await findOpen(tx, row)) ?? id) };
    });
  };

/** COMM-22: one's own state, nobody else's. */
export const readAccused = (discussables: Discussables) => async (ctx: Context, target: Target) => {
  await openTarget(ctx, discussables, target);
  return { isAccuse: (await findOpen(ctx.read, { memberId: ctx.actor.id, ...target })) !== undefined };
};
