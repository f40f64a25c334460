import { sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import { listHits, mostCandidates } from '../../../platform/search.ts';
import type { Terms } from '../../../platform/search-terms.ts';

type Query = { readonly tenantId: string; readonly terms: Terms; readonly query: string };

export const listMatching = (read: Reads, { tenantId, terms, query }: Query) =>
  listHits(
    read,
    terms,
    read
      .selectFrom('topic')
      .where('topic.tenantId', '=', tenantId)
      .where('topic.isHidden', '=', false)
      .where(sql<boolean>`topic.full_search @@ ${query}::tsquery`)
      .select(['topic.id', 'topic.name as title', 'topic.description as text', 'topic.createdAt as publishedAt'])
      .limit(mostCandidates),
  );
