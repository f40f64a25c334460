import type { Reads, Tx } from '../../../platform/db.ts';
import { type FileRow, fileColumns } from '../files.store.ts';

export type CleanBytes = {
  readonly storageKey: string;
  readonly size: number;
  readonly sha256: Buffer;
  readonly picture: { readonly width: number; readonly height: number } | null;
};

/** Only while it has the bytes that were read; undefined when it is gone or somebody else cleaned it. */
export async function updateBytes(
  tx: Tx,
  before: Pick<FileRow, 'id' | 'storageKey'>,
  { clean, cleaning }: { readonly clean: CleanBytes | null; readonly cleaning: 'done' | 'failed' },
): Promise<FileRow | undefined> {
  const bytes = clean && { storageKey: clean.storageKey, size: BigInt(clean.size), sha256: clean.sha256 };
  return tx
    .updateTable('file')
    .set({ cleaning, ...bytes, ...clean?.picture })
    .where('file.id', '=', before.id)
    .where('file.storageKey', '=', before.storageKey)
    .where('file.cleaning', 'in', ['waiting', 'old'])
    .returning(fileColumns)
    .executeTakeFirst();
}

export type Unclean = Pick<FileRow, 'id' | 'tenantId' | 'kind'>;

/** The oldest first: those whose job was lost, and those of before the rule. */
export async function listUnclean(read: Reads, before: Date, limit: number): Promise<Unclean[]> {
  return read
    .selectFrom('file')
    .select(['id', 'tenantId', 'kind'])
    .where('cleaning', 'in', ['waiting', 'old'])
    .where('createdAt', '<', before)
    .orderBy('createdAt')
    .limit(limit)
    .execute();
}
