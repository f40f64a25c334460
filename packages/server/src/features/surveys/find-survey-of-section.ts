import { ContentType } from '@shuyuan/contract/study/content-types';
import { isTakingAnswers } from '@shuyuan/contract/surveys/survey-states';
import type { Context, Tx } from '../../platform/context.ts';
import { hasParticipated } from './answer/answer.store.ts';
import { insertInvitation, isInAudience } from './audience.store.ts';
import { managesSurvey } from './survey.policy.ts';
import { findSurvey } from './survey.store.ts';

/** A survey as somebody meets it in a course: whether they took part, never what they said. */
export async function findSurveyOfSection(ctx: Context, id: string) {
  const survey = await findSurvey(ctx.read, ctx.actor.tenantId, id);
  if (!survey) return null;
  const { title, isAnonymous } = survey;
  const isAnswered = await hasParticipated(ctx.read, id, ctx.actor.id);
  return { id, title, isAnonymous, isAnswered, isOpen: isTakingAnswers(survey, ctx.now()) };
}

/** Whether the caller may let learners of a course answer a survey: their own, or all are theirs, and it takes answers. */
export async function canUseSurvey(ctx: Context, id: string): Promise<boolean> {
  const survey = await findSurvey(ctx.read, ctx.actor.tenantId, id);
  return survey !== undefined && managesSurvey(ctx.actor, survey) && isTakingAnswers(survey, ctx.now());
}

/** The same for the evaluation of a class, which is nothing that is asked beforehand. */
export async function canUseEvaluation(ctx: Context, id: string): Promise<boolean> {
  const survey = await findSurvey(ctx.read, ctx.actor.tenantId, id);
  return survey?.kind === ContentType.evaluation && (await canUseSurvey(ctx, id));
}

type Invitees = { readonly surveyId: string; readonly tenantId: string; readonly memberIds: readonly string[] };

/** Asks these people of a class that has ended; answers those who have not said anything yet. */
export async function inviteMembersToSurvey(tx: Tx, { surveyId, tenantId, memberIds }: Invitees): Promise<string[]> {
  const unanswered: string[] = [];
  for (const memberId of memberIds) {
    if (!(await isInAudience(tx, surveyId, memberId))) await insertInvitation(tx, { surveyId, memberId, tenantId });
    if (!(await hasParticipated(tx, surveyId, memberId))) unanswered.push(memberId);
  }
  return unanswered;
}

/** Asks the caller, whom a course led here, unless they are asked already. */
export async function inviteToSurvey(tx: Tx, { actor }: Context, surveyId: string): Promise<void> {
  if (await isInAudience(tx, surveyId, actor.id)) return;
  await insertInvitation(tx, { surveyId, memberId: actor.id, tenantId: actor.tenantId });
}
