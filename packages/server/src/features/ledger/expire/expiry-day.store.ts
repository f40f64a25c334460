import type { Expiry } from '@shuyuan/contract/ledger/expiry-rule';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

export type ExpiryDay = Expiry & { readonly isTold: boolean; readonly isToldAgain: boolean };

const dayText = (column: 'last_day' | 'earned_until') => sql<string>`${sql.ref(column)}::text`;

/** The announced days that are not carried out yet, the first one first. */
export async function listOpenDays(read: Reads, tenantId: string): Promise<ExpiryDay[]> {
  return read
    .selectFrom('integralExpiryDay')
    .select([
      dayText('last_day').as('lastDay'),
      dayText('earned_until').as('earnedUntil'),
      sql<boolean>`told_at is not null`.as('isTold'),
      sql<boolean>`told_again_at is not null`.as('isToldAgain'),
    ])
    .where('tenantId', '=', tenantId)
    .where('endedAt', 'is', null)
    .orderBy('lastDay')
    .execute();
}

/** Announced again it stays as it was. */
export async function insertDays(tx: Tx, tenantId: string, days: readonly Expiry[]): Promise<void> {
  await sql`
    insert into integral_expiry_day (tenant_id, last_day, earned_until)
    select ${tenantId}, day.last_day::date, day.earned_until::date
    from unnest(${days.map(({ lastDay }) => lastDay)}::text[], ${days.map(({ earnedUntil }) => earnedUntil)}::text[])
      as day (last_day, earned_until)
    order by day.last_day
    on conflict do nothing`.execute(tx);
}

type DayKey = Expiry & { readonly tenantId: string };
type Times = { readonly toldAt?: Date; readonly toldAgainAt?: Date; readonly endedAt?: Date };

export const updateDay = (tx: Tx, { tenantId, lastDay, earnedUntil }: DayKey, times: Times) =>
  tx
    .updateTable('integralExpiryDay')
    .set(times)
    .where('tenantId', '=', tenantId)
    .where('lastDay', '=', sql<Date>`${lastDay}::date`)
    .where('earnedUntil', '=', sql<Date>`${earnedUntil}::date`)
    .execute();
