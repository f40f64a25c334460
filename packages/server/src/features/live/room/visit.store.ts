import { LiveIdentity } from '@shuyuan/contract/live/live-identity';
import { sql } from 'kysely';
import type { Batch } from '../../../platform/batches.ts';
import type { Reads, Tx } from '../../../platform/db.ts';

export type Entered = {
  readonly kind: 'entered';
  readonly id: string;
  readonly tenantId: string;
  readonly liveId: string;
  readonly personKey: string;
  readonly memberId: string | null;
  readonly identity: LiveIdentity;
  readonly at: Date;
  readonly node: string;
};
type Left = { readonly kind: 'left'; readonly id: string; readonly at: Date };

/** D-064: distinct members who entered at least once; the row of the live keeps two processes from counting one twice. */
async function countNewcomers(tx: Tx, liveId: string, entered: readonly Entered[]): Promise<void> {
  await tx.selectFrom('live').select('id').where('id', '=', liveId).forNoKeyUpdate().execute();
  const memberIds = [...new Set(entered.flatMap(({ memberId }) => memberId ?? []))];
  const isHostHere = entered.some(({ identity }) => identity === LiveIdentity.organizer);
  const at = entered.at(-1)?.at;
  await tx
    .updateTable('live')
    .set({
      attendNumber: sql<number>`attend_number + (select count(*) from unnest(${memberIds}::text[]) as newcomer
        where not exists (select from live_visit where live_id = ${liveId} and member_id = newcomer))`,
      ...(isHostHere && at && { hostSeenAt: at }),
    })
    .where('id', '=', liveId)
    .execute();
}

/** A statement takes 65 535 values, and a row has nine of them: a rush of thousands is written in slices. */
const sliceRows = 1_000;

async function enter(tx: Tx, rows: readonly Entered[]): Promise<void> {
  for (const [liveId, entered] of Map.groupBy(rows, (row) => row.liveId)) await countNewcomers(tx, liveId, entered);
  for (let from = 0; from < rows.length; from += sliceRows) {
    const slice = rows.slice(from, from + sliceRows);
    await tx
      .insertInto('liveVisit')
      .values(slice.map(({ kind: _kind, at, ...row }) => ({ ...row, enteredAt: at, seenAt: at })))
      .execute();
  }
}

async function leave(tx: Tx, rows: readonly Left[]): Promise<void> {
  if (rows.length === 0) return;
  const [ids, times] = [rows.map(({ id }) => id), rows.map(({ at }) => at)];
  await sql`update live_visit set left_at = gone.at, seen_at = gone.at
    from unnest(${ids}::text[], ${times}::timestamptz[]) as gone (id, at) where live_visit.id = gone.id`.execute(tx);
}

/** Comings before goings, whatever order they were told in: nobody leaves before they came. */
export const visitBatch: Batch<Entered | Left> = {
  name: 'visits of rooms',
  write: async (tx, rows) => {
    await enter(
      tx,
      rows.filter((row) => row.kind === 'entered'),
    );
    await leave(
      tx,
      rows.filter((row) => row.kind === 'left'),
    );
  },
};

/** Everybody who is here still: a stay whose process died ends where it was last seen. */
export async function touchVisits(tx: Tx, node: string, at: Date): Promise<void> {
  await tx
    .updateTable('liveVisit')
    .set({ seenAt: at })
    .where('node', '=', node)
    .where('leftAt', 'is', null)
    .where('seenAt', '<', at)
    .execute();
}

/** People with an open stay on more than one of these processes, each time beyond the first. */
export async function countOnSeveralNodes(read: Reads, liveId: string, nodes: readonly string[]): Promise<number> {
  const { count } = await read
    .selectFrom((from) =>
      from
        .selectFrom('liveVisit')
        .select(['personKey', sql<number>`count(distinct node) - 1`.as('more')])
        .where('liveId', '=', liveId)
        .where('leftAt', 'is', null)
        .where('node', 'in', nodes)
        .groupBy('personKey')
        .having(sql<boolean>`count(distinct node) > 1`)
        .as('several'),
    )
    .select(sql<number>`coalesce(sum(more), 0)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** D-043: without a host for long a live ends by itself. */
export async function touchHosts(tx: Tx, liveIds: readonly string[], at: Date): Promise<void> {
  if (liveIds.length === 0) return;
  await tx.updateTable('live').set({ hostSeenAt: at }).where('id', 'in', liveIds).execute();
}

type Reactions = { readonly liveId: string; readonly count: number };

export const reactionBatch: Batch<Reactions> = {
  name: 'reactions of rooms',
  write: async (tx, rows) => {
    for (const [liveId, all] of Map.groupBy(rows, (row) => row.liveId)) {
      const count = all.reduce((sum, row) => sum + row.count, 0);
      await tx
        .updateTable('live')
        .set({ reactionCount: sql<number>`reaction_count + ${count}` })
        .where('id', '=', liveId)
        .execute();
    }
  },
};
