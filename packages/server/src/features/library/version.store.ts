import { sql } from 'kysely';
import type { Reads, Tx } from '../../platform/db.ts';

/** The latest first. */
export const listVersions = (read: Reads, itemId: string) =>
  read
    .selectFrom('libraryVersion as version')
    .innerJoin('member as author', 'author.id', 'version.authorId')
    .innerJoin('file', 'file.id', 'version.fileId')
    .select(['version.number', 'version.note', 'version.createdAt', 'version.fileId'])
    .select(['author.fullName as authorName', 'file.name as fileName', 'file.size'])
    .where('version.itemId', '=', itemId)
    .orderBy('version.number', 'desc')
    .execute();

export async function countVersions(read: Reads, itemId: string): Promise<number> {
  const { latest } = await read
    .selectFrom('libraryVersion')
    .select(sql<number>`coalesce(max(number), 0)`.as('latest'))
    .where('itemId', '=', itemId)
    .executeTakeFirstOrThrow();
  return latest;
}

type NewVersion = {
  readonly tenantId: string;
  readonly itemId: string;
  readonly number: number;
  readonly fileId: string;
  readonly note: string;
  readonly authorId: string;
  readonly createdAt: Date;
};

/** In place of the one of its number: only a draft has no readers who would miss it. */
export async function saveVersion(tx: Tx, version: NewVersion): Promise<void> {
  await tx
    .deleteFrom('libraryVersion')
    .where('itemId', '=', version.itemId)
    .where('number', '=', version.number)
    .execute();
  await tx.insertInto('libraryVersion').values(version).execute();
}
