import { AttentionTarget } from '@shuyuan/contract/community/attention';
import type { AudienceMember, CourseAudience } from '@shuyuan/contract/study/courses/course-audience';
import { type RawBuilder, sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';

/** Somebody as an audience asks about them. */
export async function findAudienceMember(read: Reads, memberId: string): Promise<AudienceMember> {
  const row = await read
    .selectFrom('member')
    .select(['member.id', 'member.createdAt'])
    .select([
      sql<string[]>`member_places(member.id)`.as('organizationIds'),
      sql<string[]>`member_positions(member.id)`.as('positionIds'),
      sql<string[]>`member_topics(member.id)`.as('topicIds'),
    ])
    .where('member.id', '=', memberId)
    .executeTakeFirstOrThrow();
  const { createdAt, ...member } = row;
  return { ...member, joinedAt: createdAt.getTime() };
}

const idsOf = (ids: readonly string[]) => sql`${[...ids]}::text[]`;

/** `isInCourseAudience` of the contract, as a condition on a row of `course`; what was bought stays (D-123). */
export const isForMember = ({ id, joinedAt, ...member }: AudienceMember): RawBuilder<boolean> =>
  sql<boolean>`(is_in_audience(course.audience, ${id}, ${idsOf(member.organizationIds)}, ${idsOf(member.positionIds)},
      ${idsOf(member.topicIds)}, ${new Date(joinedAt)})
    or exists (select from entitlement where entitlement.business_type = 'course'
      and entitlement.business_id = course.id and entitlement.member_id = ${id}))`;

/** The working people of an audience, at present. */
export function audienceMembers(read: Reads, tenantId: string, audience: CourseAudience) {
  const { isEveryone, organizationIds, positionIds, topicIds, memberIds, joinedSince } = audience;
  const within = sql<boolean>`organization.path && ${idsOf(organizationIds)}`;
  return read
    .selectFrom('member')
    .innerJoin('organization', 'organization.id', 'member.organizationId')
    .where('member.tenantId', '=', tenantId)
    .where('member.state', '=', 'active')
    .where(sql<boolean>`(${isEveryone} or member.id = any(${idsOf(memberIds)}) or ${within} or exists (
        select from member_organization further join organization on organization.id = further.organization_id
        where further.member_id = member.id and ${within})
      or exists (select from position_holder holder where holder.member_id = member.id and holder.until is null
        and holder.position_id = any(${idsOf(positionIds)}))
      or exists (select from attention where attention.member_id = member.id
        and attention.target_type = ${AttentionTarget.topic} and attention.target_id = any(${idsOf(topicIds)})))`)
    .where(sql<boolean>`member.created_at >= ${new Date(joinedSince ?? 0)}`);
}

/** How many people an audience has at present. */
export async function countAudience(read: Reads, tenantId: string, audience: CourseAudience): Promise<number> {
  const { total } = await audienceMembers(read, tenantId, audience)
    .select(sql<bigint>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}
