import { sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import { isBelow, isWithin, type PeopleScope } from '../../people/index.ts';
import type { ItemInput } from './pack.store.ts';

type AudienceQuery = {
  readonly scope: PeopleScope;
  readonly memberIds: readonly string[];
  readonly organizationIds: readonly string[];
};

const person = sql<string>`member.id`;

/** The caller's people who are named or in one of the units, at most so many; anybody else is left out. */
export async function listMeant(read: Reads, query: AudienceQuery, limit: number): Promise<string[]> {
  const { scope, memberIds, organizationIds } = query;
  const named = [
    sql<boolean>`member.id = any (${[...memberIds]}::text[])`,
    ...organizationIds.map((id) => isBelow(id, person)),
  ];
  const rows = await read
    .selectFrom('member')
    .select('member.id')
    .where('member.tenantId', '=', scope.tenantId)
    .where('member.state', '=', 'active')
    .where(sql.join<boolean>([sql<boolean>`true`, ...isWithin(scope, person)], sql` and `))
    .where(sql<boolean>`(${sql.join<boolean>(named, sql` or `)})`)
    .orderBy('member.fullName')
    .orderBy('member.id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export type WorkloadRow = {
  readonly id: string;
  readonly fullName: string;
  readonly organizationName: string;
  readonly minutes: number;
  readonly doneCount: number;
  readonly closedCount: number;
  readonly clashCount: number;
  readonly clashes: { readonly title: string; readonly dueTime: number }[];
  readonly clashing: number;
};
type WorkloadQuery = {
  readonly memberIds: readonly string[];
  readonly items: readonly ItemInput[];
  readonly asOf: Date;
  /** Other deadlines between these are clashes. */
  readonly since: Date;
  readonly until: Date;
  readonly limit: number;
  readonly clashLimit: number;
};

const asked = (items: readonly ItemInput[]) => sql`asked as materialized (
  select item.business_type, item.business_id, content_minutes(item.business_type, item.business_id) as minutes
  from unnest(${items.map(({ businessType }) => businessType)}::smallint[],
    ${items.map(({ businessId }) => businessId)}::text[]) as item (business_type, business_id))`;

/** The work and the deadlines of each, the fullest first; `clashing` is how many of all have another deadline about then. */
export const listWorkloads = (read: Reads, query: WorkloadQuery): Promise<WorkloadRow[]> => {
  const { memberIds, items, asOf, since, until, limit, clashLimit } = query;
  return read
    .selectFrom(
      sql<WorkloadRow>`(
        with ${asked(items)}, learner as materialized (
          select member.id, member.full_name, member.organization_id, member.created_at, member_places(member.id) as places
          from member where member.id = any (${[...memberIds]}::text[]))
        select learner.id, learner.full_name, organization.name as organization_name, load.minutes, load.done_count,
          load.closed_count, clash.clash_count, clash.clashes,
          (count(*) filter (where clash.clash_count > 0) over ())::integer as clashing
        from learner join organization on organization.id = learner.organization_id
          cross join lateral (
            select coalesce(sum(asked.minutes) filter (where not state.is_done and state.is_open), 0)::integer as minutes,
              (count(*) filter (where state.is_done))::integer as done_count,
              (count(*) filter (where not state.is_done and not state.is_open))::integer as closed_count
            from asked left join lateral (
              select coalesce(is_content_done(asked.business_type, content.status), false) as is_done,
                coalesce(content.is_available, false) as is_open
              from (select) one left join content_state(asked.business_type, asked.business_id, learner.id, learner.places,
                learner.created_at, null, null, ${asOf}) content on true) state on true) load
          cross join lateral (
            select count(*)::integer as clash_count, coalesce(json_agg(json_build_object('title', near.title,
                'dueTime', (extract(epoch from near.due_at) * 1000)::bigint) order by near.due_at, near.title)
              filter (where near.place <= ${clashLimit}), '[]') as clashes
            from (select other.title, other.due_at, row_number() over (order by other.due_at, other.title) as place
              from study_deadlines(learner.id, ${since}, ${until}, ${asOf}) other) near) clash)`.as<'person'>(
        sql`person`,
      ),
    )
    .selectAll()
    .orderBy('person.clashCount', 'desc')
    .orderBy('person.minutes', 'desc')
    .orderBy('person.fullName')
    .orderBy('person.id')
    .limit(limit)
    .execute();
};

/** The minutes of some contents together, as far as they are known. */
export async function sumMinutes(read: Reads, items: readonly ItemInput[]): Promise<number> {
  const { minutes } = await read
    .selectFrom(
      sql<{
        minutes: number;
      }>`(with ${asked(items)} select coalesce(sum(minutes), 0)::integer as minutes from asked)`.as<'total'>(
        sql`total`,
      ),
    )
    .selectAll()
    .executeTakeFirstOrThrow();
  return minutes;
}
