import { type RawBuilder, sql } from 'kysely';
import { columnOf, type Reads, type Tx } from '../../../platform/db.ts';
import type { DocumentKey } from './document-key.ts';
import type { EngineDocumentRow } from './engine-document.ts';

/** A document an engine refuses that often is left, and counted, until it changes again. */
export const mostTries = 5;

export type StoredRow = EngineDocumentRow & { readonly version: bigint };
/** A document that changed, as it is now; null where it is gone. `noted` is the change the engine is to be told of. */
export type UnsentRow = DocumentKey & { readonly noted: bigint; readonly document: StoredRow | null };

/** The columns the engine is told of a document, behind its key. */
const told = sql`document.version, document.tenant_id, document.kind, tsvector_to_array(document.title_search) as title_tokens,
  tsvector_to_array(document.search) as tokens, document.topic_ids, document.author_id, document.organization_id,
  document.file_kind, document.use_count, document.published_at`;

/** The oldest changes the engine was not sent, each document as it is now. */
export async function listUnsent(read: Reads, limit: number): Promise<UnsentRow[]> {
  const rows = await read
    .selectFrom(
      sql<StoredRow & { readonly noted: bigint; readonly isThere: boolean }>`(
        select unsent.source, unsent.source_id, unsent.part, unsent.version as noted, document.source is not null as is_there, ${told}
        from (select * from search_unsent where tries < ${sql.lit(mostTries)} order by version limit ${limit}) as unsent
          left join search_document as document using (source, source_id, part))`.as<'changed'>(sql`changed`),
    )
    .selectAll()
    .orderBy('changed.noted')
    .execute();
  return rows.map(({ noted, isThere, ...document }) => {
    const { source, sourceId, part } = document;
    return { source, sourceId, part, noted, document: isThere ? document : null };
  });
}

/** The next documents behind a key, in the order of keys. */
export const listAfter = async (read: Reads, after: DocumentKey, limit: number): Promise<StoredRow[]> =>
  read
    .selectFrom(
      sql<StoredRow>`(select document.source, document.source_id, document.part, ${told} from search_document as document
        where (document.source, document.source_id, document.part) > (${after.source}, ${after.sourceId}, ${after.part})
        order by document.source, document.source_id, document.part limit ${limit})`.as<'stored'>(sql`stored`),
    )
    .selectAll()
    .execute();

type Noted = DocumentKey & { readonly noted: bigint };

/** Those of `search_unsent` that did not change meanwhile; what somebody changes right now is left to them. */
const unchanged = (rows: readonly Noted[]): RawBuilder<boolean> => sql<boolean>`(source, source_id, part) in (
  select unsent.source, unsent.source_id, unsent.part from search_unsent as unsent
    join unnest(${columnOf(rows, 'source')}::text[], ${columnOf(rows, 'sourceId')}::text[], ${columnOf(rows, 'part')}::text[],
      ${rows.map(({ noted }) => String(noted))}::bigint[]) as sent (source, source_id, part, version)
      using (source, source_id, part, version)
  for update of unsent skip locked)`;

export async function deleteUnsent(tx: Tx, rows: readonly Noted[]): Promise<void> {
  if (rows.length > 0) await tx.deleteFrom('searchUnsent').where(unchanged(rows)).execute();
}

export async function countRefusal(tx: Tx, rows: readonly Noted[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .updateTable('searchUnsent')
    .set({ tries: sql`tries + 1` })
    .where(unchanged(rows))
    .execute();
}

/** Documents the engine refused while it was filled: counted, and tried again when they change. */
export async function insertRefused(tx: Tx, rows: readonly StoredRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('searchUnsent')
    .values(
      rows.map(({ source, sourceId, part, tenantId, version }) => ({
        source,
        sourceId,
        part,
        tenantId,
        version,
        tries: mostTries,
      })),
    )
    .onConflict((on) => on.doNothing())
    .execute();
}

/** Of the company that is asked for, or of all. */
export async function countUnsent(read: Reads): Promise<{ waiting: number; failed: number }> {
  const { waiting, failed } = await read
    .selectFrom('searchUnsent')
    .select([
      sql<bigint>`count(*) filter (where tries < ${mostTries})`.as('waiting'),
      sql<bigint>`count(*) filter (where tries >= ${mostTries})`.as('failed'),
    ])
    .executeTakeFirstOrThrow();
  return { waiting: Number(waiting), failed: Number(failed) };
}
