import type { QuestionRights, QuestionState, QuestionStep } from '@shuyuan/contract/community/question-life';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { recordAudit } from '../../../platform/audit.ts';
import { type Context, together } from '../../../platform/context.ts';
import { holdQuestion, isModerator, rightsOn } from './questions.policy.ts';
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

const move =
  (step: OwnStep) =>
  (ctx: Context, { id }: { readonly id: string }): Promise<{ id: string; state: QuestionState }> =>
    together(ctx, (within) =>
      within.inTransaction(async (tx) => {
        const question = await holdQuestion(tx, within, id);
        demand(rightsOn(within, { ...question, state: stateBefore[step] })[rightOf[step]], 'auth.forbidden');
        const state = await takeStep(tx, within, { question, step });
        // A moderator who is none of those it belongs to acts for the company.
        if (isModerator(within.actor) && question.authorId !== within.actor.id)
          await recordAudit(tx, within, {
            tenantId: question.tenantId,
            action: `question.${step === 'activate' ? 'activated' : `${step}d`}`,
            subject: { kind: 'question', id },
            before: { title: question.title, state: question.state },
            after: { state },
          });
        return { id, state };
      }),
    );

/** COMM-07. */
export const closeQuestion = move('close');
/** COMM-06. */
export const activateQuestion = move('activate');
/** COMM-05. */
export const removeQuestion = move('remove');
