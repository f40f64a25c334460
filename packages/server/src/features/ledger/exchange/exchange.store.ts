import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

type DayKey = { readonly memberId: string; readonly day: string };

/** Whole coins somebody has exchanged on a day. */
export async function findExchanged(read: Reads, { memberId, day }: DayKey): Promise<number> {
  const row = await read
    .selectFrom('exchangeDay')
    .select('coins')
    .where('memberId', '=', memberId)
    .where('day', '=', sql<Date>`${day}::date`)
    .executeTakeFirst();
  return row?.coins ?? 0;
}

/** Whether the day of its person had room for so many; two at once do not both have the last of it. */
export async function addExchanged(
  tx: Tx,
  { tenantId, memberId, day, coins, max }: DayKey & { tenantId: string; coins: number; max: number },
): Promise<boolean> {
  if (coins > max) return false;
  const row = await tx
    .insertInto('exchangeDay')
    .values({ tenantId, memberId, day, coins })
    .onConflict((conflict) =>
      conflict
        .columns(['memberId', 'day'])
        .doUpdateSet((set) => ({ coins: set('exchangeDay.coins', '+', set.ref('excluded.coins')) }))
        .where((set) => set(set('exchangeDay.coins', '+', set.ref('excluded.coins')), '<=', max)),
    )
    .returning('coins')
    .executeTakeFirst();
  return row !== undefined;
}
