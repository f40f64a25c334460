import { type RawBuilder, sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import { among, inParts, type SearchDocument } from '../../search/index.ts';

/** The pages of a document, as documents of the index carry them; `name` tells the parts of one file apart. */
type PageTexts = readonly (Required<Pick<SearchDocument, 'text' | 'pages' | 'fileId'>> & { readonly name: string })[];

/** The texts of those documents that were read. */
export async function listPageTexts(read: Reads, fileIds: readonly string[]): Promise<ReadonlyMap<string, PageTexts>> {
  if (fileIds.length === 0) return new Map();
  const rows = await read
    .selectFrom('filePage')
    .select(['fileId', 'number', 'text'])
    .where('fileId', '=', among(fileIds))
    .orderBy('fileId')
    .orderBy('number')
    .execute();
  const byFile = Map.groupBy(rows, ({ fileId }) => fileId);
  return new Map(
    [...byFile].map(([fileId, pages]) => [
      fileId,
      inParts(pages.map(({ text, number }) => ({ text, at: number }))).map(({ text, places }, at) => ({
        name: `pages/${at}`,
        fileId,
        text,
        pages: places,
      })),
    ]),
  );
}

/** A text of `document` that was read from this file, by whoever may read what shows it: never of one that is withheld. */
export const isTextOf = (fileId: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`(
  document.file_id is null or document.file_id = ${fileId} and exists (
    select from file where file.id = document.file_id and file.cleaning not in ('waiting', 'failed')))`;
