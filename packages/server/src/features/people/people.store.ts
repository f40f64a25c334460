import type { Identity } from '@shuyuan/contract/kernel/capabilities';
import type { Theme } from '@shuyuan/contract/people/preferences';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import { offsetOf } from '@shuyuan/contract/kernel/paging';
import type { Language } from '@shuyuan/contract/kernel/languages';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../platform/db.ts';
import type { OrganizationName } from './organizations/organizations.store.ts';
import { matchesSearch } from '../../platform/search.ts';

export type Person = {
  readonly id: string;
  readonly account: string;
  readonly fullName: string;
  readonly portrait: string | null;
  readonly language: Language | null;
  readonly theme: Theme;
  readonly timeZone: string | null;
  readonly hasPassword: boolean;
  readonly mustChangePassword: boolean;
  readonly roles: readonly Identity[];
  readonly organization: OrganizationName;
  readonly rootOrganization: OrganizationName;
};
export type Colleague = Pick<Person, 'id' | 'fullName' | 'portrait' | 'organization'>;

export async function findPerson(read: Reads, tenantId: string, id: string): Promise<Person | undefined> {
  const row = await read
    .selectFrom('member')
    .innerJoin('organization', 'organization.id', 'member.organizationId')
    .innerJoin('organization as root', 'root.id', 'member.tenantId')
    .select([
      'member.id',
      'member.account',
      'member.fullName',
      'member.portrait',
      'member.language',
      'member.theme',
      'member.timeZone',
      'member.mustChangePassword',
      sql<boolean>`member.password_hash is not null`.as('hasPassword'),
      'organization.id as organizationId',
      'organization.name as organizationName',
      'root.id as rootId',
      'root.name as rootName',
      sql<Identity[]>`array(
        select role from member_role where member_id = member.id
        union all select fact from member_fact where member_id = member.id order by 1)`.as('roles'),
    ])
    .where('member.tenantId', '=', tenantId)
    .where('member.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { organizationId, organizationName, rootId, rootName, ...person } = row;
  return {
    ...person,
    language: row.language,
    theme: row.theme,
    organization: { id: organizationId, name: organizationName },
    rootOrganization: { id: rootId, name: rootName },
  };
}

/** Those of the ids who work here, with what they are, by their ids. */
export const listActiveRoles = (read: Reads, tenantId: string, ids: readonly string[]) =>
  read
    .selectFrom('member')
    .select(['id', 'tenantId', 'organizationId', 'fullName'])
    .select(
      sql<Identity[]>`array(select role from member_role where member_id = member.id
        union all select fact from member_fact where member_id = member.id)`.as('roles'),
    )
    .where('tenantId', '=', tenantId)
    .where('state', '=', 'active')
    .where('id', '=', sql<string>`any(${[...ids]}::text[])`)
    .orderBy('id')
    .execute();

type Search = { readonly tenantId: string; readonly search: string | undefined; readonly paging: Paging };

/** Of a colleague one may ask for the name only: account, e-mail and number are not for guessing (D-199). */
const nameMatches = (search: string | undefined) =>
  search ? matchesSearch(search, sql`search_form(member.full_name)`, sql`member.search`) : [];

const colleagues = (read: Reads, { tenantId, search }: Search) =>
  nameMatches(search).reduce(
    (query, condition) => query.where(condition),
    read
      .selectFrom('member')
      .innerJoin('organization', 'organization.id', 'member.organizationId')
      .where('member.tenantId', '=', tenantId)
      .where('member.state', '=', 'active'),
  );

/** All active members from the tally; those of a search by counting them. */
const colleagueCount = (read: Reads, search: Search) =>
  nameMatches(search.search).length > 0
    ? colleagues(read, search).select(sql<bigint>`count(*)`.as('total'))
    : read
        .selectFrom('organizationTally')
        .select(sql<bigint>`coalesce(sum(members), 0)`.as('total'))
        .where('tenantId', '=', search.tenantId)
        .where('state', '=', 'active');

/** A page past the end has no row to say how many there are; a first page without rows has said it. */
async function totalBeside(read: Reads, search: Search, first: { total: bigint | null } | undefined): Promise<number> {
  if (first || search.paging.page === 1) return Number(first?.total ?? 0);
  return Number((await colleagueCount(read, search).executeTakeFirstOrThrow()).total);
}

/** Page and number in one statement: a second round trip costs as much as all the rest of the request. */
export async function listColleagues(
  read: Reads,
  search: Search,
): Promise<{ items: Colleague[]; recordCount: number }> {
  const rows = await colleagues(read, search)
    .select([
      'member.id',
      'member.fullName',
      'member.portrait',
      'organization.id as organizationId',
      'organization.name as organizationName',
    ])
    .select(colleagueCount(read, search).as('total'))
    .orderBy('member.fullName')
    .orderBy('member.id')
    .limit(search.paging.pageSize)
    .offset(offsetOf(search.paging))
    .execute();
  const items = rows.map(({ organizationId, organizationName, total: _total, ...person }) => ({
    ...person,
    organization: { id: organizationId, name: organizationName },
  }));
  return { items, recordCount: await totalBeside(read, search, rows[0]) };
}

/** A picture is not a new version of the person either. */
export async function updateFace(tx: Tx, memberId: string, portrait: string): Promise<void> {
  await tx.updateTable('member').set({ portrait }).where('id', '=', memberId).execute();
}

/** Not a new version of the person: administration neither reads nor writes these. */
export async function updatePreferences(
  tx: Tx,
  memberId: string,
  wish: { language?: Language; theme?: Theme; timeZone?: string },
): Promise<void> {
  await tx.updateTable('member').set(wish).where('id', '=', memberId).execute();
}
