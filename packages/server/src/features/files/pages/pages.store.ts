import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';
import type { PageText } from './page-text.ts';

export type UnreadFile = { readonly fileId: string; readonly tenantId: string };

/** Documents whose pages are there to be read: clean, and converted where they are no PDF; not those asked for since `before`. */
export const listUnread = (read: Reads, before: Date, limit: number): Promise<UnreadFile[]> =>
  read
    .selectFrom('fileText')
    .innerJoin('file', 'file.id', 'fileText.fileId')
    .select(['fileText.fileId', 'fileText.tenantId'])
    .where('fileText.readAt', 'is', null)
    .where((eb) => eb.or([eb('fileText.askedAt', 'is', null), eb('fileText.askedAt', '<', before)]))
    .where('file.cleaning', '<>', 'waiting')
    .where((eb) =>
      eb.or([
        eb('file.ending', '=', 'pdf'),
        eb.exists(
          eb
            .selectFrom('fileVariant as variant')
            .select('variant.name')
            .whereRef('variant.fileId', '=', 'file.id')
            .where('variant.name', '=', 'pdf'),
        ),
      ]),
    )
    .orderBy('fileText.askedAt', (order) => order.asc().nullsFirst())
    .limit(limit)
    .execute();

export async function updateAskedTime(tx: Tx, fileIds: readonly string[], at: Date): Promise<void> {
  await tx
    .updateTable('fileText')
    .set({ askedAt: at })
    .where('fileId', '=', sql<string>`any(${[...fileIds]}::text[])`)
    .execute();
}

/** Where the pages of a document are, its own or what was made of it; undefined when they were read already. */
export const findUnread = (read: Reads, fileId: string) =>
  read
    .selectFrom('fileText')
    .innerJoin('file', 'file.id', 'fileText.fileId')
    .leftJoin('fileVariant as variant', (join) =>
      join.onRef('variant.fileId', '=', 'file.id').on('variant.name', '=', 'pdf'),
    )
    .select(['file.ending', 'file.storageKey', 'file.size', 'file.cleaning'])
    .select(['variant.storageKey as variantKey', 'variant.size as variantSize'])
    .where('fileText.fileId', '=', fileId)
    .where('fileText.readAt', 'is', null)
    .executeTakeFirst();

type ReadPages = UnreadFile & { readonly pages: readonly PageText[]; readonly at: Date };

/** The texts of the pages of a document, and that it was read. Nothing when the file is gone, or another run was first. */
export async function insertPages(tx: Tx, { fileId, tenantId, pages, at }: ReadPages): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('fileText')
    .set({ readAt: at })
    .where('fileId', '=', fileId)
    .where('readAt', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  const written = pages.filter(({ text }) => text !== '');
  await sql`insert into file_page (file_id, tenant_id, number, text)
    select ${fileId}, ${tenantId}, number, text
    from unnest(${written.map(({ number }) => number)}::integer[], ${written.map(({ text }) => text)}::text[])
      as given (number, text)`.execute(tx);
}
