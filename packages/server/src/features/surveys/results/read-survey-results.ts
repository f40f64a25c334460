import { isTakingAnswers, surveyLife } from '@shuyuan/contract/surveys/survey-states';
import { maxShownTexts } from '@shuyuan/contract/surveys/survey.wire';
import type { Context } from '../../../platform/context.ts';
import { countInvited } from '../audience.store.ts';
import { headOfSurvey } from '../head-of-survey.ts';
import { collectResults, openResults, type ResultsQuery } from './collect-results.ts';

export async function readSurveyResults(ctx: Context, query: ResultsQuery) {
  const survey = await openResults(ctx, query);
  const { tallies, ...results } = await collectResults(ctx.read, survey, query);
  return {
    ...headOfSurvey(survey),
    ...results,
    questions: survey.questions,
    invitedCount: await countInvited(ctx.read, survey.id),
    tallies: tallies.map((tally) => ({
      ...tally,
      counts: [...tally.counts],
      rows: tally.rows.map(({ rowId, counts }) => ({ rowId, counts: [...counts] })),
      texts: tally.texts.slice(0, maxShownTexts),
    })),
    remindedAt: survey.remindedAt,
    can: { remind: isTakingAnswers(survey, ctx.now()), close: surveyLife.can('close', survey.state) },
  };
}
