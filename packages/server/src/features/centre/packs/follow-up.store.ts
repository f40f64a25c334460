import type { PackProgress } from '@shuyuan/contract/centre/packs/pack-standings';
import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { type RawBuilder, sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import { hasWords, matchesSearch } from '../../../platform/search.ts';
import { isWithin, type PeopleScope } from '../../people/index.ts';

const person = sql<string>`own.member_id`;
/** Of those a pack was pushed to, whoever is the caller's now. */
const ownPeople = (scope: PeopleScope): RawBuilder<boolean> =>
  sql.join<boolean>([sql<boolean>`own.tenant_id = ${scope.tenantId}`, ...isWithin(scope, person)], sql` and `);

type ListQuery = { readonly scope: PeopleScope; readonly search?: string | undefined; readonly asOf: Date };

export type StandingCounts = Readonly<Record<PackProgress | 'people' | 'read', number>>;
export type ListedPackRow = {
  readonly id: string;
  readonly title: string;
  readonly authorName: string;
  readonly pushedAt: Date;
  readonly dueAt: Date;
};

const packs = (read: Reads, { scope, search }: ListQuery) =>
  (search ? hasWords(search, sql`pack.search_text`) : []).reduce(
    (query, condition) => query.where(condition),
    read
      .selectFrom('studyPack as pack')
      .where('pack.tenantId', '=', scope.tenantId)
      .where(
        sql<boolean>`exists (select from study_pack_member own where own.pack_id = pack.id and ${ownPeople(scope)})`,
      ),
  );

export async function listPackRows(read: Reads, query: ListQuery, paging: Paging) {
  const rows: ListedPackRow[] = await packs(read, query)
    .innerJoin('member as author', 'author.id', 'pack.authorId')
    .select(['pack.id', 'pack.title', 'author.fullName as authorName', 'pack.pushedAt', 'pack.dueAt'])
    .orderBy('pack.pushedAt', 'desc')
    .orderBy('pack.id')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();
  const { total } = await packs(read, query)
    .select(sql<bigint>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}

type CountQuery = Omit<ListQuery, 'search'> & { readonly packIds: readonly string[] };

/** How many of the caller's people are how far with each of some packs; one without any of them is left out. */
export const countStandings = (read: Reads, { scope, packIds, asOf }: CountQuery) =>
  read
    .selectFrom(
      sql<StandingCounts & { readonly packId: string }>`(
        select own.pack_id, count(*)::integer as people, count(own.read_at)::integer as read,
          count(*) filter (where state.standing = 'overdue')::integer as overdue,
          count(*) filter (where state.standing = 'due')::integer as due,
          count(*) filter (where state.standing = 'done')::integer as done,
          count(*) filter (where state.standing = 'withdrawn')::integer as withdrawn
        from study_pack_member own cross join lateral pack_standing(own.pack_id, own.member_id, ${asOf}) state
        where own.pack_id = any (${[...packIds]}::text[]) and ${ownPeople(scope)}
        group by own.pack_id)`.as<'counted'>(sql`counted`),
    )
    .selectAll()
    .execute();

export type PackPersonRow = {
  readonly id: string;
  readonly fullName: string;
  readonly organizationName: string;
  readonly standing: PackProgress;
  readonly askedCount: number;
  readonly finishedCount: number;
  readonly readAt: Date | null;
  readonly remindedAt: Date | null;
  readonly reminderCount: number;
  readonly markId: string | null;
  readonly markReason: string | null;
  readonly markedAt: Date | null;
  readonly markerName: string | null;
};

export type PeopleQuery = {
  readonly packId: string;
  readonly scope: PeopleScope;
  readonly asOf: Date;
  readonly standing?: PackProgress | undefined;
  readonly search?: string | undefined;
  readonly memberIds?: readonly string[] | undefined;
};

const people = ({ packId, scope, asOf, standing, search, memberIds }: PeopleQuery) => sql<PackPersonRow>`(
  select member.id, member.full_name, organization.name as organization_name, state.standing, state.asked_count,
    state.finished_count, own.read_at, own.reminded_at, own.reminder_count, own.mark_id, own.mark_reason, own.marked_at,
    marker.full_name as marker_name
  from study_pack_member own join member on member.id = own.member_id
    join organization on organization.id = member.organization_id
    left join member marker on marker.id = own.marked_by
    cross join lateral pack_standing(own.pack_id, own.member_id, ${asOf}) state
  where ${sql.join<boolean>(
    [
      sql<boolean>`own.pack_id = ${packId}`,
      ownPeople(scope),
      ...(memberIds ? [sql<boolean>`own.member_id = any (${[...memberIds]}::text[])`] : []),
      ...(search ? matchesSearch(search, sql`member.search_text`, sql`member.search`) : []),
      ...(standing ? [sql<boolean>`state.standing = ${standing}`] : []),
    ],
    sql` and `,
  )})`;

export async function listPeopleOf(read: Reads, query: PeopleQuery, paging: Paging) {
  const rows = await read
    .selectFrom(people(query).as<'person'>(sql`person`))
    .selectAll()
    .orderBy('person.fullName')
    .orderBy('person.id')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();
  const { total } = await read
    .selectFrom(people(query).as<'person'>(sql`person`))
    .select(sql<bigint>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}

export type ContentPersonRow = Pick<PackPersonRow, 'id' | 'fullName' | 'organizationName'> & {
  readonly isAsked: boolean;
  readonly isDone: boolean;
  readonly finishedAt: Date | null;
};
type ContentQuery = Pick<PeopleQuery, 'packId' | 'scope' | 'asOf'> & { readonly ordinal: number };

/** Progress is asked for the people of the page alone: it means reading all contents of the pack for each. */
export async function listPeopleOfContent(read: Reads, query: ContentQuery, paging: Paging) {
  const { packId, scope, asOf, ordinal } = query;
  const of = sql`from study_pack_member own join member on member.id = own.member_id
    where own.pack_id = ${packId} and own.withdrawn_at is null and ${ownPeople(scope)}`;
  const rows = await read
    .selectFrom(
      sql<ContentPersonRow>`(
        select own.id, own.full_name, organization.name as organization_name, item.is_asked, item.is_done, item.finished_at
        from (select member.id, member.full_name, member.organization_id ${of}
            order by member.full_name, member.id limit ${paging.pageSize} offset ${offsetOf(paging)}) own
          join organization on organization.id = own.organization_id
          cross join lateral pack_items(${packId}, own.id, ${asOf}) item
        where item.ordinal = ${ordinal})`.as<'person'>(sql`person`),
    )
    .selectAll()
    .orderBy('person.fullName')
    .orderBy('person.id')
    .execute();
  const { total } = await read
    .selectFrom(sql<{ total: bigint }>`(select count(*) as total ${of})`.as<'counted'>(sql`counted`))
    .select('counted.total')
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}

/** Of some people, or of all of the caller's, those who are not done: a step about them names nobody else. */
export async function listUndone(read: Reads, query: PeopleQuery): Promise<string[]> {
  const rows = await read
    .selectFrom(people(query).as<'person'>(sql`person`))
    .select('person.id')
    .where('person.standing', 'in', ['due', 'overdue'])
    .orderBy('person.fullName')
    .orderBy('person.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** How far one of the caller's is; nothing where the pack is not theirs, or they are not the caller's. */
export async function findPackProgress(read: Reads, query: PeopleQuery): Promise<PackProgress | undefined> {
  const row = await read
    .selectFrom(people(query).as<'person'>(sql`person`))
    .select('person.standing')
    .executeTakeFirst();
  return row?.standing;
}

type EvidenceQuery = { readonly tenantId: string; readonly purpose: string; readonly markIds: readonly string[] };

export const listEvidence = (read: Reads, { tenantId, purpose, markIds }: EvidenceQuery) =>
  read
    .selectFrom('file')
    .select(['id', 'name', 'path', 'subjectId'])
    .where('tenantId', '=', tenantId)
    .where('purpose', '=', purpose)
    .where(sql<boolean>`subject_id = any (${[...markIds]}::text[])`)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
