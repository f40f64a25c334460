import { AccountType, Currency } from '@shuyuan/contract/ledger/currencies';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

/** Until when trades were looked through; undefined: never. */
export const findNoted = async (read: Reads, tenantId: string): Promise<Date | undefined> =>
  (await read.selectFrom('integralGradeNoted').select('until').where('tenantId', '=', tenantId).executeTakeFirst())
    ?.until;

export const upsertNoted = (tx: Tx, tenantId: string, until: Date) =>
  tx
    .insertInto('integralGradeNoted')
    .values({ tenantId, until })
    .onConflict((conflict) => conflict.column('tenantId').doUpdateSet({ until }))
    .execute();

const people = (read: Reads, tenantId: string) =>
  read
    .selectFrom('ledgerAccount as account')
    .innerJoin('member', 'member.id', 'account.holderId')
    .select('account.holderId')
    .distinct()
    .where('account.tenantId', '=', tenantId)
    .where('account.accountType', '=', AccountType.person)
    .where('account.currency', '=', Currency.integral)
    .where('member.state', '=', 'active')
    .orderBy('account.holderId');

/** Everybody who ever had points. */
export const listAll = async (read: Reads, tenantId: string): Promise<string[]> =>
  (await people(read, tenantId).execute()).map(({ holderId }) => holderId);

/** Those to whom points came by a trade from this id of the book on. */
export const listEarners = async (read: Reads, tenantId: string, from: string): Promise<string[]> => {
  const rows = await people(read, tenantId)
    .innerJoin('ledgerEntry as entry', 'entry.accountId', 'account.id')
    .innerJoin('ledgerTrade as trade', 'trade.id', 'entry.tradeId')
    .where('trade.tenantId', '=', tenantId)
    .where('trade.currency', '=', Currency.integral)
    .where('trade.id', '>=', from)
    .where('entry.amount', '>', 0n)
    .execute();
  return rows.map(({ holderId }) => holderId);
};

export type ReachedRow = { readonly memberId: string; readonly level: number };
const idsOf = (rows: readonly ReachedRow[]) => rows.map(({ memberId }) => memberId);
const levelsOf = (rows: readonly ReachedRow[]) => rows.map(({ level }) => level);

/** Those of them that nobody had been found in before. */
export async function insertReached(
  tx: Tx,
  { tenantId, at }: { readonly tenantId: string; readonly at: Date },
  rows: readonly ReachedRow[],
): Promise<ReachedRow[]> {
  const { rows: fresh } = await sql<ReachedRow>`
    insert into integral_grade_reached (tenant_id, member_id, level, reached_at)
    select ${tenantId}, one.member_id, one.level, ${at}::timestamptz
    from unnest(${idsOf(rows)}::text[], ${levelsOf(rows)}::smallint[]) as one (member_id, level)
    order by one.member_id, one.level
    on conflict do nothing
    returning member_id, level`.execute(tx);
  return fresh;
}

/** Takes the card of a grade for those of these people it still owes it; of two at once one has them. */
export async function claimCards(
  tx: Tx,
  {
    level,
    cardId,
    memberIds,
  }: { readonly level: number; readonly cardId: string; readonly memberIds: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ memberId: string }>`
    update integral_grade_reached set card_id = ${cardId}
    where level = ${level} and card_id is null and member_id = any (${[...memberIds]}::text[])
    returning member_id`.execute(tx);
  return rows.map(({ memberId }) => memberId);
}
