import { demand } from '@shuyuan/contract/kernel/app-error';
import { isTakingAnswers } from '@shuyuan/contract/surveys/survey-states';
import type { Actor, Context } from '../../platform/context.ts';
import { isInAudience } from './audience.store.ts';
import { hasParticipated } from './answer/answer.store.ts';
import { findSurvey, type SurveyRow } from './survey.store.ts';

/** Its author, and who manages every survey of the company. */
export const managesSurvey = (
  actor: Pick<Actor, 'id' | 'capabilities'>,
  survey: Pick<SurveyRow, 'authorId'>,
): boolean => survey.authorId === actor.id || actor.capabilities.has('survey.manageAll');

const wasOpened = ({ state }: SurveyRow): boolean => state === 'open' || state === 'closed';

type SurveyAccess = { readonly survey: SurveyRow; readonly isInvited: boolean; readonly isAnswered: boolean };

/** A survey for those who are asked. What is not open yet is its author's alone; what is meant for others says so. */
export async function openSurvey(ctx: Context, id: string): Promise<SurveyAccess> {
  const survey = await findSurvey(ctx.read, ctx.actor.tenantId, id);
  demand(survey, 'request.not-found');
  const isManaged = managesSurvey(ctx.actor, survey);
  demand(isManaged || wasOpened(survey), 'request.not-found');
  const isInvited = await isInAudience(ctx.read, id, ctx.actor.id);
  demand(isManaged || isInvited, 'auth.forbidden');
  return { survey, isInvited, isAnswered: await hasParticipated(ctx.read, id, ctx.actor.id) };
}

/** For whoever manages it; a colleague does not learn that a draft exists. */
export async function openManagedSurvey(ctx: Context, id: string): Promise<SurveyRow> {
  const survey = await findSurvey(ctx.read, ctx.actor.tenantId, id);
  demand(survey, 'request.not-found');
  const isManaged = managesSurvey(ctx.actor, survey);
  demand(isManaged || wasOpened(survey), 'request.not-found');
  demand(isManaged, 'auth.forbidden');
  return survey;
}

export const permissionsOf = (ctx: Context, { survey, isInvited, isAnswered }: SurveyAccess) => ({
  answer: isInvited && !isAnswered && isTakingAnswers(survey, ctx.now()),
  manage: managesSurvey(ctx.actor, survey),
  readResults: managesSurvey(ctx.actor, survey) && wasOpened(survey),
});
