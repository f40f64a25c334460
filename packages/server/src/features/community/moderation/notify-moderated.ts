import type { AccuseReason } from '@shuyuan/contract/community/question-actions';
import type { Context, Tx } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { notify } from '../../notifications/index.ts';
import { linkToQuestion } from '../link-to-question.ts';
import type { QuestionAccess } from '../questions/question.store.ts';

export type Verdict = {
  readonly step: 'agree' | 'remove' | 'restore';
  readonly reason: string;
  /** What a complaint that was upheld is about. */
  readonly ground?: AccuseReason;
};

/** What its author reads, with the reason where one was given. */
const wordsOf = (title: string, { step, reason, ground = 'other' }: Verdict) => {
  if (ground !== 'other') return { text: ground, values: { title } } as const;
  if (step === 'remove' && reason !== '') return { text: 'removedFor', values: { title, reason } } as const;
  return { text: ({ agree: 'agreed', remove: 'removed', restore: 'restored' } as const)[step], values: { title } };
};

/** D-147: what became of something, for whoever wrote it; a moderator needs no notice of their own doing. */
export async function notifyModerated(
  tx: Tx,
  ctx: Context,
  { question, ...verdict }: Verdict & { readonly question: QuestionAccess },
): Promise<void> {
  const { id, authorId, title } = question;
  if (authorId === ctx.actor.id) return;
  await notify(tx, ctx, {
    kind: 'moderation',
    ...wordsOf(title, verdict),
    receivers: [authorId],
    subject: { kind: 'question', id },
    ...(verdict.step !== 'remove' && { link: linkToQuestion(question) }),
    key: `${verdict.step} ${id} ${newId(ctx.now())}`,
  });
}
