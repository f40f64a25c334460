import type { CourseSectionType } from '@shuyuan/contract/study/courses/section-kinds';
import type { Intervals } from '@shuyuan/contract/study/play/intervals';
import type { PlayCredit } from '@shuyuan/contract/study/play/play-credit';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';
import { intervalsOf, openQuestionsOf, unitCountOf } from '../courses/lesson.store.ts';
import { progressOfRun, type ProgressRow } from '../runs/run.store.ts';

export type PlayRow = PlayCredit & {
  readonly id: string;
  readonly runId: string;
  readonly sectionKey: string;
  readonly hasSeen: boolean;
};

/** The one play of a person, locked: of two reports at once the second counts from what the first has left. */
export async function lockPlay(tx: Tx, memberId: string, sequence = 0): Promise<PlayRow | undefined> {
  const { rows } = await sql<Omit<PlayRow, 'reportedAtMs'> & { readonly reportedAt: Date }>`
    select id, run_id as "runId", section_key as "sectionKey", reported_at as "reportedAt", credit_ms as "creditMs",
      study_credit_ms as "studyCreditMs", seen_reports @> ${sequence}::integer as "hasSeen"
    from study_play where member_id = ${memberId} for no key update`.execute(tx);
  const [row] = rows;
  if (!row) return undefined;
  const { reportedAt, ...play } = row;
  return { ...play, reportedAtMs: reportedAt.getTime() };
}

type NewPlay = {
  readonly id: string;
  readonly tenantId: string;
  readonly memberId: string;
  readonly runId: string;
  readonly sectionKey: string;
  readonly credit: PlayCredit;
};

const creditColumns = ({ reportedAtMs, creditMs, studyCreditMs }: PlayCredit) => ({
  reportedAt: new Date(reportedAtMs),
  creditMs,
  studyCreditMs,
});

/** In the place of whatever this person played before. */
export async function replacePlay(tx: Tx, { credit, memberId, ...play }: NewPlay): Promise<void> {
  const columns = { ...play, ...creditColumns(credit), startedAt: new Date(credit.reportedAtMs) };
  await tx
    .insertInto('studyPlay')
    .values({ memberId, ...columns })
    .onConflict((conflict) => conflict.column('memberId').doUpdateSet({ ...columns, seenReports: sql`'{}'` }))
    .execute();
}

export type PlayedSection = {
  readonly type: CourseSectionType;
  readonly unitCount: number;
  readonly textLength: number;
  readonly thresholdPercent: number;
  readonly maxSpeedPercent: number;
  readonly counted: Intervals;
  readonly resumePoint: number;
  readonly studySeconds: number;
  /** That must be answered before it is finished. */
  readonly openQuestions: number;
  readonly finishedAt: Date | null;
  /** Of the whole run. */
  readonly progress: ProgressRow;
};

type SectionOfRun = { readonly runId: string; readonly sectionKey: string };
type PlayedQuery = SectionOfRun & { readonly asOf: Date };

const playedSections = (read: Reads, { runId, sectionKey, asOf }: PlayedQuery) =>
  read
    .selectFrom('studyRun as run')
    .innerJoinLateral(progressOfRun(asOf), (join) => join.onTrue())
    .innerJoin('course', 'course.id', 'run.courseId')
    .innerJoin('courseSection as section', 'section.versionId', 'run.versionId')
    .leftJoin('sectionProgress as counted', (join) =>
      join.onRef('counted.runId', '=', 'run.id').onRef('counted.sectionKey', '=', 'section.key'),
    )
    .select(['section.type', 'course.thresholdPercent', 'course.maxSpeedPercent', 'counted.finishedAt'])
    .select([
      unitCountOf.as('unitCount'),
      openQuestionsOf(sql`run.id`).as('openQuestions'),
      sql<number>`coalesce(length(section.text), 0)`.as('textLength'),
      sql<number>`coalesce(counted.resume_point, 0)`.as('resumePoint'),
      sql<number>`coalesce(counted.study_seconds, 0)`.as('studySeconds'),
      intervalsOf(sql`counted.counted`).as('counted'),
      sql<ProgressRow>`to_jsonb(progress)`.as('progress'),
    ])
    .where('run.id', '=', runId)
    .where('run.closedAt', 'is', null)
    .where('section.key', '=', sectionKey);

/** A section of the version an open run pins, with what the run has counted in it and how far it is. */
export const findPlayed = (read: Reads, query: PlayedQuery): Promise<PlayedSection | undefined> =>
  playedSections(read, query).executeTakeFirst();

/**
 * A course anybody of its audience may learn free of charge, and a section that nothing before it locks. False says nothing:
 * `demandStillOpen` knows the rest, such as buyers and exams that are over.
 */
const isPlainlyOpen = sql<boolean>`(
  course.state = 'published' and not course.is_file
  and not exists (select from price where price.business_type = 'course' and price.business_id = course.id)
  and (select is_in_audience(course.audience, member.id, member_places(member.id), member.created_at)
    from member where member.id = run.member_id)
  and (course.can_skip or not exists (
    select from course_section earlier
      left join section_progress done on done.run_id = run.id and done.section_key = earlier.key
    where earlier.version_id = run.version_id and earlier.position < section.position and earlier.is_required
      and done.finished_at is null)))`;

export type ReportedSection = PlayedSection & { readonly courseId: string; readonly isPlainlyOpen: boolean };

/** The same for a report, which also asks whether the section is still open: in one statement, as players report twice a minute. */
export const findReported = (read: Reads, query: PlayedQuery): Promise<ReportedSection | undefined> =>
  playedSections(read, query)
    .select(['run.courseId', isPlainlyOpen.as('isPlainlyOpen')])
    .executeTakeFirst();

const asSet = (intervals: Intervals): string => `{${intervals.map(({ from, to }) => `[${from},${to})`).join(',')}}`;

type Count = SectionOfRun & {
  readonly tenantId: string;
  readonly memberId: string;
  readonly credit: PlayCredit;
  readonly sequence: number;
  readonly granted: Intervals;
  readonly studySeconds: number;
  readonly resumePoint: number;
  readonly finishedAt: Date | null;
  readonly at: Date;
  /** Where the company is: its day has the time. */
  readonly timeZone: string;
};

/** The credit that is left, and the number of this report among those seen. */
const updateCredit = ({ credit, sequence, memberId }: Count) => {
  const { reportedAt, creditMs, studyCreditMs } = creditColumns(credit);
  return sql`update study_play set reported_at = ${reportedAt}, credit_ms = ${creditMs},
      study_credit_ms = ${studyCreditMs},
      seen_reports = seen_reports + int4multirange(int4range(${sequence}::integer, ${sequence}::integer + 1))
    from touched where member_id = ${memberId}`;
};

/** D-178: a day has no more seconds than a day. */
const addStudyTime = ({ tenantId, memberId, at, timeZone, studySeconds }: Count) =>
  sql`insert into study_time (tenant_id, member_id, day, seconds)
    select ${tenantId}, ${memberId}, (${at}::timestamptz at time zone ${timeZone})::date, ${studySeconds}::integer
    from touched where ${studySeconds}::integer > 0
    on conflict (member_id, day) do update set seconds = least(86400, study_time.seconds + excluded.seconds)`;

type Saved = Pick<PlayedSection, 'counted' | 'studySeconds' | 'finishedAt' | 'resumePoint'>;

/**
 * Everything a report changes, in one statement: thousands of players report twice a minute. Granted units join what is
 * counted already, and the union is the database's; a section that is finished stays so. Undefined: the run was closed
 * meanwhile, and nothing is written.
 */
export async function saveCount(tx: Tx, count: Count): Promise<Saved | undefined> {
  const { tenantId, runId, sectionKey, granted, studySeconds, resumePoint, finishedAt, at } = count;
  const { rows } = await sql<Saved>`
    with touched as (update study_run set studied_at = ${at} where id = ${runId} and closed_at is null returning id),
    credit as (${updateCredit(count)}), spent as (${addStudyTime(count)}),
    progress as (
      insert into section_progress (tenant_id, run_id, section_key, counted, study_seconds, resume_point, finished_at)
      select ${tenantId}, id, ${sectionKey}, ${asSet(granted)}::int4multirange, ${studySeconds}::integer,
        ${resumePoint}::integer, ${finishedAt}::timestamptz
      from touched
      on conflict (run_id, section_key) do update set
        counted = section_progress.counted + excluded.counted,
        study_seconds = section_progress.study_seconds + excluded.study_seconds,
        resume_point = excluded.resume_point,
        finished_at = coalesce(section_progress.finished_at, excluded.finished_at)
      returning counted, study_seconds, resume_point, finished_at)
    select ${intervalsOf(sql`progress.counted`)} as counted, study_seconds as "studySeconds",
      resume_point as "resumePoint", finished_at as "finishedAt" from progress`.execute(tx);
  return rows[0];
}
