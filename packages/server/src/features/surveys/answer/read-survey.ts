import { amountToWire } from '@shuyuan/contract/kernel/amount';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { isTakingAnswers } from '@shuyuan/contract/surveys/survey-states';
import type { Context } from '../../../platform/context.ts';
import { headOfSurvey } from '../head-of-survey.ts';
import { openSurvey, permissionsOf } from '../survey.policy.ts';

/** As it is answered; its author sees it before and after, and whoever has answered is told so. */
export async function readSurvey(ctx: Context, { id }: { readonly id: string }) {
  const access = await openSurvey(ctx, id);
  const can = permissionsOf(ctx, access);
  const { survey, isAnswered } = access;
  demand(can.manage || isAnswered || isTakingAnswers(survey, ctx.now()), 'survey.closed');
  const { introduction, authorName, questions } = survey;
  const reward = amountToWire(survey.reward);
  return { ...headOfSurvey(survey), introduction, authorName, questions, reward, isAnswered, can };
}
