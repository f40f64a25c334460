import type { AccuseReason } from '@shuyuan/contract/community/question-actions';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { recordAudit } from '../../../platform/audit.ts';
import type { Context, Tx } from '../../../platform/context.ts';
import { notify } from '../../notifications/index.ts';
import { linkToQuestion } from '../link-to-question.ts';
import { countQuestion, type QuestionAccess } from '../questions/question.store.ts';
import { lockQuestionAccess, keepsOrder } from '../questions/questions.policy.ts';
import { countReplies, type DiscussionRow, findDiscussion, setRemoved } from './discussion.store.ts';

type Removal = { readonly question: QuestionAccess; readonly row: DiscussionRow };
/** What a complaint that was upheld is about. */
type Ground = { readonly ground?: AccuseReason };

async function takeAway(tx: Tx, { question, row }: Removal): Promise<void> {
  await setRemoved(tx, row.id);
  await countQuestion(tx, question.id, { counter: 'discuss', delta: -1 });
  if (row.parentId !== null) await countReplies(tx, row.parentId, -1);
}

/** By somebody who keeps order: audited, and whoever wrote it is told. The question is held by the caller. */
export async function removeForOrder(tx: Tx, ctx: Context, removal: Removal & Ground): Promise<void> {
  const { question, row, ground = 'other' } = removal;
  await takeAway(tx, removal);
  await recordAudit(tx, ctx, {
    tenantId: question.tenantId,
    action: 'discussion.removed',
    subject: { kind: 'discussion', id: row.id },
    before: { title: question.title, content: row.content },
  });
  if (row.authorId === ctx.actor.id) return;
  await notify(tx, ctx, {
    kind: 'moderation',
    text: ground === 'other' ? 'answerRemoved' : ground,
    values: { title: question.title },
    receivers: [row.authorId],
    subject: { kind: 'question', id: question.id },
    // What was taken away is there for moderators only.
    ...(question.state !== 'removed' && { link: linkToQuestion(question) }),
    key: `removed ${row.id}`,
  });
}

/** COMM-54. Held by the question: what is counted on it and below it changes one after the other. */
export async function removeDiscussion(ctx: Context, { id }: { readonly id: string }) {
  const { tenantId, id: memberId } = ctx.actor;
  const found = await findDiscussion(ctx.read, tenantId, id);
  demand(found, 'request.not-found');
  await ctx.inTransaction(async (tx) => {
    const question = await lockQuestionAccess(tx, ctx, found.questionId);
    const row = await findDiscussion(tx, tenantId, id);
    demand(row && !row.isRemoved, 'request.not-found');
    const isOwn = row.authorId === memberId;
    demand(isOwn || keepsOrder(ctx, question), 'auth.forbidden');
    await (isOwn ? takeAway(tx, { question, row }) : removeForOrder(tx, ctx, { question, row }));
  });
  return { id };
}
