import { EnjoyType } from '@shuyuan/contract/teams/enjoy-type';
import { TeamMemberType } from '@shuyuan/contract/teams/team-member-type';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';
import { nameKeyOf } from '../account.store.ts';

type Name = {
  readonly tenantId: string;
  readonly name: string;
  /** The account that would carry it, and what was asked for it. */
  readonly accountId: string | null;
};

/** D-090: whether another account carries the name, or another application that waits would. */
export async function isNameTaken(read: Reads, { tenantId, name, accountId }: Name): Promise<boolean> {
  const nameKey = nameKeyOf(name);
  const own = accountId ?? '';
  const row = await read
    .selectNoFrom(
      sql<boolean>`exists (select from share_account
          where tenant_id = ${tenantId} and name_key = ${nameKey} and id <> ${own})
        or exists (select from share_account_application
          where tenant_id = ${tenantId} and name_key = ${nameKey} and state = 'pending'
            and id <> ${own} and account_id is distinct from ${own})`.as('isTaken'),
    )
    .executeTakeFirstOrThrow();
  return row.isTaken;
}

/** Whoever would give this name in another transaction waits: the name stands in two tables, and no index sees both. */
export async function lockName(tx: Tx, tenantId: string, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`account ${tenantId} ${nameKeyOf(name)}`}, 0))`.execute(tx);
}

/** One who applies twice at once applies one after the other. */
export async function lockApplicant(tx: Tx, memberId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`applicant ${memberId}`}, 0))`.execute(tx);
}

/** D-092: one expert account for each person. */
export async function ownsExpert(read: Reads, tenantId: string, memberId: string): Promise<boolean> {
  const row = await read
    .selectFrom('shareAccountMember as place')
    .innerJoin('shareAccount as account', 'account.id', 'place.accountId')
    .select('account.id')
    .where('place.tenantId', '=', tenantId)
    .where('place.memberId', '=', memberId)
    .where('place.memberType', '=', TeamMemberType.owner)
    .where('account.enjoyType', '=', EnjoyType.expert)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
