import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';
import { hasPartIn } from '../live.store.ts';

/** Whose a live is, for callers who belong to nobody yet. */
export async function findTenantOf(read: Reads, liveId: string): Promise<string | undefined> {
  return (await read.selectFrom('live').select('tenantId').where('id', '=', liveId).executeTakeFirst())?.tenantId;
}

type Guest = {
  readonly id: string;
  readonly tenantId: string;
  readonly liveId: string;
  readonly name: string;
  readonly createdAt: Date;
};

/** Who comes back may have another name by now. */
export const saveGuest = async (tx: Tx, guest: Guest): Promise<void> => {
  await tx
    .insertInto('liveGuest')
    .values(guest)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ name: guest.name }))
    .execute();
};

export const findDoor = (read: Reads, liveId: string) =>
  read
    .selectFrom('live')
    .innerJoin('member as creator', 'creator.id', 'live.creatorId')
    .leftJoin('member as lecturer', 'lecturer.id', 'live.lecturerId')
    .leftJoin('file', 'file.id', 'live.coverFileId')
    .select([
      sql<string | null>`'/files/' || file.path`.as('coverPath'),
      'creator.fullName as creatorName',
      sql<string>`coalesce(lecturer.full_name, creator.full_name)`.as('lecturerName'),
    ])
    .where('live.id', '=', liveId)
    .executeTakeFirstOrThrow();

/** Whether somebody is seen in a room by those who are there: has a part in the live, or came. */
export async function isSeenIn(read: Reads, liveId: string, memberId: string): Promise<boolean> {
  if (await hasPartIn(read, liveId, memberId)) return true;
  const row = await read
    .selectFrom('liveVisit')
    .select('id')
    .where('liveId', '=', liveId)
    .where('personKey', '=', `m:${memberId}`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
