import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import { isWithin, type PeopleScope } from '../../people/index.ts';
import { countsOf, type DueCounts, peopleConditions, type PeopleQuery } from './people.store.ts';

export type TeamQuery = PeopleQuery & {
  /** The first of the days before the recent ones, as many as these. */
  readonly earlierFrom: string;
  /** Whoever was here since was seen lately. */
  readonly seenSince: Date;
};

export type TeamRow = DueCounts & {
  readonly people: number;
  readonly seen: number;
  readonly late: number;
  readonly recentSeconds: number;
  readonly earlierSeconds: number;
};

const learned = ({ recentFrom, earlierFrom }: TeamQuery) => sql`(
  select coalesce(sum(time.seconds) filter (where time.day >= ${recentFrom}::date), 0)::integer as recent,
    coalesce(sum(time.seconds) filter (where time.day < ${recentFrom}::date), 0)::integer as earlier
  from study_time time where time.member_id = member.id and time.day >= ${earlierFrom}::date)`;

/** The people of a team summed up. */
export const readTeamRow = (read: Reads, query: TeamQuery): Promise<TeamRow> =>
  read
    .selectFrom(
      sql<TeamRow>`(select count(*)::integer as people,
          count(*) filter (where exists (select from session
            where session.member_id = member.id and session.last_used_at >= ${query.seenSince}))::integer as seen,
          count(*) filter (where counts.overdue > 0)::integer as late,
          coalesce(sum(counts.overdue), 0)::integer as overdue, coalesce(sum(counts.due), 0)::integer as due,
          coalesce(sum(counts.done), 0)::integer as done,
          coalesce(sum(learned.recent), 0)::integer as recent_seconds,
          coalesce(sum(learned.earlier), 0)::integer as earlier_seconds
        from member cross join lateral ${countsOf(query.asOf)} counts cross join lateral ${learned(query)} learned
        where ${peopleConditions(query)})`.as<'team'>(sql`team`),
    )
    .selectAll()
    .executeTakeFirstOrThrow();

export type UnitRow = { readonly id: string; readonly name: string };
export type UnitCountRow = UnitRow & { readonly peopleCount: number; readonly childCount: number };

const person = sql<string>`member.id`;
const conditionsOf = (scope: PeopleScope) =>
  sql.join<boolean>(
    [sql<boolean>`member.tenant_id = ${scope.tenantId} and member.state = 'active'`, ...isWithin(scope, person)],
    sql` and `,
  );

/** The units right below one, or those somebody directs, with the people the caller is shown of each. */
export async function listUnits(read: Reads, scope: PeopleScope, { id, ...paging }: Paging & { readonly id?: string }) {
  const { tenantId, organizationIds } = scope;
  const units = read
    .selectFrom('organization as unit')
    .where('unit.tenantId', '=', tenantId)
    .where(
      id === undefined
        ? sql<boolean>`unit.id = any (${[...(organizationIds ?? [])]}::text[])`
        : sql<boolean>`unit.parent_id = ${id}`,
    );
  const { total } = await units.select(sql<bigint>`count(*)`.as('total')).executeTakeFirstOrThrow();
  const rows: UnitCountRow[] = await units
    .select(['unit.id', 'unit.name'])
    .select(
      sql<number>`(select count(*)::integer from member where ${conditionsOf(scope)} and (
          member.organization_id in (select place.id from organization place where place.path @> array[unit.id])
          or member.id in (select further.member_id from organization place
            join member_organization further on further.organization_id = place.id
            where place.path @> array[unit.id])))`.as('peopleCount'),
    )
    .select(
      sql<number>`(select count(*)::integer from organization child
        where child.tenant_id = unit.tenant_id and child.parent_id = unit.id)`.as('childCount'),
    )
    .orderBy('unit.position')
    .orderBy('unit.id')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();
  return { rows, total: Number(total) };
}
