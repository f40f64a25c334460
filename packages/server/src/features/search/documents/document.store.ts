import type { SearchSource } from '@shuyuan/contract/search/search-kinds';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/db.ts';
import { searchable } from '../../../platform/searchable.ts';
import type { SearchDocument } from '../searchable.ts';
import { initialTokens } from './initials-of.ts';
import { canBeMistyped, mistakeKeys } from './mistake-keys.ts';
import { tokensOf } from './tokens-of.ts';

/** In place of what there was of these. */
export async function deleteDocuments(tx: Tx, source: SearchSource, ids: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('searchDocument')
    .where('source', '=', source)
    .where('sourceId', '=', sql<string>`any(${[...ids]}::text[])`)
    .execute();
}

const vectorOf = (tokens: readonly string[], words: readonly string[], marks: RawBuilder<unknown>) =>
  sql<string>`array_to_tsvector(${[...tokens]}::text[] || search_stems(${[...words]}::text[]) || ${marks})`;

/** By which the newest and the most used of a common word are found. */
const marksOf = ({ tenantId, kind, sourceId, authorId, publishedAt, useCount }: SearchDocument) =>
  sql`search_marks(${tenantId}, ${kind}, ${sourceId}, ${authorId ?? null}, ${publishedAt}::timestamptz, ${useCount}::integer)`;

function rowOf(source: SearchSource, document: SearchDocument, indexedAt: Date) {
  const { names = [], seconds, pages, topicIds = [], ...columns } = document;
  const titleForm = searchable(document.title);
  const form = searchable([document.title, document.text, ...names].join(' \n '));
  const ofTitle = tokensOf(titleForm);
  const ofText = tokensOf(form);
  const initials = initialTokens(document.title);
  const marks = marksOf(document);
  const titleMarks = sql`${marks} || search_title_marks(${document.tenantId}, ${document.kind}, ${titleForm})`;
  return {
    ...columns,
    source,
    topicIds: [...topicIds],
    seconds: seconds ? [...seconds] : null,
    pages: pages ? [...pages] : null,
    titleForm,
    form,
    indexedAt,
    // Found by its title as one thing, not once for every few pages of it.
    titleSearch: pages
      ? sql<string>`''::tsvector`
      : vectorOf([...ofTitle.tokens, ...initials], ofTitle.words, titleMarks),
    search: vectorOf([...ofText.tokens, ...initials], ofText.words, marks),
  };
}

/**
 * So much is taken apart between two statements: requests of this process wait as long, and a statement has no more parameters
 * than 65,535.
 */
const [charactersAtOnce, documentsAtOnce] = [100_000, 500];

function* inBatches(documents: readonly SearchDocument[]): Generator<SearchDocument[]> {
  let batch: SearchDocument[] = [];
  let characters = 0;
  for (const document of documents) {
    batch.push(document);
    characters += document.text.length;
    if (characters < charactersAtOnce && batch.length < documentsAtOnce) continue;
    yield batch;
    [batch, characters] = [[], 0];
  }
  if (batch.length > 0) yield batch;
}

export async function insertDocuments(
  tx: Tx,
  source: SearchSource,
  { documents, at }: { readonly documents: readonly SearchDocument[]; readonly at: Date },
): Promise<void> {
  for (const batch of inBatches(documents)) {
    await tx
      .insertInto('searchDocument')
      .values(batch.map((document) => rowOf(source, document, at)))
      .execute();
    await insertWords(tx, batch);
  }
}

/** Nobody else could find them, and a word outlives the text it was read in. */
const isPrivate = ({ kind, isInner }: SearchDocument): boolean => kind === 'file' && isInner;

/** Remembered for whoever mistypes one of them. */
async function insertWords(tx: Tx, documents: readonly SearchDocument[]): Promise<void> {
  const shared = documents.filter((document) => !isPrivate(document));
  const byTenant = Map.groupBy(shared, ({ tenantId }) => tenantId);
  for (const [tenantId, own] of byTenant) {
    const words = new Set(
      own.flatMap(({ title, text }) => tokensOf(searchable(`${title} \n ${text}`)).words.filter(canBeMistyped)),
    );
    if (words.size === 0) continue;
    const keys = [...words].map((word) => mistakeKeys(word).join(' '));
    await sql`insert into search_word (tenant_id, word, keys)
      select ${tenantId}, word, array_to_tsvector(string_to_array(keys, ' '))
      from unnest(${[...words]}::text[], ${keys}::text[]) as given (word, keys)
      order by word on conflict do nothing`.execute(tx);
  }
}

/** A document that a rebuild did not come across stands for something that is gone. */
export async function deleteOlder(tx: Tx, source: SearchSource, indexedBefore: Date): Promise<void> {
  await tx.deleteFrom('searchDocument').where('source', '=', source).where('indexedAt', '<', indexedBefore).execute();
}
