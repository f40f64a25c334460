import { type RawBuilder, sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';

/** Those of some lives somebody pays nothing for. */
export async function listGivenLives(read: Reads, memberId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await read
    .selectFrom('live')
    .select('live.id')
    .where('live.id', '=', sql<string>`any(${[...ids]}::text[])`)
    .where(sql<boolean>`is_live_given(live.id, ${memberId})`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The people who were in its room already. */
export const earlierVisitors = (liveId: string): RawBuilder<unknown> =>
  sql`select member_id from live_visit where live_id = ${liveId} and member_id is not null`;

/** Whether a live is sold where it is held: nobody without an account can buy it, so that a passcode does not open it. */
export async function isSold(read: Reads, liveId: string): Promise<boolean> {
  const row = await read
    .selectFrom('live')
    .innerJoin('price', 'price.businessId', 'live.id')
    .select('live.id')
    .where('price.businessType', '=', 'live')
    .where('live.id', '=', liveId)
    .where(sql<boolean>`is_selling_to(live.creator_id)`)
    .executeTakeFirst();
  return row !== undefined;
}
