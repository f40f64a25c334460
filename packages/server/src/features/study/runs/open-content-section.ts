import type { Context, Tx } from '../../../platform/context.ts';
import type { Lesson } from '../courses/lessons.ts';
import { openExamSection } from './open-exam-section.ts';
import { openSurveySection } from './open-survey-section.ts';

type Opening = { readonly runId: string; readonly lesson: Pick<Lesson, 'key' | 'surveyId' | 'examId'> };

/** A section that is a survey or an exam lets in whoever opens it; all others need nothing. */
export async function openContentSection(tx: Tx, ctx: Context, { runId, lesson }: Opening): Promise<void> {
  const { key: sectionKey, surveyId, examId } = lesson;
  if (surveyId !== null) await openSurveySection(tx, ctx, { runId, sectionKey, surveyId });
  if (examId !== null) await openExamSection(tx, ctx, { runId, sectionKey, examId });
}
