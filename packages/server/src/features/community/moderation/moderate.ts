import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context, Tx } from '../../../platform/context.ts';
import { transact } from '../../../platform/context.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { QuestionAccess } from '../questions/question.store.ts';
import { lockQuestionAccess } from '../questions/questions.policy.ts';
import { refundRemoved } from '../offers/demand-unsold.ts';
import { takeStep } from '../questions/take-step.ts';
import { notifyColumnBuyers } from './notify-column-buyers.ts';
import { notifyModerated, type Verdict } from './notify-moderated.ts';

const actions = { agree: 'question.agreed', remove: 'question.removed', restore: 'question.restored' } as const;

/** D-125: audited, and its author is told; whoever bought what is taken away is paid back, or told. The question is held by the caller. */
export async function judge(
  tx: Tx,
  ctx: Context,
  { question, ...verdict }: Verdict & { readonly question: QuestionAccess },
) {
  const { step, reason } = verdict;
  const { id, tenantId, title } = question;
  const state = await takeStep(tx, ctx, { question, step, answer: step === 'remove' ? reason : '' });
  const count = step === 'remove' ? await refundRemoved(tx, ctx, question) : 0;
  await recordAudit(tx, ctx, {
    tenantId,
    action: actions[step],
    subject: { kind: 'question', id },
    before: { title, state: question.state },
    after: { state, ...(reason && { comment: reason }), ...(count > 0 && { count }) },
  });
  await notifyModerated(tx, ctx, { question, ...verdict });
  if (step === 'remove') await notifyColumnBuyers(tx, ctx, question);
  return state;
}

type Input = Verdict & {
  readonly id: string;
  /** When what the moderator has read was written. */
  readonly updateTime?: number | undefined;
};

/** D-126: nobody agrees to what its author wrote while it was being read. */
function demandRead({ updatedAt }: QuestionAccess, updateTime: number | undefined): void {
  demand(updateTime !== undefined, 'request.invalid', { problems: [{ field: 'updateTime', rule: 'required' }] });
  demand(updateTime === updatedAt.getTime(), 'question.changed');
}

/** D-125, D-126 */
export const moderate = (ctx: Context, { id, updateTime, ...verdict }: Input) =>
  transact(ctx, (within) =>
    within.inTransaction(async (tx) => {
      const question = await lockQuestionAccess(tx, within, id);
      if (verdict.step === 'agree') demandRead(question, updateTime);
      return { id, state: await judge(tx, within, { question, ...verdict }) };
    }),
  );
