import type { AudienceMember, CourseAudience } from '@shuyuan/contract/study/courses/course-audience';
import { type RawBuilder, sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';

/** Somebody as an audience asks about them: their organisations with all above, and when they joined. */
export async function findAudienceMember(read: Reads, memberId: string): Promise<AudienceMember> {
  const row = await read
    .selectFrom('member')
    .select(['member.id', 'member.createdAt'])
    .select(sql<string[]>`member_places(member.id)`.as('organizationIds'))
    .where('member.id', '=', memberId)
    .executeTakeFirstOrThrow();
  return { id: row.id, organizationIds: row.organizationIds, joinedAt: row.createdAt.getTime() };
}

/** `isInCourseAudience` of the contract, as a condition on a row of `course`; what was bought stays (D-123). */
export const isForMember = ({ id, organizationIds, joinedAt }: AudienceMember): RawBuilder<boolean> =>
  sql<boolean>`(is_in_audience(course.audience, ${id}, ${[...organizationIds]}::text[], ${new Date(joinedAt)})
    or exists (select from entitlement where entitlement.business_type = 'course'
      and entitlement.business_id = course.id and entitlement.member_id = ${id}))`;

/** The working people of an audience, at present. */
export function audienceMembers(read: Reads, tenantId: string, audience: CourseAudience) {
  const { isEveryone, organizationIds, memberIds, joinedSince } = audience;
  const within = sql<boolean>`organization.path && ${[...organizationIds]}::text[]`;
  return read
    .selectFrom('member')
    .innerJoin('organization', 'organization.id', 'member.organizationId')
    .where('member.tenantId', '=', tenantId)
    .where('member.state', '=', 'active')
    .where(sql<boolean>`(${isEveryone} or member.id = any(${[...memberIds]}::text[]) or ${within} or exists (
      select from member_organization further join organization on organization.id = further.organization_id
      where further.member_id = member.id and ${within}))`)
    .where(sql<boolean>`member.created_at >= ${new Date(joinedSince ?? 0)}`);
}

/** How many people an audience has at present. */
export async function countAudience(read: Reads, tenantId: string, audience: CourseAudience): Promise<number> {
  const { total } = await audienceMembers(read, tenantId, audience)
    .select(sql<bigint>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** The names of organisations, in the order of their names. */
export const listOrganizations = async (read: Reads, tenantId: string, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : read
        .selectFrom('organization')
        .select(['id', 'name'])
        .where('tenantId', '=', tenantId)
        .where('id', 'in', ids)
        .orderBy('name')
        .execute();
