import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

type Invite = { readonly code: string; readonly renewedAt: Date };

export const findInvite = (read: Reads, accountId: string): Promise<Invite | undefined> =>
  read
    .selectFrom('shareAccountInvite')
    .select(['code', 'renewedAt'])
    .where('accountId', '=', accountId)
    .executeTakeFirst();

type NewInvite = Invite & { readonly tenantId: string; readonly accountId: string };

/** D-093: takes the place of the one before it. */
export async function saveInvite(tx: Tx, invite: NewInvite): Promise<void> {
  const { code, renewedAt } = invite;
  await tx
    .insertInto('shareAccountInvite')
    .values(invite)
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet({ code, renewedAt }))
    .execute();
}

/** The account a code opens; a closed one is opened by none. */
export async function findInvited(read: Reads, tenantId: string, code: string): Promise<string | undefined> {
  const row = await read
    .selectFrom('shareAccountInvite as invite')
    .innerJoin('shareAccount as account', 'account.id', 'invite.accountId')
    .select('account.id')
    .where('invite.tenantId', '=', tenantId)
    .where('invite.code', '=', code)
    .where('account.state', '=', 'active')
    .executeTakeFirst();
  return row?.id;
}

type Guesser = { readonly tenantId: string; readonly memberId: string; readonly windowFrom: Date };

/** One who tries many codes at once tries one after the other. Answers how many were wrong in the window that runs. */
export async function lockTries(tx: Tx, { memberId, windowFrom }: Guesser): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`invite ${memberId}`}, 0))`.execute(tx);
  const row = await tx
    .selectFrom('inviteTry')
    .select('tries')
    .where('memberId', '=', memberId)
    .where('windowStart', '>=', windowFrom)
    .executeTakeFirst();
  return row?.tries ?? 0;
}

/** One more in the window that runs, or the first of another. */
export async function countTry(tx: Tx, { tenantId, memberId, windowFrom, at }: Guesser & { at: Date }): Promise<void> {
  const isOld = sql<boolean>`invite_try.window_start < ${windowFrom}`;
  await tx
    .insertInto('inviteTry')
    .values({ tenantId, memberId, windowStart: at, tries: 1 })
    .onConflict((conflict) =>
      conflict.column('memberId').doUpdateSet({
        tries: sql<number>`case when ${isOld} then 1 else invite_try.tries + 1 end`,
        windowStart: sql<Date>`case when ${isOld} then excluded.window_start else invite_try.window_start end`,
      }),
    )
    .execute();
}
