import { sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import { listHits, mostCandidates } from '../../../platform/search.ts';
import type { Terms } from '../../../platform/search-terms.ts';
import { isOffered } from './column-cards.store.ts';

type Query = { readonly tenantId: string; readonly terms: Terms; readonly query: string };

export const listMatching = (read: Reads, { tenantId, terms, query }: Query) =>
  listHits(
    read,
    terms,
    read
      .selectFrom('specialColumn as kept')
      .innerJoin('shareAccount as account', 'account.id', 'kept.accountId')
      .where('kept.tenantId', '=', tenantId)
      .where('kept.isRemoved', '=', false)
      .where(isOffered)
      .where(sql<boolean>`kept.search @@ ${query}::tsquery`)
      .select(['kept.id', 'kept.title', 'kept.introduce as text', 'kept.createdAt as publishedAt'])
      .limit(mostCandidates),
  );
