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

/** Published courses for somebody, each with their open run. */
const offered = (read: Reads, { tenantId, member }: CardReader, conditions: readonly CardCondition[]) =>
  conditions.reduce(
    (query, condition) => query.where(condition),
    read
      .selectFrom('course')
      .leftJoin('studyRun as run', (join) =>
        join.onRef('run.courseId', '=', 'course.id').on('run.memberId', '=', member.id).on('run.closedAt', 'is', null),
      )
      .where('course.tenantId', '=', tenantId)
      .where('course.state', '=', 'published')
      .where(isForMember(member)),
  );

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

export const listCards = (
  read: Reads,
  reader: CardReader,
  { conditions, order = 'newest', rank, limit, offset }: CardsQuery,
) =>
  offered(read, reader, conditions)
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
    .$if(rank !== undefined, (query) => query.orderBy(rank ?? sql`1`, 'desc'))
    .$if(order === 'studied', (query) => query.orderBy('run.studiedAt', (by) => by.desc().nullsLast()))
    .orderBy('course.publishedAt', 'desc')
    .orderBy('course.id')
    .limit(limit)
    .offset(offset)
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
export function hasStatus(status: FinishStatus): CardCondition {
  if (status === FinishStatus.notBegun) return sql<boolean>`run.id is null`;
  return status === FinishStatus.learning
    ? sql<boolean>`run.id is not null and run.finished_at is null`
    : sql<boolean>`run.finished_at is not null`;
}

/** SYSTEM-08 */
export const isCollectedBy = (memberId: string): CardCondition => sql<boolean>`exists (
  select from collection where collection.member_id = ${memberId}
    and collection.business_type = ${BusinessType.course} and collection.business_id = course.id)`;
