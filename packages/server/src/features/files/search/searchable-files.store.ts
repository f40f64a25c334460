import { type RawBuilder, sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import { among, rowsOfTable, type Searchable, type SearchDocument, type SearchReader } from '../../search/index.ts';
import { listPageTexts } from './page-texts.store.ts';

/** Kept by its owner, as their list of files has it. */
const isKept = sql<boolean>`(file.purpose = 'personal' or file.cleaning = 'failed')`;

const listDocuments = async (read: Reads, ids: readonly string[]): Promise<SearchDocument[]> => {
  const rows = await read
    .selectFrom('file')
    .select(['id', 'tenantId', 'name as title', 'kind as fileKind', 'ownerId as authorId', 'createdAt'])
    .where('id', '=', among(ids))
    .where(isKept)
    .execute();
  const texts = await listPageTexts(
    read,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id, createdAt, ...row }) => {
    const item = { ...row, sourceId: id, kind: 'file' as const, itemId: id, useCount: 0, publishedAt: createdAt };
    const pages = (texts.get(id) ?? []).map(({ name, ...text }) => ({ ...item, ...text, part: name, isInner: true }));
    return [{ ...item, part: '', isInner: false, text: '' }, ...pages];
  });
};

/** One's own. What others upload is found as what it is part of. */
const isVisible = ({ memberId }: SearchReader): RawBuilder<boolean> => sql<boolean>`exists (
  select from file where file.id = document.source_id and file.owner_id = ${memberId} and ${isKept})`;

export const searchableFiles: Searchable = {
  source: 'file',
  ...rowsOfTable('file'),
  listDocuments,
  isVisible: { file: isVisible },
  isOwnOnly: true,
};
