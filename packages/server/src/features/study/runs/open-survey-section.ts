import type { Context, Tx } from '../../../platform/context.ts';
import { findSurveyOfSection, inviteToSurvey, type SubmissionHandler } from '../../surveys/index.ts';
import { finishSection, listSurveySections } from './finish-section.store.ts';

type Opening = { readonly runId: string; readonly sectionKey: string; readonly surveyId: string };

/**
 * Whoever opens the section of a survey is asked. It is finished at once for those who answered before, and where the
 * survey has closed: what nobody can do any more must not lock the rest of a course.
 */
export async function openSurveySection(tx: Tx, ctx: Context, { runId, sectionKey, surveyId }: Opening): Promise<void> {
  const survey = await findSurveyOfSection(ctx, surveyId);
  if (survey?.isOpen && !survey.isAnswered) return inviteToSurvey(tx, ctx, surveyId);
  return finishSection(tx, { tenantId: ctx.actor.tenantId, runId, sectionKey, at: new Date(ctx.now()) });
}

/** D-183: an answered survey finishes its sections. They know that somebody took part, and nothing of what was said. */
export const finishSurveySections: SubmissionHandler = async (tx, { tenantId, surveyId, memberId, at }) => {
  for (const section of await listSurveySections(tx, { surveyId, memberId }))
    await finishSection(tx, { tenantId, ...section, at: new Date(at) });
};
