import type { SearchSort } from '@shuyuan/contract/search/search-limits';
import type { TokenQuery } from '../token-query.ts';
import type { CandidateQuery, KindPage } from './text-index.store.ts';

const term = (field: string, value: string) => ({ term: { [field]: value } });

/** A condition on the tokens of a field, in the words of the engine. */
function tokensAre(field: 'title' | 'text', query: TokenQuery): object {
  if ('token' in query) return query.isBeginning ? { prefix: { [field]: query.token } } : term(field, query.token);
  if ('all' in query) return { bool: { filter: query.all.map((one) => tokensAre(field, one)) } };
  return { bool: { should: query.any.map((one) => tokensAre(field, one)), minimum_should_match: 1 } };
}

/** Those of the database; the last one makes each place one of its own, so that a page can begin behind it. */
const orders: Record<SearchSort, readonly object[]> = {
  relevance: [{ _score: 'desc' }, { published_at: 'desc' }, { key: 'asc' }],
  newest: [{ published_at: 'desc' }, { key: 'asc' }],
  used: [{ use_count: 'desc' }, { published_at: 'desc' }, { key: 'asc' }],
};

type Scope = {
  readonly size: number;
  /** Those of the filter with all below them; null: the database sorts them out alone. */
  readonly organizationIds: readonly string[] | null;
};

/** One page of one kind: the conditions choose, the title alone counts for the order. */
export function engineQuestion(asked: CandidateQuery, page: KindPage, { size, organizationIds }: Scope): object {
  const { topicId, authorId, fileKind, since } = asked.filters;
  const filter = [
    term('tenant', asked.tenantId),
    term('kind', page.kind),
    tokensAre(asked.isOfTitles ? 'title' : 'text', asked.query),
    ...(topicId ? [term('topic', topicId)] : []),
    ...(authorId ? [term('author', authorId)] : []),
    ...(fileKind ? [term('file_kind', fileKind)] : []),
    ...(organizationIds ? [{ terms: { organization: organizationIds } }] : []),
    ...(since ? [{ range: { published_at: { gte: since.getTime() } } }] : []),
  ];
  const inTitle = { constant_score: { filter: tokensAre('title', asked.query), boost: 1 } };
  return {
    size,
    track_total_hits: false,
    query: { bool: { filter, ...(asked.sort === 'relevance' && { should: [inTitle] }) } },
    sort: orders[asked.sort],
    ...(page.from && { search_after: page.from.after }),
  };
}
