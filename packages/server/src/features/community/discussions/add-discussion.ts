import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context, Tx } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { leaveEarned } from '../../ledger/index.ts';
import { refuseSensitive } from '../../system/index.ts';
import { isOpenTo } from '../offers/find-offers.ts';
import { countQuestion, type QuestionAccess } from '../questions/question.store.ts';
import { lockQuestionAccess } from '../questions/questions.policy.ts';
import { toDiscussion } from './discussion-out.ts';
import { countReplies, type DiscussionRow, findDiscussion, findShown, insertDiscussion } from './discussion.store.ts';
import { notifyDiscussion } from './notify-discussion.ts';

type Words = {
  readonly questionId: string;
  readonly parentId?: string | undefined;
  readonly replyToId?: string | undefined;
  readonly content: string;
};

/** One that stands where it is said to stand, and has not been taken away. */
async function findCallerRole(
  tx: Tx,
  question: QuestionAccess,
  { id, parentId }: { id: string; parentId: string | null },
) {
  const found: DiscussionRow | undefined = await findDiscussion(tx, question.tenantId, id);
  demand(found?.questionId === question.id && found.parentId === parentId, 'request.not-found');
  demand(!found.isRemoved, 'discuss.gone');
  return found;
}

/** D-133: two levels. A reply to a reply stands below the same answer. */
async function findAnswered(tx: Tx, question: QuestionAccess, { parentId, replyToId }: Words) {
  demand(replyToId === undefined || parentId !== undefined, 'request.not-found');
  if (parentId === undefined) return { parent: null, reply: null };
  const parent = await findCallerRole(tx, question, { id: parentId, parentId: null });
  const reply = replyToId === undefined ? null : await findCallerRole(tx, question, { id: replyToId, parentId });
  return { parent, reply };
}

/** `tell` says who hears of it: what is told of the past rings for nobody. */
export const discussing = (sendNotice: typeof notifyDiscussion) => async (ctx: Context, words: Words) => {
  await refuseSensitive(ctx, [words.content]);
  const { tenantId, id: authorId } = ctx.actor;
  return ctx.inTransaction(async (tx) => {
    const question = await lockQuestionAccess(tx, ctx, words.questionId);
    demand(question.state === 'active', 'question.closed');
    const { parent, reply } = await findAnswered(tx, question, words);
    const id = newId(ctx.now());
    const level = { questionId: question.id, parentId: parent?.id ?? null };
    const said = { content: words.content, replyToId: reply?.authorId ?? null, createdAt: new Date(ctx.now()) };
    await insertDiscussion(tx, { id, tenantId, authorId, ...level, ...said });
    await countQuestion(tx, question.id, { counter: 'discuss', delta: 1 });
    if (parent) await countReplies(tx, parent.id, 1);
    // Whoever has not paid has nothing to say about it that is worth a reward.
    if (await isOpenTo({ ...ctx, read: tx }, 'question', question))
      await leaveEarned(tx, { tenantId, targetType: 'discuss', targetId: id, at: ctx.now() });
    await sendNotice(tx, ctx, { question, id, answeredId: (reply ?? parent)?.authorId ?? null });
    return toDiscussion(ctx, question, await findShown(tx, { level, id }, authorId));
  });
};

/** COMM-54, D-133 */
export const addDiscussion = discussing(notifyDiscussion);
