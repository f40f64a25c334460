import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import type { AudienceMember } from '@shuyuan/contract/study/courses/course-audience';
import type { CourseOrder } from '@shuyuan/contract/study/courses/course-orders';
import { FinishStatus } from '@shuyuan/contract/study/runs/finish-status';
import { type RawBuilder, sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import { matchesSearch } from '../../../platform/search.ts';
import { countWaiting, progressOfRun } from '../runs/run.store.ts';
import { isForMember } from './audience.store.ts';

export type CardReader = { readonly tenantId: string; readonly member: AudienceMember; readonly asOf: Date };
export type CardCondition = RawBuilder<boolean>;
/** A number of a course; the highest comes first. */
export type CardRank = RawBuilder<number>;

/** Published courses for somebody. */
const offered = (read: Reads, { tenantId, member }: CardReader, conditions: readonly CardCondition[]) =>
  conditions.reduce(
    (query, condition) => query.where(condition),
    read
      .selectFrom('course')
      .where('course.tenantId', '=', tenantId)
      .where('course.state', '=', 'published')
      .where(isForMember(member)),
  );

/**
 * Of the reader's open run of a course, asked for each course by its index: joined, the runs of a reader who has begun very
 * many were gone through once for each course.
 */
const ofOwnRun = <T>(value: RawBuilder<T>, memberId: string) =>
  sql<T | null>`(select ${value} from study_run run
    where run.course_id = course.id and run.member_id = ${memberId} and run.closed_at is null)`;

const sectionsOf = (condition: RawBuilder<boolean>) => sql<bigint>`(
  select count(*) from course_section section
  where section.version_id = coalesce(run.version_id, course.version_id) and ${condition})`;

type CardsQuery = {
  readonly conditions: readonly CardCondition[];
  readonly order?: CourseOrder;
  /** Before the order. */
  readonly rank?: CardRank;
  readonly limit: number;
  readonly offset: number;
};

const noRank: CardRank = sql<number>`0`;

/** The courses of a page in their order. */
const pageOf = (read: Reads, reader: CardReader, { conditions, order = 'newest', rank, limit, offset }: CardsQuery) =>
  offered(read, reader, conditions)
    .select(['course.id', (rank ?? noRank).as('rank')])
    .$if(rank !== undefined, (query) => query.orderBy('rank', 'desc'))
    .$if(order === 'studied', (query) =>
      query.orderBy(ofOwnRun(sql`run.studied_at`, reader.member.id), (by) => by.desc().nullsLast()),
    )
    .orderBy('course.publishedAt', 'desc')
    .orderBy('course.id')
    .limit(limit)
    .offset(offset);

/** Progress is worked out for the page alone: of everything a reader has begun it takes longer than the rest. */
export const listCards = (read: Reads, reader: CardReader, query: CardsQuery) =>
  read
    .selectFrom(pageOf(read, reader, query).as('page'))
    .innerJoin('course', 'course.id', 'page.id')
    .leftJoin('studyRun as run', (join) =>
      join
        .onRef('run.courseId', '=', 'page.id')
        .on('run.memberId', '=', reader.member.id)
        .on('run.closedAt', 'is', null),
    )
    .leftJoin('courseSection as lesson', (join) =>
      join.onRef('lesson.versionId', '=', 'run.versionId').onRef('lesson.key', '=', 'run.lessonLocation'),
    )
    .leftJoin('sectionProgress as place', (join) =>
      join.onRef('place.runId', '=', 'run.id').onRef('place.sectionKey', '=', 'lesson.key'),
    )
    .leftJoin('file as cover', 'cover.id', 'course.coverFileId')
    .leftJoinLateral(progressOfRun(reader.asOf), (join) => join.onTrue())
    .select([
      'course.id',
      'course.title',
      'course.introduction',
      'course.authorId',
      'course.lecturerId',
      'cover.path as coverPath',
    ])
    .select(['course.scoreSum', 'course.scoreCount', 'course.publishedAt'])
    .select(['lesson.key as lessonKey', 'lesson.title as lessonTitle', 'lesson.type as lessonType'])
    .select('place.resumePoint')
    .select([
      sectionsOf(sql`true`).as('sectionCount'),
      sectionsOf(sql`section.is_required`).as('requiredCount'),
      sql<number>`coalesce(progress.finished, 0)`.as('finished'),
      sql<number>`coalesce(progress.percentage, 0)`.as('percentage'),
      sql<FinishStatus>`coalesce(progress.status, 0)`.as('status'),
      countWaiting(reader.asOf),
    ])
    .orderBy('page.rank', 'desc')
    .$if(query.order === 'studied', (cards) => cards.orderBy('run.studiedAt', (by) => by.desc().nullsLast()))
    .orderBy('course.publishedAt', 'desc')
    .orderBy('course.id')
    .execute();

export type CardRow = Awaited<ReturnType<typeof listCards>>[number];

export async function countCards(
  read: Reads,
  reader: CardReader,
  conditions: readonly CardCondition[],
): Promise<number> {
  const { total } = await offered(read, reader, conditions)
    .select(sql<bigint>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Those of some courses that are offered to the reader. */
export const listOfferedIds = async (
  read: Reads,
  reader: CardReader,
  conditions: readonly CardCondition[],
): Promise<string[]> => {
  const rows = await offered(read, reader, conditions).select('course.id').execute();
  return rows.map(({ id }) => id);
};

export const isOneOf = (ids: readonly string[]): CardCondition => sql<boolean>`course.id = any(${[...ids]}::text[])`;

export const titleMatches = (search: string | undefined): readonly CardCondition[] =>
  search ? matchesSearch(search, sql`course.search_text`, sql`course.search`) : [];

export const hasTopic = (topicId: string): CardCondition => sql<boolean>`exists (
  select from course_topic where course_topic.course_id = course.id and course_topic.topic_id = ${topicId})`;

/** By the reader's run: none, open, or finished. */
export function hasStatus(status: FinishStatus, memberId: string): CardCondition {
  const isFinished = ofOwnRun(sql<boolean>`run.finished_at is not null`, memberId);
  if (status === FinishStatus.notBegun) return sql<boolean>`(${isFinished} is null)`;
  return status === FinishStatus.learning
    ? sql<boolean>`(${isFinished} is false)`
    : sql<boolean>`(${isFinished} is true)`;
}

/** SYSTEM-08 */
export const isCollectedBy = (memberId: string): CardCondition => sql<boolean>`exists (
  select from collection where collection.member_id = ${memberId}
    and collection.business_type = ${BusinessType.course} and collection.business_id = course.id)`;
