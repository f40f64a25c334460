import type { Intervals } from '@shuyuan/contract/study/play/intervals';
import type { SectionQuestion } from '@shuyuan/contract/study/questions/section-question';
import { type RawBuilder, sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import { taskFilesOf } from './outline.store.ts';

/** A set of whole numbers of the database as intervals. */
export const intervalsOf = (set: RawBuilder<unknown>): RawBuilder<Intervals> => sql<Intervals>`(
  select coalesce(jsonb_agg(jsonb_build_object('from', lower(one), 'to', upper(one)) order by one), '[]')
  from unnest(${set}) as one)`;

/** Seconds or pages of a section; of a live what is shown of its recording now, however it was cut since. */
export const unitCountOf = sql<number>`coalesce((
  select greatest(1, floor(coalesce(replay.trim_to, replay.seconds) - replay.trim_from))::integer
  from live_replay replay where replay.live_id = section.live_id), section.unit_count, 0)`;

/** Questions a run must still answer before a section is finished; most sections have none, and the database asks no further. */
export const openQuestionsOf = (runId: RawBuilder<string>): RawBuilder<number> => sql<number>`(
  case when section.questions = '[]' then 0 else count_open_questions(${runId}, section.key, section.questions) end)`;

/** Over, cancelled, or without a seat for somebody when nobody can apply any more. */
const isClassAway = (runId: string, asOf: Date): RawBuilder<boolean> => sql<boolean>`(training.state <> 'published'
  or training.ends_at <= ${asOf} or coalesce(training.closes_at, training.starts_at) <= ${asOf} and not exists (
    select from study_run own join class_enrolment enrolment on enrolment.member_id = own.member_id
    where own.id = ${runId} and enrolment.class_id = training.id and enrolment.state in ('applied', 'entered', 'enrolled', 'waiting')))`;

/** The class a section asks for: the one it names, in a run that is learned anew the next one of its series where one is planned. */
const askedClass = (
  runId: string,
  asOf: Date,
): RawBuilder<string> => sql<string>`case when section.class_id is not null then
  coalesce((select class_of_series_since(section.class_id, own.member_id, own.renewed_at, ${asOf}) from study_run own
    where own.id = ${runId} and own.renewed_at is not null), section.class_id) end`;

/** `asOf` decides which exams and classes can be taken, and what waits for its marker. */
type LessonsQuery = { readonly versionId: string; readonly runId: string | null; readonly asOf: Date };

/** The sections of a version in their order, with what a run has counted in each; without a run nothing is. */
export const listLessons = (read: Reads, { versionId, runId, asOf }: LessonsQuery) =>
  read
    .selectFrom('courseSection as section')
    .innerJoin('courseChapter as chapter', 'chapter.id', 'section.chapterId')
    .leftJoin('exam', 'exam.id', 'section.examId')
    .leftJoin('trainingClass as training', (join) => join.on('training.id', '=', askedClass(runId ?? '', asOf)))
    .leftJoin('sectionProgress as progress', (join) =>
      join.onRef('progress.sectionKey', '=', 'section.key').on('progress.runId', '=', runId ?? ''),
    )
    .select(['chapter.id as chapterId', 'section.key', 'section.type', 'section.title', 'section.isRequired'])
    .select([
      'section.isFree',
      'section.fileId',
      'section.taskFileIds',
      'section.surveyId',
      'section.liveId',
      'section.examId',
      'section.classId',
      'progress.finishedAt',
      'progress.resumePoint',
      'progress.studySeconds',
    ])
    .select([
      unitCountOf.as('unitCount'),
      openQuestionsOf(sql`${runId ?? ''}`).as('openQuestions'),
      sql<number>`coalesce(length(section.text), 0)`.as('textLength'),
      sql<boolean>`coalesce(exam.state <> 'published' or exam.closes_at <= ${asOf}, ${isClassAway(runId ?? '', asOf)}, false)`.as(
        'isAway',
      ),
      sql<boolean>`progress.run_id is not null`.as('isBegun'),
      sql<boolean>`section.key in (select waiting_sections(${runId ?? ''}, ${asOf}))`.as('isWaiting'),
      intervalsOf(sql`progress.counted`).as('counted'),
    ])
    .where('section.versionId', '=', versionId)
    .orderBy('section.position')
    .execute();

export type LessonRow = Awaited<ReturnType<typeof listLessons>>[number];

export const listChapters = (read: Reads, versionId: string) =>
  read
    .selectFrom('courseChapter')
    .select(['id', 'title'])
    .where('versionId', '=', versionId)
    .orderBy('position')
    .execute();

export const findContent = (read: Reads, versionId: string, key: string) =>
  read
    .selectFrom('courseSection as section')
    .select(['key', 'type', 'title', 'fileId', 'text', 'url', 'surveyId', 'liveId', 'examId', 'classId'])
    .select([sql<readonly SectionQuestion[]>`questions`.as('questions'), taskFilesOf.as('taskFiles')])
    .where('versionId', '=', versionId)
    .where('key', '=', key)
    .executeTakeFirst();
