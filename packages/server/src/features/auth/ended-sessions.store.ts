import { absoluteLifeMs, slidingLifeMs } from '@shuyuan/contract/auth/session-life';
import { sql } from 'kysely';
import type { Reads } from '../../platform/db.ts';

/** Which of these sessions no longer open anything: revoked, expired (D-002), gone, or of somebody suspended. */
export async function listEndedSessions(read: Reads, keys: readonly string[], now: number): Promise<string[]> {
  const rows = await read
    .selectFrom(sql<{ key: string }>`unnest(${[...keys]}::text[])`.as<'asked'>(sql`asked(key)`))
    .leftJoin(
      (open) =>
        open
          .selectFrom('session')
          .innerJoin('member', 'member.id', 'session.memberId')
          .select('session.tokenHash')
          .where('session.revokedAt', 'is', null)
          .where('session.lastUsedAt', '>', new Date(now - slidingLifeMs))
          .where('session.createdAt', '>', new Date(now - absoluteLifeMs))
          .where('member.state', '=', 'active')
          .as('open'),
      (join) => join.on('open.tokenHash', '=', sql<Buffer>`decode(asked.key, 'hex')`),
    )
    .select('asked.key')
    .where('open.tokenHash', 'is', null)
    .execute();
  return rows.map(({ key }) => key);
}
