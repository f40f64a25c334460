import { AttentionTarget } from '@shuyuan/contract/community/attention';
import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { recommendRules } from '@shuyuan/contract/study/courses/recommend-rules';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';
import type { CardCondition, CardRank, CardReader } from '../courses/course-cards.store.ts';

/** Nobody's list takes longer because there are many courses. */
export const isCandidate = ({ tenantId }: CardReader): CardCondition => sql<boolean>`course.id in (
  select newest.id from course newest
  where newest.tenant_id = ${tenantId} and newest.state = 'published' and newest.position_id is null
  order by newest.published_at desc, newest.id limit ${recommendRules.candidates})`;

export const isUntouchedBy = ({ member }: CardReader): CardCondition => sql<boolean>`not exists (
  select from study_run begun where begun.course_id = course.id and begun.member_id = ${member.id})`;

const topicsFollowed = (memberId: string): CardRank => sql<number>`(
  select count(*) from course_topic
  join attention on attention.member_id = ${memberId} and attention.target_type = ${AttentionTarget.topic}
    and attention.target_id = course_topic.topic_id
  where course_topic.course_id = course.id)`;

const isOnPath = (memberId: string): CardRank => sql<number>`(exists (
  select from position_holder
  join position on position.id = position_holder.position_id
  join position_section on position_section.version_id = position.version_id
  where position_holder.member_id = ${memberId} and position_holder.until is null and position.state = 'published'
    and position_section.business_type = ${BusinessType.course} and position_section.business_id = course.id))::int`;

const colleagues = (memberId: string, since: Date): CardRank => sql<number>`(
  select count(*) from study_run learned
  join member colleague on colleague.id = learned.member_id
  join member self on self.id = ${memberId} and self.organization_id = colleague.organization_id
  where learned.course_id = course.id and learned.closed_at is null and learned.studied_at >= ${since}
    and colleague.id <> self.id)`;

/** STUDY-04: what speaks for a course, for one reader. */
export const personalRank = ({ member }: CardReader, since: Date): CardRank => {
  const { topic, position, colleague, colleaguesMax } = recommendRules.weights;
  return sql<number>`(${topic} * ${topicsFollowed(member.id)} + ${position} * ${isOnPath(member.id)}
    + ${colleague} * least(${colleaguesMax}, ${colleagues(member.id, since)}))`;
};

/** STUDY-04: how many have learned it since. */
export const learnersSince = (since: Date): CardRank => sql<number>`(
  select count(*) from study_run learned
  where learned.course_id = course.id and learned.closed_at is null and learned.studied_at >= ${since})`;

export const isLearnedSince = (since: Date): CardCondition => sql<boolean>`exists (
  select from study_run learned
  where learned.course_id = course.id and learned.closed_at is null and learned.studied_at >= ${since})`;

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
