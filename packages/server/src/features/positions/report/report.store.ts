import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import type { AuditState } from '@shuyuan/contract/positions/audit-states';
import { type RawBuilder, sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import { matchesSearch } from '../../../platform/search.ts';
import { progressOf } from '../walk/walk.store.ts';

/** The people a report is about: of an organisation with everything below it but oneself, or of the whole tenant. */
export type ReportScope = {
  readonly tenantId: string;
  readonly memberId: string;
  /** Null: everybody. */
  readonly directsId: string | null;
};

export type ReportQuery = ReportScope & {
  readonly positionId?: string | undefined;
  readonly organizationId?: string | undefined;
  readonly auditState?: AuditState | undefined;
  readonly search?: string | undefined;
};

/** The organisation somebody directs. */
export async function findDirected(read: Reads, memberId: string): Promise<string | null> {
  const row = await read
    .selectFrom('memberFact')
    .select('organizationId')
    .where('memberId', '=', memberId)
    .where('fact', '=', 'director')
    .executeTakeFirst();
  return row?.organizationId ?? null;
}

export async function isDirectedBy(
  read: Reads,
  { memberId, directorId }: { memberId: string; directorId: string },
): Promise<boolean> {
  const { isBelowThem } = await read
    .selectNoFrom(
      sql<boolean>`exists (select from member_fact where member_id = ${directorId} and fact = 'director'
        and organization_id = any (member_places(${memberId})))`.as('isBelowThem'),
    )
    .executeTakeFirstOrThrow();
  return isBelowThem;
}

/** By their first organisation or by a further one. */
const isBelow = (organizationId: string): RawBuilder<boolean> => sql<boolean>`run.member_id in (
  select inside.id from organization place join member inside on inside.organization_id = place.id
    where place.path @> array[${organizationId}]
  union all
  select further.member_id from organization place join member_organization further on further.organization_id = place.id
    where place.path @> array[${organizationId}])`;

const isCalled = (search: string): RawBuilder<boolean> => sql<boolean>`run.member_id in (
  select named.id from member named
  where ${sql.join(matchesSearch(search, sql`named.search_text`, sql`named.search`), sql` and `)})`;

function conditionsOf(query: ReportQuery): RawBuilder<boolean>[] {
  const { memberId, directsId, positionId, organizationId, auditState, search } = query;
  return [
    ...(directsId === null ? [] : [isBelow(directsId), sql<boolean>`run.member_id <> ${memberId}`]),
    ...(organizationId === undefined ? [] : [isBelow(organizationId)]),
    ...(positionId === undefined ? [] : [sql<boolean>`run.position_id = ${positionId}`]),
    ...(auditState === undefined ? [] : [sql<boolean>`run.audit_state = ${auditState}`]),
    ...(search ? [isCalled(search)] : []),
  ];
}

/** Walks that go on, of paths that are published. */
const walks = (read: Reads, query: ReportQuery) =>
  conditionsOf(query).reduce(
    (found, condition) => found.where(condition),
    read
      .selectFrom('positionRun as run')
      .innerJoin('position', 'position.id', 'run.positionId')
      .where('run.tenantId', '=', query.tenantId)
      .where('run.closedAt', 'is', null)
      .where('position.state', '=', 'published'),
  );

export async function countWalks(read: Reads, query: ReportQuery): Promise<number> {
  const { total } = await walks(read, query)
    .select(sql<bigint>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

type Last = { readonly at: Date | null };
const lastOf = (asOf: Date) =>
  sql<Last>`(select max(greatest(section.begun_at, section.finished_at)) as at
    from position_sections(run.id, ${asOf}) section)`.as<'last'>(sql`last`);

/** The walks of one page: what they have done is worked out for these alone. */
const pageOf = (read: Reads, query: ReportQuery, paging: Paging) =>
  walks(read, query)
    .innerJoin('member', 'member.id', 'run.memberId')
    .select('run.id')
    .where('member.tenantId', '=', query.tenantId)
    .orderBy('member.fullName')
    .orderBy('member.id')
    .orderBy('run.id')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .as('page');

/** By name, so that a page is read along an index of people, however many there are. The numbers are those of every other screen (`position_progress`). */
export const listWalks = (read: Reads, query: ReportQuery, { asOf, paging }: { asOf: Date; paging: Paging }) =>
  read
    .selectFrom(pageOf(read, query, paging))
    .innerJoin('positionRun as run', 'run.id', 'page.id')
    .innerJoin('position', 'position.id', 'run.positionId')
    .innerJoin('member', 'member.id', 'run.memberId')
    .innerJoin('organization', 'organization.id', 'member.organizationId')
    .innerJoinLateral(progressOf(asOf), (join) => join.onTrue())
    .innerJoinLateral(lastOf(asOf), (join) => join.onTrue())
    .select(['run.id as progressId', 'run.positionId', 'position.name as positionName', 'run.memberId'])
    .select(['member.fullName', 'organization.name as organizationName', 'run.openedAt', 'run.auditState'])
    .select(['run.submittedAt', 'last.at as lastAt'])
    .select(['progress.requiredCount', 'progress.finishedCount', 'progress.percentage'])
    .orderBy('member.fullName')
    .orderBy('member.id')
    .orderBy('run.id')
    .execute();

const positionsMax = 200;

/** The positions the people of a scope have, for a filter. */
export const listScopePositions = (read: Reads, scope: ReportScope) =>
  walks(read, scope)
    .select(['position.id', 'position.name'])
    .distinct()
    .orderBy('position.name')
    .orderBy('position.id')
    .limit(positionsMax)
    .execute();

export async function findOrganizationName(read: Reads, tenantId: string, id: string): Promise<string> {
  const row = await read
    .selectFrom('organization')
    .select('name')
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.name ?? '';
}
