import { absoluteLifeMs, slidingLifeMs } from '@shuyuan/contract/auth/session-life';
import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { sql } from 'kysely';
import type { Reads, Tx } from '../db.ts';

type Owned = { readonly tenantId: string; readonly memberId: string };

/** D-002 as a condition: what neither ended nor expired by `now`. */
const openSessions = (read: Reads, { tenantId, memberId }: Owned, now: number) =>
  read
    .selectFrom('session')
    .where('tenantId', '=', tenantId)
    .where('memberId', '=', memberId)
    .where('revokedAt', 'is', null)
    .where('lastUsedAt', '>', new Date(now - slidingLifeMs))
    .where('createdAt', '>', new Date(now - absoluteLifeMs));

export async function listOpenSessions(read: Reads, owner: Owned, { now, paging }: { now: number; paging: Paging }) {
  const open = openSessions(read, owner, now);
  const [rows, { total }] = await Promise.all([
    open
      .select(['tokenHash', 'userAgent', 'address', 'createdAt', 'lastUsedAt'])
      .orderBy('lastUsedAt', 'desc')
      .orderBy('tokenHash')
      .limit(paging.pageSize)
      .offset(offsetOf(paging))
      .execute(),
    open.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total: Number(total) };
}

/** Ends those of a member that `only` or `but` leave, and returns their keys: who remembers them must forget them. */
export async function endSessionsOf(
  tx: Tx,
  { tenantId, memberId }: Owned,
  { at, only, but }: { at: Date; only?: string; but?: string },
): Promise<string[]> {
  const ended = await tx
    .updateTable('session')
    .set({ revokedAt: at })
    .where('tenantId', '=', tenantId)
    .where('memberId', '=', memberId)
    .where('revokedAt', 'is', null)
    .$if(only !== undefined, (query) => query.where(sql`encode(token_hash, 'hex')`, '=', only ?? ''))
    .$if(but !== undefined, (query) => query.where(sql`encode(token_hash, 'hex')`, '<>', but ?? ''))
    .returning('tokenHash')
    .execute();
  return ended.map(({ tokenHash }) => tokenHash.toString('hex'));
}
