import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';
import type { DocumentKey } from './document-key.ts';
import { mostTries } from './unsent.store.ts';

/** Further behind it would miss what people look for; the database misses nothing. */
const mostBehind = 1_000;

/** The state of the engine, as every search asks for it. */
export const findEngineState = (read: Reads) =>
  read
    .selectFrom('searchEngine')
    .select(['indexName', 'layout'])
    .select(sql<boolean>`exists (select from search_unsent offset ${mostBehind} limit 1)`.as('isFarBehind'))
    .executeTakeFirst();

const columns = [
  'indexName',
  'layout',
  'nextName',
  'nextLayout',
  'afterSource',
  'afterSourceId',
  'afterPart',
  'doneCount',
  'totalCount',
  'isWanted',
] as const;

export const findFeed = (read: Reads) =>
  read
    .selectFrom('searchEngine')
    .select([...columns])
    .executeTakeFirst();

export type EngineFeed = NonNullable<Awaited<ReturnType<typeof findFeed>>>;

/** Whether anything is to be sent, by a feeder of this layout. */
export async function hasWork(read: Reads, layout: number): Promise<boolean> {
  const { isWork } = await read
    .selectNoFrom(
      sql<boolean>`exists (select from search_unsent where tries < ${sql.lit(mostTries)})
        or not exists (select from search_engine where index_name is not null and layout >= ${layout}
          and next_name is null and not is_wanted)`.as('isWork'),
    )
    .executeTakeFirstOrThrow();
  return isWork;
}

/** From here on changes are noted for the engine. */
export async function insertFeed(tx: Tx, usedAt: Date): Promise<void> {
  await tx
    .insertInto('searchEngine')
    .values({ usedAt })
    .onConflict((on) => on.column('isOnly').doUpdateSet({ usedAt }))
    .execute();
}

type FeedChange = Partial<Pick<EngineFeed, 'indexName' | 'layout' | 'nextName' | 'nextLayout'>>;

export async function updateFeed(tx: Tx, change: FeedChange): Promise<void> {
  await tx.updateTable('searchEngine').set(change).execute();
}

/** Whatever is there is sent anew, into an index of its own. */
export async function wantFilling(tx: Tx): Promise<void> {
  await tx.updateTable('searchEngine').set({ isWanted: true }).execute();
}

/** A number no index was named after. */
export async function nextIndexNumber(tx: Tx): Promise<bigint> {
  const { number } = await tx
    .selectNoFrom(sql<bigint>`nextval('search_version')`.as('number'))
    .executeTakeFirstOrThrow();
  return number;
}

/** An empty index is filled from the first document on. */
export async function startFilling(tx: Tx, next: { readonly name: string; readonly layout: number }): Promise<void> {
  await tx
    .updateTable('searchEngine')
    .set({
      nextName: next.name,
      nextLayout: next.layout,
      isWanted: false,
      afterSource: '',
      afterSourceId: '',
      afterPart: '',
      doneCount: 0,
      totalCount: sql<number>`(select count(*) from search_document)`,
    })
    .execute();
}

/** Only by whoever fills the same index: another one may have been begun meanwhile. */
export async function moveFilling(
  tx: Tx,
  { name, last, count }: { readonly name: string; readonly last: DocumentKey; readonly count: number },
): Promise<void> {
  await tx
    .updateTable('searchEngine')
    .set({
      afterSource: last.source,
      afterSourceId: last.sourceId,
      afterPart: last.part,
      doneCount: sql<number>`done_count + ${count}`,
    })
    .where('nextName', '=', name)
    .execute();
}

/** A feed nobody has used since: changes would be noted for nobody. */
export async function deleteFeed(tx: Tx, unusedSince: Date): Promise<void> {
  const gone = await tx.deleteFrom('searchEngine').where('usedAt', '<', unusedSince).executeTakeFirst();
  if (gone.numDeletedRows > 0n) await tx.deleteFrom('searchUnsent').execute();
}
