import type { BroadcastState } from '@shuyuan/contract/live/room/room-protocol';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

/** A sender that was not heard of for this long is gone with its process. */
const silentMs = 6_000;

export type BroadcastRow = {
  readonly tenantId: string;
  readonly liveId: string;
  readonly generation: number;
  readonly node: string;
  readonly address: string;
  readonly personKey: string;
  readonly mimeType: string;
  readonly seenAt: Date;
  readonly endedAt: Date | null;
};

export async function findLatestBroadcast(read: Reads, liveId: string): Promise<BroadcastRow | undefined> {
  return read
    .selectFrom('liveBroadcast')
    .select(['tenantId', 'liveId', 'generation', 'node', 'address', 'personKey', 'mimeType', 'seenAt', 'endedAt'])
    .where('liveId', '=', liveId)
    .orderBy('generation', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export const isOn = (row: BroadcastRow, now: number): boolean =>
  row.endedAt === null && now - row.seenAt.getTime() < silentMs;

export async function findBroadcastState(read: Reads, liveId: string, now: Date): Promise<BroadcastState> {
  const row = await findLatestBroadcast(read, liveId);
  if (!row) return { isOn: false, generation: 0, mimeType: null };
  return { isOn: isOn(row, now.getTime()), generation: row.generation, mimeType: row.mimeType };
}

type Beginning = Pick<BroadcastRow, 'tenantId' | 'liveId' | 'node' | 'address' | 'personKey' | 'mimeType'> & {
  readonly at: Date;
};

/** The next generation. Whatever was on before is over: only one sends at a time. */
export async function beginBroadcast(tx: Tx, { at, ...row }: Beginning): Promise<number> {
  await tx
    .updateTable('liveBroadcast')
    .set({ endedAt: sql<Date>`seen_at` })
    .where('liveId', '=', row.liveId)
    .where('endedAt', 'is', null)
    .execute();
  const { generation } = await tx
    .insertInto('liveBroadcast')
    .values({
      ...row,
      generation: sql<number>`(select coalesce(max(generation), 0) + 1 from live_broadcast
        where live_id = ${row.liveId})`,
      startedAt: at,
      seenAt: at,
    })
    .returning('generation')
    .executeTakeFirstOrThrow();
  return generation;
}

type BroadcastKey = { readonly liveId: string; readonly generation: number };

/** False when it is over: somebody took over, or ended it. */
export async function touchBroadcast(tx: Tx, { liveId, generation }: BroadcastKey, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('liveBroadcast')
    .set({ seenAt: at })
    .where('liveId', '=', liveId)
    .where('generation', '=', generation)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function endBroadcast(tx: Tx, { liveId, generation }: BroadcastKey, at: Date): Promise<void> {
  await tx
    .updateTable('liveBroadcast')
    .set({ seenAt: at, endedAt: at })
    .where('liveId', '=', liveId)
    .where('generation', '=', generation)
    .where('endedAt', 'is', null)
    .execute();
}

type Piece = BroadcastKey & {
  readonly tenantId: string;
  readonly number: number;
  readonly storageKey: string;
  readonly size: number;
  readonly at: Date;
};

export async function insertPiece(tx: Tx, { at, size, ...piece }: Piece): Promise<void> {
  await tx
    .insertInto('livePiece')
    .values({ ...piece, size: BigInt(size), createdAt: at })
    .execute();
}
