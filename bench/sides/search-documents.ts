import type { Installation } from '../../packages/server/src/app/installation.ts';

/** The documents as the indexer writes them; written by the database, which makes the same pairs sooner. */
const fill = `
  insert into search_document (tenant_id, source, source_id, part, kind, item_id, is_inner, title, text, title_form, form,
    author_id, organization_id, use_count, published_at, indexed_at, title_search, search)
  select tenant_id, 'post', id, '', 'question', id, false, title, search_text, search_form(title), search_text, author_id,
    organization_id, 0, published_at, now(), text_pairs(title), search
  from question`;

const indexes = {
  search_document_search: 'search',
  search_document_title: 'title_search',
} as const;

/** Every post as a document of the search. */
export async function fillDocuments(owner: Installation['db']['owner']): Promise<void> {
  for (const index of Object.keys(indexes)) await owner.query(`drop index ${index}`);
  await owner.query(fill);
  for (const [index, column] of Object.entries(indexes))
    await owner.query(`create index ${index} on search_document using gin (${column})`);
  await owner.query('truncate search_check');
  await owner.query('vacuum analyze search_document');
}
