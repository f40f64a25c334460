import type { ActionKind, ContentTarget } from '@shuyuan/contract/community/question-actions';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { type Context, transact } from '../../../platform/context.ts';
import { addCollect, readCollect, removeCollect } from '../../system/index.ts';
import { findDiscussion } from '../discussions/discussion.store.ts';
import { businessTypeOf, collectableQuestions } from '../questions/collectable-questions.ts';
import type { QuestionAccess } from '../questions/question.store.ts';
import { openQuestion } from '../questions/questions.policy.ts';
import { likeAnswer, likeQuestion } from './like.ts';
import { findCounts, hasPraised } from './praise.store.ts';
import { shareQuestion } from './share-question.ts';
import { notifyLiked } from './notify-liked.ts';

type Action = { readonly targetType: ContentTarget; readonly targetId: string; readonly kind: ActionKind };

/** What waits or was taken away is nobody's to like, collect or share. */
function demandShown({ state }: QuestionAccess): void {
  demand(state === 'active' || state === 'closed', 'question.wrong-state', { state });
}

/** D-148: the same functions as the call of its own. */
async function collect(ctx: Context, question: QuestionAccess, isOn: boolean): Promise<void> {
  const thing = { businessId: question.id, businessType: businessTypeOf(question.kind) };
  if (isOn) return void (await addCollect(collectableQuestions)(ctx, thing));
  const { collect: kept } = await readCollect(ctx, thing);
  if (kept) await removeCollect(collectableQuestions)(ctx, kept);
}

const actOnQuestion = (ctx: Context, { targetId, kind }: Action) =>
  ctx.inTransaction(async (tx) => {
    const question = await openQuestion(ctx, targetId);
    demandShown(question);
    if (kind === 'share') await shareQuestion(tx, ctx, targetId);
    else if (kind === 'collect' || kind === 'uncollect') await collect(ctx, question, kind === 'collect');
    else await likeQuestion(tx, ctx, { question, isOn: kind === 'like', sendNotice: notifyLiked });
    const { collect: kept } = await readCollect(ctx, {
      businessId: targetId,
      businessType: businessTypeOf(question.kind),
    });
    const liked = { memberId: ctx.actor.id, targetType: 'question' as const, targetId };
    return { ...(await findCounts(tx, targetId)), isPraised: await hasPraised(tx, liked), collectId: kept?.id ?? null };
  });

/** An answer is liked, and nothing else. */
const actOnAnswer = (ctx: Context, { targetId, kind }: Action) =>
  ctx.inTransaction(async (tx) => {
    const answer = await findDiscussion(tx, ctx.actor.tenantId, targetId);
    demand(answer && !answer.isRemoved, 'request.not-found');
    const question = await openQuestion(ctx, answer.questionId);
    demand(kind === 'like' || kind === 'unlike', 'request.invalid');
    demandShown(question);
    const isPraised = kind === 'like';
    const praiseNum = await likeAnswer(tx, ctx, { question, answer, isOn: isPraised, sendNotice: notifyLiked });
    return { praiseNum, collectNum: 0, shareNum: 0, isPraised, collectId: null };
  });

/** COMM-20, D-129. Read and written on one connection: many at once never wait for more. */
export const actOn = (ctx: Context, action: Action) =>
  transact(ctx, (within) => (action.targetType === 'question' ? actOnQuestion : actOnAnswer)(within, action));
