import type { CleaningState } from '@shuyuan/contract/files/cleaning';
import type { ConversionState } from '@shuyuan/contract/files/conversion';
import type { FileEnding, FileKind } from '@shuyuan/contract/files/file-kinds';
import { ngrams, searchable } from '../../platform/searchable.ts';
import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { type Expression, sql, type SqlBool } from 'kysely';
import type { Reads, Tx } from '../../platform/db.ts';
import { matchesSearch } from '../../platform/search.ts';

export type FileRow = {
  readonly id: string;
  readonly tenantId: string;
  readonly ownerId: string;
  readonly purpose: string;
  readonly subjectId: string | null;
  readonly path: string;
  readonly name: string;
  readonly kind: FileKind;
  readonly ending: FileEnding;
  readonly contentType: string;
  readonly size: bigint;
  readonly storageKey: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly seconds: number | null;
  readonly conversion: ConversionState;
  readonly cleaning: CleaningState;
  readonly createdAt: Date;
};

export const fileColumns = [
  'file.id',
  'file.tenantId',
  'file.ownerId',
  'file.purpose',
  'file.subjectId',
  'file.path',
  'file.name',
  'file.kind',
  'file.ending',
  'file.contentType',
  'file.size',
  'file.storageKey',
  'file.width',
  'file.height',
  'file.seconds',
  'file.conversion',
  'file.cleaning',
  'file.createdAt',
] as const;

const searchColumns = (name: string) => ({
  searchText: searchable(name),
  search: sql<string>`array_to_tsvector(${ngrams(name)}::text[])`,
});

export type NewFile = FileRow & { readonly sha256: Uint8Array };

export async function insertFile(tx: Tx, { sha256, ...file }: NewFile): Promise<FileRow> {
  return tx
    .insertInto('file')
    .values({ ...file, sha256: Buffer.from(sha256), ...searchColumns(file.name) })
    .returning(fileColumns)
    .executeTakeFirstOrThrow();
}

export type Own = { readonly tenantId: string; readonly ownerId: string; readonly id: string };

const ownFile = (read: Reads, { tenantId, ownerId, id }: Own) =>
  read
    .selectFrom('file')
    .select(fileColumns)
    .where('file.id', '=', id)
    .where('file.tenantId', '=', tenantId)
    .where('file.ownerId', '=', ownerId);

export const lockOwnFile = async (tx: Tx, own: Own): Promise<FileRow | undefined> =>
  ownFile(tx, own).forUpdate().executeTakeFirst();

export async function findFile(read: Reads, tenantId: string, id: string): Promise<FileRow | undefined> {
  return read
    .selectFrom('file')
    .select(fileColumns)
    .where('file.tenantId', '=', tenantId)
    .where('file.id', '=', id)
    .executeTakeFirst();
}

/** Those of some files there are, by their ids. */
export async function findFiles(read: Reads, tenantId: string, ids: readonly string[]): Promise<Map<string, FileRow>> {
  const rows =
    ids.length === 0
      ? []
      : await read
          .selectFrom('file')
          .select(fileColumns)
          .where('file.tenantId', '=', tenantId)
          .where(sql<boolean>`file.id = any(${[...new Set(ids)]}::text[])`)
          .execute();
  return new Map(rows.map((file) => [file.id, file]));
}

export async function findFileByPath(read: Reads, tenantId: string, path: string): Promise<FileRow | undefined> {
  return read
    .selectFrom('file')
    .select(fileColumns)
    .where('file.tenantId', '=', tenantId)
    .where('file.path', '=', path)
    .executeTakeFirst();
}

type Question = {
  readonly tenantId: string;
  readonly ownerId: string;
  readonly kind: FileKind | undefined;
  readonly keyword: string | undefined;
  readonly paging: Paging;
};

/** What its owner keeps, and what others cannot see where it is shown. */
const isListed = sql<boolean>`(file.purpose = 'personal' or file.cleaning = 'failed')`;

export async function listOwnFiles(read: Reads, asked: Question): Promise<{ items: FileRow[]; recordCount: number }> {
  const { tenantId, ownerId, kind, keyword, paging } = asked;
  const conditions: Expression<SqlBool>[] = keyword
    ? matchesSearch(keyword, sql`file.search_text`, sql`file.search`)
    : [];
  if (kind) conditions.push(sql<boolean>`file.kind = ${kind}`);
  const found = conditions.reduce(
    (query, condition) => query.where(condition),
    read.selectFrom('file').where('file.tenantId', '=', tenantId).where('file.ownerId', '=', ownerId).where(isListed),
  );
  const rows = await found
    .select(fileColumns)
    .orderBy('file.createdAt', 'desc')
    .orderBy('file.id')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();
  const { total } = await found.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow();
  return { items: rows, recordCount: Number(total) };
}

type OwnOf = { readonly tenantId: string; readonly ownerId: string };

export async function countOwnFiles(read: Reads, { tenantId, ownerId }: OwnOf): Promise<number> {
  const { total } = await read
    .selectFrom('file')
    .select(({ fn }) => fn.countAll<bigint>().as('total'))
    .where('tenantId', '=', tenantId)
    .where('ownerId', '=', ownerId)
    .where(isListed)
    .executeTakeFirstOrThrow();
  return Number(total);
}

export async function updateFileName(tx: Tx, id: string, name: string): Promise<FileRow> {
  return tx
    .updateTable('file')
    .set({ name, ...searchColumns(name) })
    .where('id', '=', id)
    .returning(fileColumns)
    .executeTakeFirstOrThrow();
}

/** Only one's own, and only while it is what it was: two features cannot claim the same file. */
export async function updatePurpose(
  tx: Tx,
  own: Own,
  to: {
    readonly purpose: string;
    readonly subjectId: string | null;
    readonly from: { readonly purpose: string; readonly subjectId?: string };
  },
): Promise<FileRow | undefined> {
  return tx
    .updateTable('file')
    .set({ purpose: to.purpose, subjectId: to.subjectId })
    .where('file.id', '=', own.id)
    .where('file.tenantId', '=', own.tenantId)
    .where('file.ownerId', '=', own.ownerId)
    .where('file.purpose', '=', to.from.purpose)
    .$if(to.from.subjectId !== undefined, (query) => query.where('file.subjectId', '=', to.from.subjectId ?? ''))
    .returning(fileColumns)
    .executeTakeFirst();
}

export async function updateToDrafts(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.updateTable('file').set({ purpose: 'draft', subjectId: null }).where('id', 'in', ids).execute();
}

type Subject = { readonly tenantId: string; readonly purpose: string; readonly subjectId: string };

export async function lockFilesOf(tx: Tx, { tenantId, purpose, subjectId }: Subject): Promise<FileRow[]> {
  return tx
    .selectFrom('file')
    .select(fileColumns)
    .where('file.tenantId', '=', tenantId)
    .where('file.purpose', '=', purpose)
    .where('file.subjectId', '=', subjectId)
    .forUpdate()
    .execute();
}

export async function listOldDrafts(read: Reads, before: Date, limit: number): Promise<FileRow[]> {
  return read
    .selectFrom('file')
    .select(fileColumns)
    .where('file.purpose', '=', 'draft')
    .where('file.createdAt', '<', before)
    .orderBy('file.createdAt')
    .limit(limit)
    .execute();
}

/** What lies in storage for it, now nobody's; undefined when somebody else removed it, or claimed it, first. */
export async function deleteFile(
  tx: Tx,
  { id, purpose }: Pick<FileRow, 'id' | 'purpose'>,
): Promise<string[] | undefined> {
  const variants = await tx.selectFrom('fileVariant').select('storageKey').where('fileId', '=', id).execute();
  const gone = await tx
    .deleteFrom('file')
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .returning('storageKey')
    .executeTakeFirst();
  return gone && [gone.storageKey, ...variants.map(({ storageKey }) => storageKey)];
}

/** Which of these keys some row points to, files and what was made of them. */
export async function keysInUse(read: Reads, keys: readonly string[]): Promise<Set<string>> {
  const files = read.selectFrom('file').select('storageKey').where('storageKey', 'in', keys);
  const variants = read.selectFrom('fileVariant').select('storageKey').where('storageKey', 'in', keys);
  const rows = await files.unionAll(variants).execute();
  return new Set(rows.map(({ storageKey }) => storageKey));
}
