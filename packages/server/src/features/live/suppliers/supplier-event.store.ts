import type { Reads, Tx } from '../../../platform/db.ts';

export type RoomEvent = 'room.started' | 'room.ended';
export type PersonEvent = 'person.entered' | 'person.left';

type NewEvent = {
  readonly liveId: string;
  readonly tenantId: string;
  readonly id: string;
  readonly event: RoomEvent | PersonEvent;
  readonly personKey?: string;
  readonly at: Date;
};

/** False when it was told before. */
export async function insertSupplierEvent(tx: Tx, event: NewEvent): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('liveSupplierEvent')
    .values(event)
    .onConflict((conflict) => conflict.columns(['liveId', 'id']).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** What was told of the room itself, whether or not the live was ready for it. */
export async function listRoomEvents(read: Reads, liveId: string): Promise<ReadonlySet<RoomEvent>> {
  const events = ['room.started', 'room.ended'] as const;
  const rows = await read
    .selectFrom('liveSupplierEvent')
    .select('id')
    .where('liveId', '=', liveId)
    .where('id', 'in', events)
    .execute();
  // Room events are stored under their own name.
  return new Set(rows.map(({ id }) => id as RoomEvent));
}

export async function setWaiting(tx: Tx, liveId: string, id: string): Promise<void> {
  await tx
    .updateTable('liveSupplierEvent')
    .set({ isWaiting: true })
    .where('liveId', '=', liveId)
    .where('id', '=', id)
    .execute();
}

type Person = { readonly liveId: string; readonly personKey: string };

/** Whether a going was told before this coming; it is used up by it. */
export async function takeWaitingLeave(tx: Tx, { liveId, personKey }: Person): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('liveSupplierEvent')
    .set({ isWaiting: false })
    .where('liveId', '=', liveId)
    .where('id', '=', (eb) =>
      eb
        .selectFrom('liveSupplierEvent')
        .select('id')
        .where('liveId', '=', liveId)
        .where('personKey', '=', personKey)
        .where('isWaiting', '=', true)
        .orderBy('at')
        .limit(1),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What was told so long ago that nothing of it is repeated or waited for. */
export async function deleteSupplierEvents(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('liveSupplierEvent').where('at', '<', before).execute();
}
