import type { DueProgress, PeopleFilter } from '@shuyuan/contract/centre/director/people-filters';
import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { type RawBuilder, sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import { matchesSearch } from '../../../platform/search.ts';
import { isBelow, isWithin, type PeopleScope } from '../../people/index.ts';

export type PeopleQuery = {
  readonly scope: PeopleScope;
  readonly organizationId?: string | undefined;
  readonly search?: string | undefined;
  readonly filter?: PeopleFilter | undefined;
  /** One of them alone. */
  readonly memberId?: string | undefined;
  readonly asOf: Date;
  /** The first of the days recent learning is summed over. */
  readonly recentFrom: string;
};

export type DueCounts = Readonly<Record<DueProgress, number>>;
export type PersonRow = {
  readonly id: string;
  readonly fullName: string;
  readonly portrait: string | null;
  readonly organizationName: string;
  readonly counts: DueCounts;
  readonly recentSeconds: number;
  readonly seenAt: Date | null;
};

const person = sql<string>`member.id`;

const filters: Readonly<Record<PeopleFilter, (query: PeopleQuery) => RawBuilder<boolean>>> = {
  all: () => sql<boolean>`true`,
  overdue: ({ asOf }) =>
    sql<boolean>`exists (select from study_dues(member.id, ${asOf}) due where due.progress = 'overdue')`,
  quiet: ({ recentFrom }) => sql<boolean>`not exists (
    select from study_time time where time.member_id = member.id and time.day >= ${recentFrom}::date)`,
};

/** The active people a query is about, never the caller. */
export const peopleConditions = (query: PeopleQuery): RawBuilder<boolean> => {
  const { scope, organizationId, search, memberId, filter = 'all' } = query;
  return sql.join<boolean>(
    [
      sql<boolean>`member.tenant_id = ${scope.tenantId} and member.state = 'active'`,
      ...isWithin(scope, person),
      ...(organizationId === undefined ? [] : [isBelow(organizationId, person)]),
      ...(memberId === undefined ? [] : [sql<boolean>`member.id = ${memberId}`]),
      ...(search ? matchesSearch(search, sql`member.search_text`, sql`member.search`) : []),
      filters[filter](query),
    ],
    sql` and `,
  );
};

export const countsOf = (
  asOf: Date,
) => sql`(select count(*) filter (where due.progress = 'overdue')::integer as overdue,
    count(*) filter (where due.progress = 'due')::integer as due, count(*) filter (where due.progress = 'done')::integer as done
  from study_dues(member.id, ${asOf}) due)`;

/** The chosen rows first, so that only those of a page are asked what is due of them. */
const shown = (query: PeopleQuery, page: RawBuilder<unknown>) => sql<PersonRow>`(
  with page as materialized (
    select member.id, member.full_name, member.portrait, member.organization_id from member
    where ${peopleConditions(query)} order by member.full_name, member.id ${page})
  select member.id, member.full_name, member.portrait, organization.name as organization_name,
    json_build_object('overdue', counts.overdue, 'due', counts.due, 'done', counts.done) as counts,
    (select coalesce(sum(time.seconds), 0)::integer from study_time time
      where time.member_id = member.id and time.day >= ${query.recentFrom}::date) as recent_seconds,
    (select max(session.last_used_at) from session where session.member_id = member.id) as seen_at
  from page member join organization on organization.id = member.organization_id
    cross join lateral ${countsOf(query.asOf)} counts)`;

export async function listPeople(read: Reads, query: PeopleQuery, paging: Paging) {
  const page = sql`limit ${paging.pageSize} offset ${offsetOf(paging)}`;
  const rows = await read
    .selectFrom(shown(query, page).as<'person'>(sql`person`))
    .selectAll()
    .orderBy('person.fullName')
    .orderBy('person.id')
    .execute();
  return { rows, total: await countPeople(read, query) };
}

async function countPeople(read: Reads, query: PeopleQuery): Promise<number> {
  const { total } = await read
    .selectFrom('member')
    .select(sql<bigint>`count(*)`.as('total'))
    .where(peopleConditions(query))
    .executeTakeFirstOrThrow();
  return Number(total);
}

type OneQuery = PeopleQuery & { readonly memberId: string };

export const findSubordinate = (read: Reads, query: OneQuery): Promise<PersonRow | undefined> =>
  read
    .selectFrom(shown(query, sql``).as<'person'>(sql`person`))
    .selectAll()
    .executeTakeFirst();

export type DueRow = {
  readonly kind: 'duty' | 'pack';
  readonly id: string;
  readonly sourceId: string;
  readonly title: string;
  readonly dueAt: Date;
  readonly progress: DueProgress;
};

const mostDues = 100;

/** Overdue ones, then those that are due, then those that are done, each by its day. */
export const listDues = (read: Reads, memberId: string, asOf: Date): Promise<DueRow[]> =>
  read
    .selectFrom(sql<DueRow>`study_dues(${memberId}, ${asOf})`.as<'due'>(sql`due`))
    .selectAll()
    .orderBy(sql`array_position(array['overdue', 'due', 'done'], due.progress)`)
    .orderBy('due.dueAt')
    .orderBy('due.id')
    .limit(mostDues)
    .execute();
