import type { ContentTarget } from '@shuyuan/contract/community/question-actions';
import { dayOf } from '@shuyuan/contract/teams/report-days';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context, Tx } from '../../../platform/context.ts';
import { countActivity } from '../../teams/index.ts';
import { countPraise } from '../discussions/discussion.store.ts';
import { countQuestion, type QuestionAccess } from '../questions/question.store.ts';
import { deletePraise, insertPraise } from './praise.store.ts';
import type { Liking, notifyLiked } from './notify-liked.ts';

/** `sendNotice` says who is notified: what is told of the past rings for nobody. */
type Like = Liking & { readonly isOn: boolean; readonly sendNotice: typeof notifyLiked };

/** 1, -1, or 0 where nothing changes. */
async function write(tx: Tx, ctx: Context, { discussed, answer, isOn, sendNotice }: Like): Promise<1 | 0 | -1> {
  const { id: memberId, tenantId } = ctx.actor;
  const targetType: ContentTarget = answer ? 'discuss' : 'question';
  const liked = { memberId, targetType, targetId: (answer ?? discussed).id };
  if (!isOn) return (await deletePraise(tx, liked)) ? -1 : 0;
  const isNew = await insertPraise(tx, { ...liked, tenantId, createdAt: new Date(ctx.now()) });
  if (!isNew) return 0;
  // Before the counts: those rows are everybody's, and are held until the end.
  await sendNotice(tx, ctx, { discussed, answer });
  return 1;
}

/** D-129: likes it, or no longer; the same again changes nothing. */
export async function likeQuestion(
  tx: Tx,
  ctx: Context,
  like: Omit<Like, 'answer'> & { readonly question: QuestionAccess },
): Promise<void> {
  const delta = await write(tx, ctx, { ...like, answer: null });
  if (delta === 0) return;
  const { id, tenantId, accountId } = like.question;
  await countQuestion(tx, id, { counter: 'praise', delta });
  const day = dayOf(ctx.now(), ctx.external.timeZone);
  if (accountId !== null) await countActivity(tx, { tenantId, accountId, day, praise: delta });
}

/** The same for an answer or a reply; answers how many like it. */
export async function likeAnswer(tx: Tx, ctx: Context, like: Like & { readonly answer: { readonly id: string } }) {
  const praiseNum = await countPraise(tx, like.answer.id, await write(tx, ctx, like));
  demand(praiseNum !== undefined, 'request.not-found');
  return praiseNum;
}
