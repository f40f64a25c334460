import { sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import { hitsOf, mostCandidates } from '../../../platform/search.ts';
import type { Terms } from '../../../platform/search-terms.ts';

type Asked = { readonly tenantId: string; readonly terms: Terms; readonly query: string };

/** Materialized, so that the index finds and nothing else. */
export const listMatching = (read: Reads, { tenantId, terms, query }: Asked) =>
  read
    .with(
      (name) => name('matching').materialized(),
      (db) =>
        db
          .selectFrom('topic')
          .where('topic.tenantId', '=', tenantId)
          .where('topic.isHidden', '=', false)
          .where(sql<boolean>`topic.full_search @@ ${query}::tsquery`)
          .select(['topic.id', 'topic.name', 'topic.description', 'topic.createdAt as publishedAt'])
          .limit(mostCandidates),
    )
    .selectFrom('matching')
    .select(['id', 'name', 'description', 'publishedAt'])
    .select([
      hitsOf(terms, sql`lower(normalize(matching.name, NFKC))`).as('titleHits'),
      hitsOf(terms, sql`lower(normalize(matching.description, NFKC))`).as('textHits'),
    ])
    .execute();
