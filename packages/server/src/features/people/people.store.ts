import type { Role } from '@shuyuan/contract/people/capabilities';
import type { Theme } from '@shuyuan/contract/people/preferences';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import { offsetOf } from '@shuyuan/contract/kernel/paging';
import type { Language } from '@shuyuan/contract/system/languages';
import { sql } from 'kysely';
import { brokeUnique, type Reads, type Tx } from '../../platform/db.ts';

export type Organization = {
  readonly id: string;
  readonly tenantId: string;
  readonly path: readonly string[];
  readonly name: string;
};
export type NewOrganization = {
  id: string;
  tenantId: string;
  parentId: string | null;
  path: string[];
  name: string;
  position: number;
};
export type NewMember = {
  id: string;
  tenantId: string;
  organizationId: string;
  account: string;
  fullName: string;
  headPortrait: string | null;
  passwordHash: string | null;
};
export type Person = {
  readonly id: string;
  readonly account: string;
  readonly fullName: string;
  readonly headPortrait: string | null;
  readonly language: Language | null;
  readonly theme: Theme;
  readonly roles: readonly Role[];
  readonly organization: { readonly id: string; readonly name: string };
  readonly rootOrganization: { readonly id: string; readonly name: string };
};
export type Colleague = Pick<Person, 'id' | 'fullName' | 'headPortrait' | 'organization'>;

export const isAccountTaken = (error: unknown): boolean => brokeUnique(error, 'member_account');

export async function insertOrganization(tx: Tx, organization: NewOrganization): Promise<void> {
  await tx.insertInto('organization').values(organization).execute();
}

export async function findOrganization(read: Reads, tenantId: string, id: string): Promise<Organization | undefined> {
  return read
    .selectFrom('organization')
    .select(['id', 'tenantId', 'path', 'name'])
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function hasOrganizations(read: Reads): Promise<boolean> {
  return (await read.selectFrom('organization').select('id').limit(1).executeTakeFirst()) !== undefined;
}

export async function insertMember(tx: Tx, member: NewMember, roles: readonly Role[]): Promise<void> {
  await tx.insertInto('member').values(member).execute();
  if (roles.length === 0) return;
  await tx
    .insertInto('memberRole')
    .values(roles.map((role) => ({ tenantId: member.tenantId, memberId: member.id, role })))
    .execute();
}

export async function findPerson(read: Reads, tenantId: string, id: string): Promise<Person | undefined> {
  const row = await read
    .selectFrom('member')
    .innerJoin('organization', 'organization.id', 'member.organizationId')
    .innerJoin('organization as root', 'root.id', 'member.tenantId')
    .select([
      'member.id',
      'member.account',
      'member.fullName',
      'member.headPortrait',
      'member.language',
      'member.theme',
      'organization.id as organizationId',
      'organization.name as organizationName',
      'root.id as rootId',
      'root.name as rootName',
      sql<Role[]>`array(select role from member_role where member_id = member.id order by role)`.as('roles'),
    ])
    .where('member.tenantId', '=', tenantId)
    .where('member.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { organizationId, organizationName, rootId, rootName, ...person } = row;
  return {
    ...person,
    // The columns are checked against these very words.
    language: row.language as Language | null,
    theme: row.theme as Theme,
    organization: { id: organizationId, name: organizationName },
    rootOrganization: { id: rootId, name: rootName },
  };
}

type Search = { readonly tenantId: string; readonly search: string | undefined; readonly paging: Paging };
const likeText = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

const colleagues = (read: Reads, { tenantId, search }: Search) =>
  read
    .selectFrom('member')
    .innerJoin('organization', 'organization.id', 'member.organizationId')
    .where('member.tenantId', '=', tenantId)
    .where('member.state', '=', 'active')
    .$if(Boolean(search), (query) => query.where('member.fullName', 'ilike', likeText(search ?? '')));

/** One page and the number of all; the count rides along, and is asked for alone only past the last page. */
export async function listColleagues(
  read: Reads,
  search: Search,
): Promise<{ items: Colleague[]; recordCount: number }> {
  const rows = await colleagues(read, search)
    .select([
      'member.id',
      'member.fullName',
      'member.headPortrait',
      'organization.id as organizationId',
      'organization.name as organizationName',
      sql<bigint>`count(*) over ()`.as('total'),
    ])
    .orderBy('member.fullName')
    .orderBy('member.id')
    .limit(search.paging.pageSize)
    .offset(offsetOf(search.paging))
    .execute();
  const items = rows.map(({ organizationId, organizationName, total: _total, ...person }) => ({
    ...person,
    organization: { id: organizationId, name: organizationName },
  }));
  return { items, recordCount: rows[0] ? Number(rows[0].total) : await countColleagues(read, search) };
}

async function countColleagues(read: Reads, search: Search): Promise<number> {
  if (search.paging.page === 1) return 0;
  const { total } = await colleagues(read, search)
    .select(({ fn }) => fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

export async function updatePreferences(
  tx: Tx,
  memberId: string,
  wish: { language?: Language; theme?: Theme },
): Promise<void> {
  await tx
    .updateTable('member')
    .set({ ...wish, updatedAt: new Date() })
    .where('id', '=', memberId)
    .execute();
}
