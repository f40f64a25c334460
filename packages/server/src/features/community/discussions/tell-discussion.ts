import { QuestionKind } from '@shuyuan/contract/community/questions';
import type { Context } from '../../../platform/context.ts';
import { notify } from '../../notifications/index.ts';
import { linkToQuestion } from '../link-to-question.ts';
import { findName } from '../person-name.store.ts';
import type { Standing } from '../questions/question.store.ts';

type Tx = Parameters<typeof notify>[0];
export type Said = {
  readonly question: Standing;
  readonly id: string;
  /** Whom it answers; null: the question itself. */
  readonly answeredId: string | null;
};

/** D-147: whoever is answered hears of it, never from themselves. */
export async function tellDiscussion(tx: Tx, ctx: Context, { question, id, answeredId }: Said): Promise<void> {
  const receiver = answeredId ?? question.authorId;
  if (receiver === ctx.actor.id) return;
  const asked = question.kind === QuestionKind.ask ? 'answered' : 'commented';
  await notify(tx, ctx, {
    kind: 'discussion',
    text: answeredId === null ? asked : 'replied',
    values: { person: await findName(tx, ctx.actor.id), title: question.title },
    receivers: [receiver],
    subject: { kind: 'question', id: question.id },
    link: linkToQuestion(question, id),
    key: `discussion ${id}`,
  });
}
