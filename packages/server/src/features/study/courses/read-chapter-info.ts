import { sectionKindOf } from '@shuyuan/contract/study/courses/section-kinds';
import { unitsIn } from '@shuyuan/contract/study/play/intervals';
import { FinishStatus } from '@shuyuan/contract/study/runs/finish-status';
import type { Context } from '../../../platform/context.ts';
import { findReplayOfSection } from '../../live/index.ts';
import { findSurveyOfSection } from '../../surveys/index.ts';
import { listQuestions } from '../questions/list-questions.ts';
import { examOfSection } from '../runs/exam-of-section.ts';
import { classOfSection } from '../runs/open-class-section.ts';
import { findContent, listChapters } from './lesson.store.ts';
import { demandUnlocked, isOpenLesson, type Lesson, type LessonsQuery, openLessons } from './lessons.ts';
import { demand } from '@shuyuan/contract/kernel/app-error';

function statusOf({ finishedAt, isBegun }: Lesson): FinishStatus {
  if (finishedAt !== null) return FinishStatus.finished;
  return isBegun ? FinishStatus.learning : FinishStatus.notBegun;
}

const toLessonOut = (lesson: Lesson) => ({
  key: lesson.key,
  type: lesson.type,
  title: lesson.title,
  isRequired: lesson.isRequired,
  unit: sectionKindOf(lesson.type).unit,
  unitCount: lesson.unitCount,
  counted: [...lesson.counted],
  countedUnits: unitsIn(lesson.counted),
  resumePoint: lesson.resumePoint ?? 0,
  studySeconds: lesson.studySeconds ?? 0,
  openQuestions: lesson.finishedAt === null ? lesson.openQuestions : 0,
  finishStatus: statusOf(lesson),
  isWaiting: lesson.isWaiting,
  isUnpaid: lesson.isUnpaid,
  isFree: lesson.isFree,
  isLocked: !isOpenLesson(lesson),
  lockedBy: lesson.lockedBy,
});

/** POSITION-11: the contents, with what is done, what counts and why something is locked. */
export async function readChapterInfo(ctx: Context, query: LessonsQuery) {
  const { versionId, lessons } = await openLessons(ctx, query);
  const chapters = await listChapters(ctx.read, versionId);
  return {
    chapters: chapters.map(({ id, title }) => ({
      title,
      sections: lessons.filter(({ chapterId }) => chapterId === id).map(toLessonOut),
    })),
  };
}

type SectionQuery = { readonly courseId: string; readonly sectionKey: string; readonly isPreview: boolean };

/** D-173: a locked section shows nothing. */
export async function openSection(ctx: Context, { courseId, sectionKey, isPreview }: SectionQuery) {
  const opened = await openLessons(ctx, { id: courseId, isPreview });
  demandUnlocked(opened, sectionKey);
  const content = await findContent(ctx.read, opened.versionId, sectionKey);
  demand(content, 'request.not-found');
  const { surveyId, liveId, examId, classId, questions, ...section } = content;
  const replay = liveId === null ? null : await findReplayOfSection(ctx, liveId);
  const fileId = replay?.fileId ?? section.fileId;
  return {
    ...section,
    fileId,
    survey: surveyId === null ? null : await findSurveyOfSection(ctx, surveyId),
    exam: examId === null ? null : await examOfSection(ctx, { examId, runId: opened.run?.id }),
    trainingClass: classId === null ? null : await classOfSection(ctx, { classId, runId: opened.run?.id }),
    questions: await listQuestions(ctx, { questions, runId: opened.run?.id, sectionKey }),
  };
}
