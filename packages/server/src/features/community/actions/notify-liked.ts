import { dayOf } from '@shuyuan/contract/teams/report-days';
import type { Context, Tx } from '../../../platform/context.ts';
import { notify } from '../../notifications/index.ts';
import { linkToQuestion } from '../link-to-question.ts';
import { findName } from '../person-name.store.ts';
import type { QuestionAccess } from '../questions/question.store.ts';

export type Liking = {
  readonly question: QuestionAccess;
  /** What is liked below it; null: the question itself. */
  readonly answer: { readonly id: string; readonly authorId: string } | null;
};

/** D-147: whoever wrote it hears of it once a day, however many like it, and never from themselves. */
export async function notifyLiked(tx: Tx, ctx: Context, { question, answer }: Liking): Promise<void> {
  const { id, authorId } = answer ?? question;
  if (authorId === ctx.actor.id) return;
  await notify(tx, ctx, {
    kind: 'discussion',
    text: answer ? 'likedAnswer' : 'liked',
    values: { person: await findName(tx, ctx.actor.id), title: question.title },
    receivers: [authorId],
    subject: { kind: 'question', id: question.id },
    link: linkToQuestion(question, answer?.id),
    key: `liked ${id} ${dayOf(ctx.now(), ctx.external.timeZone)}`,
  });
}
