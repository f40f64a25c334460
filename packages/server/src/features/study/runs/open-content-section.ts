import type { Context, Tx } from '../../../platform/context.ts';
import type { Lesson } from '../courses/lessons.ts';
import { openClassSection } from './open-class-section.ts';
import { openExamSection } from './open-exam-section.ts';
import { openSurveySection } from './open-survey-section.ts';

type Opening = { readonly runId: string; readonly lesson: Pick<Lesson, 'key' | 'surveyId' | 'examId' | 'classId'> };

/** A section that is a survey, an exam or a class lets in whoever opens it; all others need nothing. */
export async function openContentSection(tx: Tx, ctx: Context, { runId, lesson }: Opening): Promise<void> {
  const { key: sectionKey, surveyId, examId, classId } = lesson;
  if (surveyId !== null) await openSurveySection(tx, ctx, { runId, sectionKey, surveyId });
  if (examId !== null) await openExamSection(tx, ctx, { runId, sectionKey, examId });
  if (classId !== null) await openClassSection(tx, ctx, { runId, sectionKey, classId });
}
