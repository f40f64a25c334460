import type { Context } from '../../../platform/context.ts';
import { findSelective } from '../../../platform/search.ts';
import { bestOf } from '../../../platform/search-rank.ts';
import type { Knowledge, KnowledgeQuery } from '../../assistant/index.ts';
import { isCommunityOpen } from '../community-switches.ts';
import { listMatching } from './knowledge-columns.store.ts';

async function find(ctx: Context, { terms, limit }: KnowledgeQuery) {
  if (!(await isCommunityOpen(ctx))) return [];
  const query = await findSelective(ctx.read, terms, { table: 'special_column', column: 'search' });
  if (query === null) return [];
  const rows = await listMatching(ctx.read, { tenantId: ctx.actor.tenantId, terms, query });
  return bestOf(rows, { terms, limit, now: ctx.now() }).map(({ id, title, text, publishedAt }) => ({
    businessType: null,
    businessId: null,
    columnId: id,
    accountId: null,
    seconds: null,
    title,
    text,
    publishedAt: publishedAt.getTime(),
  }));
}

/** What a column says about itself is on its card, whether it was bought or not; its posts are known as posts. */
export const knowledgeOfColumns: Knowledge = { find, readWhole: async () => null };
