import type { Context } from '../../platform/context.ts';
import { findSelective } from '../../platform/search.ts';
import { bestOf } from '../../platform/search-rank.ts';
import type { Knowledge, KnowledgeQuery } from '../assistant/index.ts';
import { listMatching } from './knowledge-accounts.store.ts';

async function find(ctx: Context, { terms, limit }: KnowledgeQuery) {
  const query = await findSelective(ctx.read, terms, { table: 'share_account', column: 'full_search' });
  if (query === null) return [];
  const rows = await listMatching(ctx.read, { tenantId: ctx.actor.tenantId, terms, query });
  return bestOf(rows, { terms, limit, now: ctx.now() }).map(({ id, title, text, publishedAt }) => ({
    businessType: null,
    businessId: null,
    columnId: null,
    accountId: id,
    seconds: null,
    title,
    text,
    publishedAt: publishedAt.getTime(),
  }));
}

/** Who in the company speaks about what. */
export const knowledgeOfAccounts: Knowledge = { find, readWhole: async () => null };
