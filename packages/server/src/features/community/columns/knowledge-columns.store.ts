import { sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import { hitsOf, mostCandidates } from '../../../platform/search.ts';
import type { Terms } from '../../../platform/search-terms.ts';
import { isOffered } from './column-cards.store.ts';

type Asked = { readonly tenantId: string; readonly terms: Terms; readonly query: string };

/** Materialized, so that the index finds and nothing else. */
export const listMatching = (read: Reads, { tenantId, terms, query }: Asked) =>
  read
    .with(
      (name) => name('matching').materialized(),
      (db) =>
        db
          .selectFrom('specialColumn as kept')
          .innerJoin('shareAccount as account', 'account.id', 'kept.accountId')
          .where('kept.tenantId', '=', tenantId)
          .where('kept.isRemoved', '=', false)
          .where(isOffered)
          .where(sql<boolean>`kept.search @@ ${query}::tsquery`)
          .select(['kept.id', 'kept.title', 'kept.introduce', 'kept.createdAt as publishedAt'])
          .limit(mostCandidates),
    )
    .selectFrom('matching')
    .select(['id', 'title', 'introduce', 'publishedAt'])
    .select([
      hitsOf(terms, sql`lower(normalize(matching.title, NFKC))`).as('titleHits'),
      hitsOf(terms, sql`lower(normalize(matching.introduce, NFKC))`).as('textHits'),
    ])
    .execute();
