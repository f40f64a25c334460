import type { DutyProgress } from '@shuyuan/contract/assignments/duty-progresses';
import { type RawBuilder, sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import { matchesSearch } from '../../../platform/search.ts';
import { type PeopleScope, isWithin } from '../../people/index.ts';

export type DutyQuery = {
  readonly ruleId: string;
  readonly scope: PeopleScope;
  readonly asOf: Date;
  readonly progress?: DutyProgress | undefined;
  readonly organizationId?: string | undefined;
  readonly search?: string | undefined;
};

export type DutyRow = {
  readonly id: string;
  readonly memberId: string;
  readonly fullName: string;
  readonly organizationName: string;
  readonly progress: DutyProgress;
  readonly dueAt: Date;
  readonly changedAt: Date;
};

export const personOf = sql<string>`duty.member_id`;

/** By the unit of that time, wherever it hangs today. */
const isUnitBelow = (organizationId: string) => sql<boolean>`duty.organization_id in (
  select place.id from organization place where place.path @> array[${organizationId}])`;

function conditionsOf({ scope, organizationId, search }: DutyQuery): RawBuilder<boolean>[] {
  return [
    sql<boolean>`true`,
    ...isWithin(scope, personOf),
    ...(organizationId === undefined ? [] : [isUnitBelow(organizationId)]),
    ...(search
      ? [
          sql<boolean>`duty.member_id in (select named.id from member named where ${sql.join(
            matchesSearch(search, sql`named.search_text`, sql`named.search`),
            sql` and `,
          )})`,
        ]
      : []),
  ];
}

const duties = (query: DutyQuery) => sql`duties_as_of(${query.ruleId}, ${query.asOf}) duty`;
const whereOf = (conditions: readonly RawBuilder<boolean>[]) => sql.join<boolean>(conditions, sql` and `);

export type DutyCursor = { readonly dueAt: Date; readonly id: string };
/** The name is looked up: an address with a cursor in it is passed on, and names nobody. */
const rankOf = ({ dueAt, id }: DutyCursor) => sql`(${dueAt}, coalesce((select named.full_name
  from assignment_duty last join member named on named.id = last.member_id where last.id = ${id}), ''), ${id})`;
type DutyPage = { readonly after: DutyCursor | null; readonly limit: number };

/** Due first, then by name; each page goes on behind the last one of the page before, however many there are. */
export function listDutyPage(read: Reads, query: DutyQuery, { after, limit }: DutyPage): Promise<DutyRow[]> {
  const { progress } = query;
  const conditions = [
    ...conditionsOf(query),
    progress === undefined ? sql<boolean>`duty.progress <> 'closed'` : sql<boolean>`duty.progress = ${progress}`,
    ...(after ? [sql<boolean>`(duty.due_at, member.full_name, duty.duty_id) > ${rankOf(after)}`] : []),
  ];
  return read
    .selectFrom(
      sql<DutyRow>`(select duty.duty_id as id, duty.member_id, member.full_name,
          organization.name as organization_name, duty.progress, duty.due_at, duty.changed_at
        from ${duties(query)} join member on member.id = duty.member_id
          join organization on organization.id = duty.organization_id
        where ${whereOf(conditions)})`.as<'shown'>(sql`shown`),
    )
    .selectAll()
    .orderBy('shown.dueAt')
    .orderBy('shown.fullName')
    .orderBy('shown.id')
    .limit(limit)
    .execute();
}

export type ProgressCounts = Readonly<Record<DutyProgress, number>>;

const counted = sql`count(*) filter (where duty.progress = 'overdue')::integer as overdue,
  count(*) filter (where duty.progress = 'due')::integer as due,
  count(*) filter (where duty.progress = 'done')::integer as done,
  count(*) filter (where duty.progress = 'exempt')::integer as exempt,
  count(*) filter (where duty.progress = 'paused')::integer as paused,
  count(*) filter (where duty.progress = 'closed')::integer as closed`;

/** How many are how far, whatever the filter by that. */
export function countDuties(read: Reads, query: DutyQuery): Promise<ProgressCounts> {
  return read
    .selectFrom(
      sql<ProgressCounts>`(select ${counted} from ${duties(query)}
        where ${whereOf(conditionsOf(query))})`.as<'counted'>(sql`counted`),
    )
    .selectAll()
    .executeTakeFirstOrThrow();
}

/** Whether anybody of a scope ever had a duty of a rule. */
export async function hasDutyWithin(read: Reads, ruleId: string, scope: PeopleScope): Promise<boolean> {
  const row = await read
    .selectFrom('assignmentDuty as duty')
    .select('duty.id')
    .where('duty.ruleId', '=', ruleId)
    .where(whereOf([sql<boolean>`true`, ...isWithin(scope, personOf)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export type UnitRow = ProgressCounts & { readonly id: string; readonly name: string };
type Page = { readonly limit: number; readonly offset: number };

/** By unit, as people belonged then; units nobody is asked in any more are left out. */
export async function listUnits(
  read: Reads,
  query: DutyQuery,
  page: Page,
): Promise<{ rows: UnitRow[]; total: number }> {
  const rows = await read
    .selectFrom(
      sql<UnitRow & { readonly total: number }>`(select organization.id, organization.name, ${counted},
          (count(*) over ())::integer as total
        from ${duties(query)} join organization on organization.id = duty.organization_id
        where ${whereOf([...conditionsOf(query), sql<boolean>`duty.progress <> 'closed'`])}
        group by organization.id)`.as<'unit'>(sql`unit`),
    )
    .selectAll()
    .orderBy('unit.name')
    .orderBy('unit.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return { rows: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 };
}
