import { sql } from 'kysely';
import type { Reads, Tx } from '../../platform/db.ts';

export type DemoPerson = {
  readonly account: string;
  readonly fullName: string;
  readonly portrait: string | null;
  readonly roles: string[];
};

export async function listDemoPeople(read: Reads, accounts: readonly string[]): Promise<DemoPerson[]> {
  return read
    .selectFrom('member')
    .select([
      'account',
      'fullName',
      'portrait',
      sql<string[]>`array(
        select role from member_role where member_id = member.id and role <> 'learner'
        union all select fact from member_fact where member_id = member.id)`.as('roles'),
    ])
    .where('account', 'in', accounts)
    .where('state', '=', 'active')
    .orderBy('id')
    .execute();
}

/** The code of this installation; the first process to ask makes it. */
export async function saveSetupCode(tx: Tx, code: string): Promise<string> {
  await tx
    .insertInto('setupCode')
    .values({ code })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await tx.selectFrom('setupCode').select('code').executeTakeFirstOrThrow()).code;
}

/** Locks the row: two first administrators cannot be created at once. */
export async function lockSetupCode(tx: Tx): Promise<string | undefined> {
  return (await tx.selectFrom('setupCode').select('code').forUpdate().executeTakeFirst())?.code;
}

export async function forgetSetupCode(tx: Tx): Promise<void> {
  await tx.deleteFrom('setupCode').execute();
}
