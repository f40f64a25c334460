import type { ActionKind, ContentTarget } from '@shuyuan/contract/community/question-actions';
import { type Context, transact } from '../../../platform/context.ts';
import { addCollect, readCollect, removeCollect } from '../../system/index.ts';
import type { Discussables } from '../discussions/discussed.ts';
import { toDiscussedQuestion } from '../discussions/discussable-questions.ts';
import { businessTypeOf, collectableQuestions } from '../questions/collectable-questions.ts';
import { demandShown, openQuestion } from '../questions/questions.policy.ts';
import { likeComment } from './like-comment.ts';
import { likeQuestion } from './like.ts';
import { findCounts, hasPraised } from './praise.store.ts';
import { shareQuestion } from './share-question.ts';
import { notifyLiked } from './notify-liked.ts';

type Question = Awaited<ReturnType<typeof openQuestion>>;
type Action = { readonly targetType: ContentTarget; readonly targetId: string; readonly kind: ActionKind };

/** D-148: the same functions as the call of its own. */
async function collect(ctx: Context, question: Question, isOn: boolean): Promise<void> {
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
    else {
      const discussed = toDiscussedQuestion(ctx, question);
      await likeQuestion(tx, ctx, { question, discussed, isOn: kind === 'like', sendNotice: notifyLiked });
    }
    const { collect: kept } = await readCollect(ctx, {
      businessId: targetId,
      businessType: businessTypeOf(question.kind),
    });
    const liked = { memberId: ctx.actor.id, targetType: 'question' as const, targetId };
    return { ...(await findCounts(tx, targetId)), isPraised: await hasPraised(tx, liked), collectId: kept?.id ?? null };
  });

/** COMM-20, D-129. Read and written on one connection: many at once never wait for more. */
export const actOn = (discussables: Discussables) => (ctx: Context, action: Action) =>
  transact(ctx, (within) =>
    action.targetType === 'question' ? actOnQuestion(within, action) : likeComment(discussables)(within, action),
  );
