import type { Context } from '../../../platform/context.ts';
import { together } from '../../../platform/context.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Standing } from '../questions/question.store.ts';
import { holdQuestion } from '../questions/questions.policy.ts';
import { takeStep } from '../questions/take-step.ts';
import { tellModerated, type Verdict } from './tell-moderated.ts';

type Tx = Parameters<typeof holdQuestion>[0];
const actions = { agree: 'question.agreed', remove: 'question.removed', restore: 'question.restored' } as const;

/** D-125: audited, and its author is told. The question is held by the caller. */
export async function judge(tx: Tx, ctx: Context, { question, ...verdict }: Verdict & { readonly question: Standing }) {
  const { step, reason } = verdict;
  const { id, tenantId, title } = question;
  const state = await takeStep(tx, ctx, { question, step, answer: step === 'remove' ? reason : '' });
  await recordAudit(tx, ctx, {
    tenantId,
    action: actions[step],
    subject: { kind: 'question', id },
    before: { title, state: question.state },
    after: { state, ...(reason && { comment: reason }) },
  });
  await tellModerated(tx, ctx, { question, ...verdict });
  return state;
}

/** D-125, D-126 */
export const moderate = (ctx: Context, { id, ...verdict }: Verdict & { readonly id: string }) =>
  together(ctx, (within) =>
    within.inTransaction(async (tx) => {
      const question = await holdQuestion(tx, within, id);
      return { id, state: await judge(tx, within, { question, ...verdict }) };
    }),
  );
