import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';
import type { CardCondition, CardRank } from '../courses/course-cards.store.ts';

/** Those of a list, in its order. */
export const isOneOf = (ids: readonly string[]): CardCondition => sql<boolean>`course.id = any(${[...ids]}::text[])`;
export const orderIn = (ids: readonly string[]): CardRank =>
  sql<number>`-array_position(${[...ids]}::text[], course.id)`;

/** STUDY-04: so many of those most learned are asked whom they are for. */
const hottest = 500;

/** The courses of a company that most people learned lately, as `countRecentLearners` found them. */
export const isMostLearned = (tenantId: string): CardCondition => sql<boolean>`course.id = any(array(
  select hot.course_id from recent_learner_count hot
  where hot.tenant_id = ${tenantId} order by hot.learners desc, hot.course_id limit ${hottest}))`;

export const recentLearners: CardRank = sql<number>`(
  select hot.learners from recent_learner_count hot where hot.course_id = course.id)`;

/** Counts anew who has learned each course since; what nobody has is no longer there. */
export const countRecentLearners = (tx: Tx, since: Date) =>
  sql`with counted as materialized (
      select course_id, tenant_id, count(*)::integer as learners from study_run
      where closed_at is null and studied_at >= ${since} group by course_id, tenant_id),
    cooled as (delete from recent_learner_count hot
      where not exists (select from counted where counted.course_id = hot.course_id))
    insert into recent_learner_count (course_id, tenant_id, learners) select * from counted
    on conflict (course_id) do update set learners = excluded.learners
      where recent_learner_count.learners <> excluded.learners`.execute(tx);

const sharedTopics = (courseId: string) => sql`
  from course_topic theirs
  join course_topic own on own.topic_id = theirs.topic_id and own.course_id = ${courseId}
  where theirs.course_id = course.id`;

export const sharedTopicsRank = (courseId: string): CardRank =>
  sql<number>`(select count(*) ${sharedTopics(courseId)})`;

export const isRelatedTo = (courseId: string): CardCondition =>
  sql<boolean>`(course.id <> ${courseId} and exists (select ${sharedTopics(courseId)}))`;

export const isPinned: CardCondition = sql<boolean>`exists (
  select from top_content where top_content.business_type = ${BusinessType.course} and top_content.business_id = course.id)`;

export const pinnedRank: CardRank = sql<number>`(
  select extract(epoch from top_content.pinned_at) from top_content
  where top_content.business_type = ${BusinessType.course} and top_content.business_id = course.id)`;

type Pin = { readonly tenantId: string; readonly businessId: string };

export async function insertPin(tx: Tx, row: Pin & { readonly pinnedBy: string; readonly pinnedAt: Date }) {
  await tx
    .insertInto('topContent')
    .values({ ...row, businessType: BusinessType.course })
    .onConflict((conflict) => conflict.columns(['businessType', 'businessId']).doNothing())
    .execute();
}

export async function deletePin(tx: Tx, { tenantId, businessId }: Pin) {
  await tx
    .deleteFrom('topContent')
    .where('tenantId', '=', tenantId)
    .where('businessType', '=', BusinessType.course)
    .where('businessId', '=', businessId)
    .execute();
}

export async function findPin(read: Reads, businessId: string): Promise<boolean> {
  const row = await read
    .selectFrom('topContent')
    .select('businessId')
    .where('businessType', '=', BusinessType.course)
    .where('businessId', '=', businessId)
    .executeTakeFirst();
  return row !== undefined;
}
