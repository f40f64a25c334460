import { sql } from 'kysely';
import type { Reads } from '../../platform/db.ts';
import { hitsOf, mostCandidates } from '../../platform/search.ts';
import type { Terms } from '../../platform/search-terms.ts';

type Asked = { readonly tenantId: string; readonly terms: Terms; readonly query: string };

/** Materialized, so that the index finds and nothing else. One that is closed is in no list. */
export const listMatching = (read: Reads, { tenantId, terms, query }: Asked) =>
  read
    .with(
      (name) => name('matching').materialized(),
      (db) =>
        db
          .selectFrom('shareAccount as account')
          .where('account.tenantId', '=', tenantId)
          .where(sql<boolean>`account.state = 'active'`)
          .where(sql<boolean>`account.full_search @@ ${query}::tsquery`)
          .select(['account.id', 'account.name', 'account.description', 'account.createdAt as publishedAt'])
          .limit(mostCandidates),
    )
    .selectFrom('matching')
    .select(['id', 'name', 'description', 'publishedAt'])
    .select([
      hitsOf(terms, sql`lower(normalize(matching.name, NFKC))`).as('titleHits'),
      hitsOf(terms, sql`lower(normalize(matching.description, NFKC))`).as('textHits'),
    ])
    .execute();
