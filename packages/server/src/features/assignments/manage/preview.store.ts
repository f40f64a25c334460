import type { CourseAudience } from '@shuyuan/contract/study/courses/course-audience';
import { sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import type { ItemInput } from './resolve-items.ts';

type PreviewQuery = {
  readonly tenantId: string;
  /** Null: a rule that is not saved yet. */
  readonly ruleId: string | null;
  readonly audience: CourseAudience;
  readonly items: readonly ItemInput[];
  readonly at: Date;
};

const meant = ({ tenantId, audience }: PreviewQuery) => sql`meant as materialized (
  select id from audience_members(${tenantId}, ${JSON.stringify(audience)}::jsonb, null) id)`;

export type PreviewCounts = { readonly people: bigint; readonly added: bigint; readonly closed: bigint };

/** How many it is for, how many of them have no duty of the rule, and how many would lose theirs. */
export async function countMeant(read: Reads, query: PreviewQuery): Promise<PreviewCounts> {
  const duties = sql`(select duty.member_id from assignment_duty duty where duty.rule_id = ${query.ruleId}::text
    and duty.state in ('open', 'paused'))`;
  const known = sql`(select duty.member_id from assignment_duty duty where duty.rule_id = ${query.ruleId}::text
    and duty.state <> 'closed')`;
  return read
    .selectFrom(
      sql<PreviewCounts>`(with ${meant(query)} select count(*) as people,
        count(*) filter (where meant.id not in ${known}) as added,
        (select count(*) from ${duties} standing where standing.member_id not in (select id from meant)) as closed
        from meant)`.as<'counts'>(sql`counts`),
    )
    .select(['counts.people', 'counts.added', 'counts.closed'])
    .executeTakeFirstOrThrow();
}

type PersonRow = { readonly id: string; readonly fullName: string; readonly organizationName: string };

export const listMeant = (read: Reads, query: PreviewQuery, limit: number): Promise<PersonRow[]> =>
  read
    .selectFrom(
      sql<PersonRow>`(with ${meant(query)} select member.id, member.full_name, organization.name as organization_name
        from meant join member on member.id = meant.id join organization on organization.id = member.organization_id
        order by member.full_name, member.id limit ${limit})`.as<'people'>(sql`people`),
    )
    .select(['people.id', 'people.fullName', 'people.organizationName'])
    .execute();

type ItemCounts = { readonly ordinal: number; readonly minutes: number | null; readonly closedTo: bigint };

/** Of each content its minutes, and how many of those it is for could not begin it. */
export const listItemCounts = (read: Reads, query: PreviewQuery): Promise<ItemCounts[]> =>
  read
    .selectFrom(
      sql<ItemCounts>`(with ${meant(query)} select asked.ordinal::integer as ordinal,
          content_minutes(asked.business_type, asked.business_id) as minutes,
          (select count(*) from meant where meant.id not in (
            select content_members(asked.business_type, asked.business_id, ${query.at}))) as closed_to
        from unnest(${query.items.map(({ businessType }) => businessType)}::smallint[],
          ${query.items.map(({ businessId }) => businessId)}::text[])
          with ordinality as asked (business_type, business_id, ordinal))`.as<'counts'>(sql`counts`),
    )
    .select(['counts.ordinal', 'counts.minutes', 'counts.closedTo'])
    .orderBy('counts.ordinal')
    .execute();
