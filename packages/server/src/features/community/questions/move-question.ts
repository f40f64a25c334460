import type { QuestionRights, QuestionState, QuestionStep } from '@shuyuan/contract/community/question-life';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { recordAudit } from '../../../platform/audit.ts';
import { type Context, transact, type Tx } from '../../../platform/context.ts';
import { judge } from '../moderation/moderate.ts';
import { demandQuestionUnsold } from '../offers/demand-unsold.ts';
import type { QuestionAccess } from './question.store.ts';
import { lockQuestionAccess, isTheirs, rightsOn } from './questions.policy.ts';
import { takeStep } from './take-step.ts';

type OwnStep = Extract<QuestionStep, 'close' | 'activate' | 'remove'>;

const rightOf = {
  close: 'mayClose',
  activate: 'mayActivate',
  remove: 'mayRemove',
} as const satisfies Record<OwnStep, keyof QuestionRights>;

/** The right as it would be in a state the step may leave: whoever never may hears that, not that it is too late. */
const stateBefore = { close: 'active', activate: 'closed', remove: 'active' } as const satisfies Record<
  OwnStep,
  QuestionState
>;

/** A moderator who is none of those it belongs to: written down, and what is taken away its author hears of. */
async function actForTheCompany(tx: Tx, ctx: Context, { question, step }: { question: QuestionAccess; step: OwnStep }) {
  if (step === 'remove') return judge(tx, ctx, { question, step, reason: '' });
  const state = await takeStep(tx, ctx, { question, step });
  await recordAudit(tx, ctx, {
    tenantId: question.tenantId,
    action: step === 'close' ? 'question.closed' : 'question.activated',
    subject: { kind: 'question', id: question.id },
    before: { title: question.title, state: question.state },
    after: { state },
  });
  return state;
}

const move =
  (step: OwnStep) =>
  (ctx: Context, { id }: { readonly id: string }): Promise<{ id: string; state: QuestionState }> =>
    transact(ctx, (within) =>
      within.inTransaction(async (tx) => {
        const question = await lockQuestionAccess(tx, within, id);
        demand(rightsOn(within, { ...question, state: stateBefore[step] })[rightOf[step]], 'auth.forbidden');
        const sells = isTheirs(within, question);
        if (sells && step === 'remove') await demandQuestionUnsold(tx, id);
        const state = sells
          ? await takeStep(tx, within, { question, step })
          : await actForTheCompany(tx, within, { question, step });
        return { id, state };
      }),
    );

/** COMM-07. */
export const closeQuestion = move('close');
/** COMM-06. */
export const activateQuestion = move('activate');
/** COMM-05. */
export const removeQuestion = move('remove');
