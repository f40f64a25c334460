import { demand } from '@shuyuan/contract/kernel/app-error';
import { answerProblems, type Answers, visibleAnswers } from '@shuyuan/contract/surveys/answers';
import { isTakingAnswers } from '@shuyuan/contract/surveys/survey-states';
import { dayIn } from '@shuyuan/contract/kernel/calendar/is-time-zone';
import type { Context } from '../../../platform/context.ts';
import { openSurvey } from '../survey.policy.ts';
import { lockSurvey } from '../survey.store.ts';
import type { SubmissionHandler } from './submission-handler.ts';
import { insertAnswer, insertParticipation } from './answer.store.ts';

type SubmitInput = { readonly id: string; readonly answers: Answers };

export const submitSurvey =
  (handlers: readonly SubmissionHandler[]) =>
  async (ctx: Context, { id, answers }: SubmitInput) => {
    const { isInvited } = await openSurvey(ctx, id);
    demand(isInvited, 'auth.forbidden');
    const { id: memberId, tenantId } = ctx.actor;
    await ctx.inTransaction(async (tx) => {
      // Shared with others who answer; closing waits for all of them.
      const survey = await lockSurvey(tx, { tenantId, id, mode: 'share' });
      demand(survey, 'request.not-found');
      const { state, questions, isAnonymous, timeZone } = survey;
      demand(isTakingAnswers(survey, ctx.now()), 'survey.wrong-state', { state });
      const problems = answerProblems(questions, answers);
      demand(problems.size === 0, 'survey.wrong-answers', { questions: Object.fromEntries(problems) });
      const day = dayIn(timeZone, ctx.now());
      const participation = { surveyId: id, tenantId, memberId, day };
      demand(await insertParticipation(tx, participation), 'survey.answered-already');
      const said = visibleAnswers(questions, answers);
      await insertAnswer(tx, { ...participation, memberId: isAnonymous ? null : memberId, answers: said });
      for (const handle of handlers) await handle(tx, { tenantId, surveyId: id, memberId, at: ctx.now() });
    });
    return {};
  };
