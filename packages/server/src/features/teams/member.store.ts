import type { Language } from '@shuyuan/contract/kernel/languages';
import { TeamMemberType } from '@shuyuan/contract/teams/team-member-type';
import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../platform/db.ts';
import { matchesSearch } from '../../platform/search.ts';

/** C-01, D-095: the only thing that says what somebody may do in an account. */
export async function findCallerRole(read: Reads, accountId: string, memberId: string): Promise<TeamMemberType | null> {
  const row = await read
    .selectFrom('shareAccountMember')
    .select('memberType')
    .where('accountId', '=', accountId)
    .where('memberId', '=', memberId)
    .executeTakeFirst();
  return row ? row.memberType : null;
}

/** Everybody's place, whoever of them still works here. */
export async function listPlaces(read: Reads, accountId: string): Promise<Map<string, TeamMemberType>> {
  const rows = await read
    .selectFrom('shareAccountMember')
    .select(['memberId', 'memberType'])
    .where('accountId', '=', accountId)
    .execute();
  return new Map(rows.map(({ memberId, memberType }) => [memberId, memberType]));
}

export const findOwner = (read: Reads, accountId: string) =>
  read
    .selectFrom('shareAccountMember as place')
    .innerJoin('member', 'member.id', 'place.memberId')
    .select(['member.id', 'member.fullName', sql<boolean>`member.state = 'active'`.as('isActive')])
    .where('place.accountId', '=', accountId)
    .where('place.memberType', '=', TeamMemberType.owner)
    .executeTakeFirstOrThrow();

/** A share account with its owner, as what is paid to it needs to know them. */
export const findPayee = (read: Reads, tenantId: string, accountId: string) =>
  read
    .selectFrom('shareAccount as account')
    .innerJoin('shareAccountMember as place', (join) =>
      join.onRef('place.accountId', '=', 'account.id').on('place.memberType', '=', TeamMemberType.owner),
    )
    .select(['account.name', 'account.state', 'place.memberId as ownerId'])
    .where('account.tenantId', '=', tenantId)
    .where('account.id', '=', accountId)
    .executeTakeFirst();

/** As many as anybody chooses from. */
const mostOwned = 20;

/** The accounts somebody owns that speak for themselves now, by name. */
export const listOwnedAccounts = (read: Reads, tenantId: string, memberId: string) =>
  read
    .selectFrom('shareAccountMember as place')
    .innerJoin('shareAccount as account', 'account.id', 'place.accountId')
    .select(['account.id', 'account.name'])
    .where('place.tenantId', '=', tenantId)
    .where('place.memberId', '=', memberId)
    .where('place.memberType', '=', TeamMemberType.owner)
    .where('account.state', '=', 'active')
    .orderBy('account.name')
    .orderBy('account.id')
    .limit(mostOwned)
    .execute();

/** That somebody belongs to these accounts stays true until the transaction ends: who takes them out waits for it. */
export async function lockPlaces(tx: Tx, accountIds: readonly string[], memberIds: readonly string[]): Promise<void> {
  await tx
    .selectFrom('shareAccountMember')
    .select('memberId')
    .where('accountId', '=', sql<string>`any(${[...accountIds]}::text[])`)
    .where('memberId', '=', sql<string>`any(${[...memberIds]}::text[])`)
    .orderBy('accountId')
    .orderBy('memberId')
    .forShare()
    .execute();
}

/** Those of the ids who work here. */
export async function listActive(read: Reads, tenantId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return read
    .selectFrom('member')
    .select(['id', 'fullName'])
    .where('tenantId', '=', tenantId)
    .where('state', '=', 'active')
    .where('id', 'in', [...ids])
    .execute();
}

/** Those of the ids who are its people now and work here. As a list: each length would be a statement of its own. */
export const listPresent = (read: Reads, accountId: string, ids: readonly string[]) =>
  read
    .selectFrom('shareAccountMember as place')
    .innerJoin('member', 'member.id', 'place.memberId')
    .select(['member.id', 'member.fullName'])
    .where('place.accountId', '=', accountId)
    .where('place.memberId', '=', sql<string>`any(${ids}::text[])`)
    .where('member.state', '=', 'active')
    .execute();

/** In which somebody is written to; null: they never chose. */
export async function findLanguage(read: Reads, memberId: string): Promise<Language | null> {
  const row = await read.selectFrom('member').select('language').where('id', '=', memberId).executeTakeFirst();
  return row?.language ?? null;
}

type MemberQuery = {
  readonly accountId: string;
  readonly search?: string | undefined;
  readonly memberType?: TeamMemberType | undefined;
};

/** Whoever left the company keeps the place but is not one of its people. */
const people = (read: Reads, { accountId, search, memberType }: MemberQuery) =>
  (search ? matchesSearch(search, sql`search_form(member.full_name)`, sql`member.search`) : []).reduce(
    (query, condition) => query.where(condition),
    read
      .selectFrom('shareAccountMember as place')
      .innerJoin('member', 'member.id', 'place.memberId')
      .where('place.accountId', '=', accountId)
      .where('member.state', '=', 'active')
      .$if(memberType !== undefined, (query) => query.where('place.memberType', '=', memberType ?? 0)),
  );

export async function countPeople(read: Reads, asked: MemberQuery): Promise<number> {
  const { total } = await people(read, asked)
    .select(sql<bigint>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** TEAM-21: owner, administrators, then who joined first. */
export async function listPeople(read: Reads, asked: MemberQuery, paging: Paging) {
  return people(read, asked)
    .innerJoin('organization', 'organization.id', 'member.organizationId')
    .select([
      'member.id as memberId',
      'member.fullName as memberName',
      'member.portrait',
      'organization.name as organizationName',
      'place.memberType',
      'place.joinedAt',
    ])
    .orderBy('place.memberType')
    .orderBy('place.joinedAt')
    .orderBy('place.memberId')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();
}

type MemberInput = {
  readonly tenantId: string;
  readonly accountId: string;
  readonly memberId: string;
  readonly memberType: TeamMemberType;
  readonly at: Date;
};

/** What happened before somebody came is no news to them. */
export async function savePlace(tx: Tx, { at, ...place }: MemberInput): Promise<void> {
  await tx
    .insertInto('shareAccountMember')
    .values({ ...place, joinedAt: at, noticesReadAt: at })
    .onConflict((conflict) => conflict.columns(['accountId', 'memberId']).doUpdateSet({ memberType: place.memberType }))
    .execute();
}

export async function removePlace(tx: Tx, accountId: string, memberId: string): Promise<void> {
  await tx
    .deleteFrom('shareAccountMember')
    .where('accountId', '=', accountId)
    .where('memberId', '=', memberId)
    .execute();
}

/** Up to here this person has read what happened (D-096). */
export async function markNoticesRead(
  tx: Tx,
  { accountId, memberId, at }: { accountId: string; memberId: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('shareAccountMember')
    .set({ noticesReadAt: at })
    .where('accountId', '=', accountId)
    .where('memberId', '=', memberId)
    .where('noticesReadAt', '<', at)
    .execute();
}
