import type { Context } from '../../../platform/context.ts';
import { findFile } from '../../files/index.ts';
import { findProgress, sumRunSeconds } from '../runs/run.store.ts';
import { findScore } from '../runs/score.store.ts';
import { toProgressOut } from '../runs/to-progress-out.ts';
import { averageOf } from './course-cards.ts';
import { managesCourse, permissionsOf } from './course.policy.ts';
import { listCourseTopics, listPeople } from './course.store.ts';
import { type LessonsQuery, openLessons } from './lessons.ts';
import { findVersion } from './outline.store.ts';
import { findCourseOffers } from '../prices/find-course-offers.ts';
import { countLearnersOf } from '../learners/learners.store.ts';

/** POSITION-11: a course with what the caller did in it. */
export async function findCourseBasicInfo(ctx: Context, query: LessonsQuery) {
  const { course, versionId, run, lessons } = await openLessons(ctx, query);
  const { tenantId } = ctx.actor;
  const { coverFileId, lecturerId, canSkip, thresholdPercent, maxSpeedPercent } = course;
  const cover = coverFileId === null ? undefined : await findFile(ctx.read, tenantId, coverFileId);
  const [lecturer = null] = await listPeople(ctx.read, tenantId, lecturerId === null ? [] : [lecturerId]);
  const topics = await listCourseTopics(ctx.read, [course.id]);
  const progress = await findProgress(ctx.read, { run, versionId, asOf: new Date(ctx.now()) });
  const myScore = run ? await findScore(ctx.read, run.id) : null;
  const { number: versionNumber } = await findVersion(ctx.read, versionId);
  const offer = (await findCourseOffers(ctx, [course])).get(course.id);
  const lesson = lessons.find(({ key }) => key === run?.lessonLocation);
  return {
    id: course.id,
    title: course.title,
    introduction: course.introduction,
    coverPath: cover ? `/files/${cover.path}` : null,
    lecturer,
    topics: topics.map(({ id, name }) => ({ id, name })),
    sectionCount: lessons.length,
    learnerCount: await countLearnersOf(ctx.read, course.id),
    avgScore: averageOf(course.scoreSum, course.scoreCount),
    scoreCount: course.scoreCount,
    publishTime: (course.publishedAt ?? new Date(ctx.now())).getTime(),
    progress: toProgressOut(progress),
    waitingCount: lessons.filter(({ isWaiting }) => isWaiting).length,
    lesson: lesson
      ? { key: lesson.key, title: lesson.title, type: lesson.type, resumePoint: lesson.resumePoint ?? 0 }
      : null,
    ...(offer && { offer }),
    state: course.state,
    settings: { canSkip, thresholdPercent, maxSpeedPercent },
    versionNumber,
    publishedNumber: course.versionId === null ? versionNumber : (await findVersion(ctx.read, course.versionId)).number,
    runNumber: run?.number ?? null,
    lessonLocation: run?.lessonLocation ?? null,
    studySeconds: run ? await sumRunSeconds(ctx.read, run.id) : 0,
    finishTime: run?.finishedAt?.getTime() ?? null,
    myScore,
    libraryItemId: course.libraryItemId,
    can: {
      study: !query.isPreview,
      score: run !== undefined && myScore === null,
      retrain: Boolean(run?.finishedAt),
      edit: managesCourse(ctx.actor, course) && permissionsOf(course).edit,
    },
  };
}
