import type { UploadRuleName } from '@shuyuan/contract/files/upload-rules';
import { AppError } from '@shuyuan/contract/kernel/app-error';
import { sql } from 'kysely';
import { brokeReference, type Reads, type Tx } from '../../../platform/db.ts';
import type { Holder } from '../use.store.ts';

/** One upload of one person, from its first part until it is a file, and then until it is forgotten. */
export type Upload = {
  readonly id: string;
  readonly tenantId: string;
  readonly memberId: string;
  /** As the client calls it. */
  readonly uploadId: string;
  readonly fileKey: string;
  readonly name: string;
  readonly size: number;
  readonly partCount: number;
  readonly rule: UploadRuleName;
  readonly isConverted: boolean;
  readonly isMetadataKept: boolean;
  readonly storageKey: string;
  readonly partsId: string;
  readonly fileId: string | null;
};

const columns = [
  'id',
  'tenantId',
  'memberId',
  'uploadId',
  'fileKey',
  'name',
  'size',
  'partCount',
  'rule',
  'isConverted',
  'isMetadataKept',
  'storageKey',
  'partsId',
  'fileId',
] as const;

type Row = Omit<Upload, 'size'> & { readonly size: bigint };

// Sizes are exact integers by the contract.
const asUpload = (row: Row): Upload => ({ ...row, size: Number(row.size) });

export type Owner = { readonly tenantId: string; readonly memberId: string };

const ownUploads = (read: Reads, { tenantId, memberId }: Owner) =>
  read.selectFrom('upload').select(columns).where('tenantId', '=', tenantId).where('memberId', '=', memberId);

export async function findNamed(read: Reads, owner: Owner, uploadId: string): Promise<Upload | undefined> {
  const row = await ownUploads(read, owner).where('uploadId', '=', uploadId).executeTakeFirst();
  return row && asUpload(row);
}

/** D-164: the key is weak, so what it finds are candidates. */
export async function listOpen(
  read: Reads,
  owner: Owner,
  { fileKey, limit }: { readonly fileKey: string; readonly limit: number },
): Promise<Upload[]> {
  const rows = await ownUploads(read, owner)
    .where('fileKey', '=', fileKey)
    .where('fileId', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(asUpload);
}

/** The upload of this key that became a file with these bytes. */
export async function findMerged(
  read: Reads,
  { tenantId, memberId }: Owner,
  { fileKey, sha256 }: { readonly fileKey: string; readonly sha256: Buffer },
): Promise<Upload | undefined> {
  const row = await read
    .selectFrom('upload')
    .innerJoin('file', 'file.id', 'upload.fileId')
    .select(columns.map((column) => `upload.${column}` as const))
    .where('upload.tenantId', '=', tenantId)
    .where('upload.memberId', '=', memberId)
    .where('upload.fileKey', '=', fileKey)
    .where('file.sha256', '=', sha256)
    .orderBy('upload.createdAt', 'desc')
    .executeTakeFirst();
  return row && asUpload(row);
}

export async function countOpen(read: Reads, { tenantId, memberId }: Owner): Promise<number> {
  const { total } = await read
    .selectFrom('upload')
    .select(({ fn }) => fn.countAll<bigint>().as('total'))
    .where('tenantId', '=', tenantId)
    .where('memberId', '=', memberId)
    .where('fileId', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Bytes that uploads under way will need, of one member or of the tenant. */
export async function promisedBytes(read: Reads, { tenantId, memberId }: Holder): Promise<number> {
  const { total } = await read
    .selectFrom('upload')
    .select(sql<bigint>`coalesce(sum(size), 0)::bigint`.as('total'))
    .where('tenantId', '=', tenantId)
    .where('fileId', 'is', null)
    .$if(memberId !== null, (query) => query.where('memberId', '=', memberId))
    .executeTakeFirstOrThrow();
  return Number(total);
}

export type NewUpload = Omit<Upload, 'fileId'> & { readonly createdAt: Date };

/** False when this person has an upload of this name already. */
export async function insertUpload(tx: Tx, upload: NewUpload): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('upload')
    .values({ ...upload, size: BigInt(upload.size), touchedAt: upload.createdAt })
    .onConflict((conflict) => conflict.columns(['memberId', 'uploadId']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export type StoredPart = { readonly number: number; readonly digest: Buffer; readonly tag: string };

export const findPart = (read: Reads, uploadRow: string, number: number): Promise<StoredPart | undefined> =>
  read
    .selectFrom('uploadPart')
    .select(['number', 'digest', 'tag'])
    .where('uploadId', '=', uploadRow)
    .where('number', '=', number)
    .executeTakeFirst();

export const listParts = (read: Reads, uploadRow: string): Promise<StoredPart[]> =>
  read
    .selectFrom('uploadPart')
    .select(['number', 'digest', 'tag'])
    .where('uploadId', '=', uploadRow)
    .orderBy('number')
    .execute();

export async function countParts(read: Reads, uploadRow: string): Promise<number> {
  const { total } = await read
    .selectFrom('uploadPart')
    .select(({ fn }) => fn.countAll<bigint>().as('total'))
    .where('uploadId', '=', uploadRow)
    .executeTakeFirstOrThrow();
  return Number(total);
}

type NewPart = StoredPart & { readonly tenantId: string; readonly uploadId: string; readonly size: number };

/** A part is there from now on; refused when its upload was given up meanwhile. */
export async function insertPart(tx: Tx, part: NewPart, at: Date): Promise<void> {
  try {
    await tx
      .insertInto('uploadPart')
      .values({ ...part, size: BigInt(part.size) })
      .onConflict((conflict) => conflict.columns(['uploadId', 'number']).doNothing())
      .execute();
  } catch (error) {
    // Not told by a value: after a failed statement a transaction cannot commit.
    throw brokeReference(error) ? new AppError('request.not-found') : error;
  }
  await touchUpload(tx, part.uploadId, at);
}

async function touchUpload(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('upload').set({ touchedAt: at }).where('id', '=', id).execute();
}

/** Who merges waits here for who merges too; undefined when the upload is gone. */
export async function lockUpload(tx: Tx, id: string): Promise<Upload | undefined> {
  const row = await tx.selectFrom('upload').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();
  return row && asUpload(row);
}

export async function finishUpload(
  tx: Tx,
  id: string,
  { fileId, at }: { readonly fileId: string; readonly at: Date },
): Promise<void> {
  await tx.updateTable('upload').set({ fileId, touchedAt: at }).where('id', '=', id).execute();
}

/** Only while it is not a file: what was finished meanwhile stays. */
export async function deleteOpen(tx: Tx, id: string, untouchedSince?: Date): Promise<boolean> {
  const open = tx.deleteFrom('upload').where('id', '=', id).where('fileId', 'is', null);
  const meant = untouchedSince ? open.where('touchedAt', '<', untouchedSince) : open;
  const { numDeletedRows } = await meant.executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Only while it has no part that counts. */
export async function deleteEmpty(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('upload')
    .where('id', '=', id)
    .where('fileId', 'is', null)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('uploadPart').select('number').where('uploadPart.uploadId', '=', id))),
    )
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function listUntouched(read: Reads, before: Date, limit: number): Promise<Upload[]> {
  const rows = await read
    .selectFrom('upload')
    .select(columns)
    .where('touchedAt', '<', before)
    .where('fileId', 'is', null)
    .orderBy('touchedAt')
    .limit(limit)
    .execute();
  return rows.map(asUpload);
}

/** Once finished, an upload is remembered only for those who ask again whether it is. */
export async function forgetFinished(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('upload').where('touchedAt', '<', before).where('fileId', 'is not', null).execute();
}

/** Which of these stand for an upload under way. */
export async function partsInUse(read: Reads, partsIds: readonly string[]): Promise<Set<string>> {
  const rows = await read
    .selectFrom('upload')
    .select('partsId')
    .where('partsId', 'in', partsIds)
    .where('fileId', 'is', null)
    .execute();
  return new Set(rows.map(({ partsId }) => partsId));
}

/** Which of these keys an upload will finish under: what storage has finished may not be recorded yet. */
export async function keysPromised(read: Reads, keys: readonly string[]): Promise<Set<string>> {
  const rows = await read
    .selectFrom('upload')
    .select('storageKey')
    .where('storageKey', 'in', keys)
    .where('fileId', 'is', null)
    .execute();
  return new Set(rows.map(({ storageKey }) => storageKey));
}
