import { AttentionTarget } from '@shuyuan/contract/community/attention';
import { QuestionKind } from '@shuyuan/contract/community/questions';
import type { Context, Tx } from '../../../platform/context.ts';
import { notify } from '../../notifications/index.ts';
import { listFollowerIds } from '../attention/attention.store.ts';
import { linkToQuestion } from '../link-to-question.ts';
import { findName } from '../person-name.store.ts';
import type { QuestionAccess } from '../questions/question.store.ts';
import type { DiscussionEvent } from './discussed.ts';

type QuestionEvent = DiscussionEvent & { readonly question: QuestionAccess };

/**
 * D-147: whoever is answered hears of it, and whoever follows what was answered; never from themselves. What is said
 * below an answer is between those two.
 */
export async function notifyDiscussion(
  tx: Tx,
  ctx: Context,
  { question, id, answeredId }: QuestionEvent,
): Promise<void> {
  const receiver = answeredId ?? question.authorId;
  const asked = question.kind === QuestionKind.ask ? 'answered' : 'commented';
  const about = {
    values: { person: await findName(tx, ctx.actor.id), title: question.title },
    subject: { kind: 'question', id: question.id },
    link: linkToQuestion(question, id),
    key: `discussion ${id}`,
  };
  const isOther = (memberId: string): boolean => memberId !== ctx.actor.id;
  const text = answeredId === null ? asked : 'replied';
  await notify(tx, ctx, { ...about, kind: 'discussion', text, receivers: [receiver].filter(isOther) });
  if (answeredId !== null) return;
  const followers = await listFollowerIds(tx, { targetType: AttentionTarget.question, targetId: question.id });
  const others = followers.filter((memberId) => isOther(memberId) && memberId !== receiver);
  await notify(tx, ctx, { ...about, kind: 'attention', text: asked, receivers: others });
}
