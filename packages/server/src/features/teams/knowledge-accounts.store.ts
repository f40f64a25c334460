import { sql } from 'kysely';
import type { Reads } from '../../platform/db.ts';
import { listHits, mostCandidates } from '../../platform/search.ts';
import type { Terms } from '../../platform/search-terms.ts';

type Query = { readonly tenantId: string; readonly terms: Terms; readonly query: string };

/** One that is closed is in no list. */
export const listMatching = (read: Reads, { tenantId, terms, query }: Query) =>
  listHits(
    read,
    terms,
    read
      .selectFrom('shareAccount as account')
      .where('account.tenantId', '=', tenantId)
      .where(sql<boolean>`account.state = 'active'`)
      .where(sql<boolean>`account.full_search @@ ${query}::tsquery`)
      .select(['account.id', 'account.name as title', 'account.description as text'])
      .select('account.createdAt as publishedAt')
      .limit(mostCandidates),
  );
