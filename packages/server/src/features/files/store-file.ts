import { isConverted } from '@shuyuan/contract/files/conversion';
import { type FileEnding, typeOf } from '@shuyuan/contract/files/file-kinds';
import type { Tx } from '../../platform/context.ts';
import { newId } from '../../platform/new-id.ts';
import { type FileRow, insertFile } from './files.store.ts';
import { enqueueWork } from './clean/enqueue-work.ts';
import { newSecret } from './new-storage-key.ts';
import { changeUse, demandRoom, lockRoom, type Quotas } from './quotas.ts';

type FileInput = {
  readonly tenantId: string;
  readonly ownerId: string;
  readonly purpose: string;
  /** What of the feature that owns the purpose it belongs to, when that is known from the beginning. */
  readonly subjectId?: string;
  readonly seconds?: number;
  readonly name: string;
  readonly ending: FileEnding;
  readonly size: number;
  readonly sha256: Uint8Array;
  readonly storageKey: string;
  readonly picture: { readonly width: number; readonly height: number } | null;
  /** Whether somebody wants to see more of it than its bytes. */
  readonly isConversionWanted: boolean;
  /** Whether it may tell of people and places until that is removed; not where we made the bytes ourselves. */
  readonly isToBeCleaned: boolean;
  readonly quotas: Quotas;
  readonly now: number;
};

/** The row of a file whose bytes are all in storage and were checked; within the quotas, in the caller's transaction. */
export async function storeFile(tx: Tx, kept: FileInput): Promise<FileRow> {
  const { tenantId, ownerId, purpose, name, ending, size, sha256, storageKey, picture, now } = kept;
  const owner = { tenantId, memberId: ownerId };
  // Both rows, because both are changed below: taken in their order, or two files could wait for each other.
  await lockRoom(tx, owner, { tenant: 1 });
  await demandRoom(tx, owner, { quotas: kept.quotas, size });
  const { kind, type } = typeOf(ending);
  const conversion = kept.isConversionWanted && isConverted(kind, ending) ? ('waiting' as const) : ('none' as const);
  const about = { tenantId, ownerId, purpose, name, ending, kind, contentType: type, sha256, storageKey, conversion };
  const file = await insertFile(tx, {
    ...about,
    id: newId(now),
    path: newSecret(),
    size: BigInt(size),
    width: picture?.width ?? null,
    height: picture?.height ?? null,
    subjectId: kept.subjectId ?? null,
    seconds: kept.seconds ?? null,
    cleaning: kept.isToBeCleaned ? 'waiting' : 'none',
    createdAt: new Date(now),
  });
  await changeUse(tx, owner, { bytes: size, files: 1 });
  await enqueueWork(tx, file);
  return file;
}
