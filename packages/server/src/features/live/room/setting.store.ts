import type { RoomSettings } from '@shuyuan/contract/live/room/room-protocol';
import type { FileEnding, FileKind } from '@shuyuan/contract/files/file-kinds';
import type { ConversionState } from '@shuyuan/contract/files/conversion';
import type { Reads, Tx } from '../../../platform/db.ts';

const initial: RoomSettings = { slowSeconds: 0, isChatOpen: true, announcement: '' };

export async function findRoomSettings(read: Reads, liveId: string): Promise<RoomSettings> {
  const row = await read
    .selectFrom('liveRoom')
    .select(['slowSeconds', 'isChatOpen', 'announcement'])
    .where('liveId', '=', liveId)
    .executeTakeFirst();
  return row ?? initial;
}

type Change = {
  readonly slowSeconds?: number;
  readonly isChatOpen?: boolean;
  readonly announcement?: string;
  readonly slidesFileId?: string | null;
  readonly slidesPage?: number;
  readonly slidesPages?: number;
};

/** The row is made by whoever changes something first. */
export async function upsertRoomSettings(
  tx: Tx,
  room: { readonly tenantId: string; readonly liveId: string },
  change: Change,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await tx
    .insertInto('liveRoom')
    .values({ ...room, ...change })
    .onConflict((conflict) => conflict.column('liveId').doUpdateSet(change))
    .execute();
}

export type SlidesRow = {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly kind: FileKind;
  readonly ending: FileEnding;
  readonly conversion: ConversionState;
};

export const slidesPurpose = 'live-slides';

const slidesOf = (read: Reads, liveId: string) =>
  read
    .selectFrom('file')
    .select(['file.id', 'file.name', 'file.path', 'file.kind', 'file.ending', 'file.conversion'])
    .where('file.purpose', '=', slidesPurpose)
    .where('file.subjectId', '=', liveId);

export const listSlidesOf = async (read: Reads, liveId: string, max: number): Promise<SlidesRow[]> =>
  slidesOf(read, liveId).orderBy('file.createdAt').orderBy('file.id').limit(max).execute();

export const findSlidesOf = async (read: Reads, liveId: string, fileId: string): Promise<SlidesRow | undefined> =>
  slidesOf(read, liveId).where('file.id', '=', fileId).executeTakeFirst();

/** What the room shows now. */
export async function findShown(read: Reads, liveId: string) {
  const row = await read
    .selectFrom('liveRoom')
    .select(['slidesFileId', 'slidesPage', 'slidesPages'])
    .where('liveId', '=', liveId)
    .executeTakeFirst();
  if (!row?.slidesFileId) return null;
  const file = await findSlidesOf(read, liveId, row.slidesFileId);
  return file ? { file, page: row.slidesPage, pages: row.slidesPages } : null;
}
