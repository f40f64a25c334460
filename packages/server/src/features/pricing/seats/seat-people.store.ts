import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { type RawBuilder, sql } from 'kysely';
import { countRows } from '../../../platform/count-rows.ts';
import type { Reads } from '../../../platform/db.ts';
import { matchesSearch } from '../../../platform/search.ts';
import { isWithin, type PeopleScope } from '../../people/index.ts';

/** The people seats may be handed out to: those somebody directs, and those of some share accounts. */
export type SeatScope = PeopleScope & { readonly accountIds: readonly string[] };

const isInScope = (scope: SeatScope): RawBuilder<boolean> => sql<boolean>`(
  (${sql.join<boolean>([...isWithin(scope, sql<string>`member.id`)], sql` and `)})
  or member.id in (select place.member_id from share_account_member place
    where place.account_id = any(${[...scope.accountIds]}::text[])))`;

const people = (read: Reads, scope: SeatScope, search: string) =>
  (search ? matchesSearch(search, sql`search_form(member.full_name)`, sql`member.search`) : []).reduce(
    (query, condition) => query.where(condition),
    read
      .selectFrom('member')
      .where('member.tenantId', '=', scope.tenantId)
      .where('member.state', '=', 'active')
      .where(isInScope(scope)),
  );

export const countSeatPeople = (read: Reads, scope: SeatScope, search: string): Promise<number> =>
  countRows(people(read, scope, search));

export const listSeatPeople = (read: Reads, scope: SeatScope, { search, ...paging }: Paging & { search: string }) =>
  people(read, scope, search)
    .innerJoin('organization', 'organization.id', 'member.organizationId')
    .select(['member.id', 'member.fullName', 'member.portrait'])
    .select(['organization.id as organizationId', 'organization.name as organizationName'])
    .orderBy('member.fullName')
    .orderBy('member.id')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();

/** Those of the ids a seat may be handed to now. */
export async function listWithin(read: Reads, scope: SeatScope, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await people(read, scope, '')
    .select('member.id')
    .where('member.id', '=', sql<string>`any(${[...ids]}::text[])`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
