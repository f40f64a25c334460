import type { LiveStatus } from '@shuyuan/contract/live/live-status';
import type { NotifiedState } from '@shuyuan/contract/live/subscriber-news';
import type { Tx } from '../../../platform/db.ts';

export const listSubscribers = async (tx: Tx, liveId: string): Promise<string[]> =>
  (await tx.selectFrom('liveSubscription').select('memberId').where('liveId', '=', liveId).execute()).map(
    ({ memberId }) => memberId,
  );

export async function findNotifiedState(tx: Tx, liveId: string): Promise<NotifiedState> {
  const { toldStatus, toldStartTime } = await tx
    .selectFrom('live')
    .select(['toldStatus', 'toldStartTime'])
    .where('id', '=', liveId)
    .executeTakeFirstOrThrow();
  return { status: toldStatus, startTime: toldStartTime?.getTime() ?? null };
}

type NewNotifiedState = { readonly status: LiveStatus; readonly startTime: Date };

export async function updateNotifiedState(
  tx: Tx,
  liveId: string,
  { status, startTime }: NewNotifiedState,
): Promise<void> {
  await tx.updateTable('live').set({ toldStatus: status, toldStartTime: startTime }).where('id', '=', liveId).execute();
}

/** The start subscribers know from before the first move; later moves leave it until they were told. */
export async function updateKnownStart(tx: Tx, liveId: string, startTime: Date): Promise<void> {
  await tx
    .updateTable('live')
    .set({ toldStartTime: startTime })
    .where('id', '=', liveId)
    .where('toldStartTime', 'is', null)
    .execute();
}
