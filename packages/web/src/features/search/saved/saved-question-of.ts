import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { saveSearch } from '@shuyuan/contract/search/saved/saved-search.wire';
import { searchLimits } from '@shuyuan/contract/search/search-limits';
import type { SearchState } from '../search-address.ts';

/** A search as it is saved: as much of its question as is read, and its filters, whatever page of it is open. */
export function savedQuestionOf(state: SearchState): Omit<InputOf<typeof saveSearch>, 'name'> {
  const { kind, sort, period, fileKind, topic: topicId, author: authorId, organization: organizationId } = state;
  const keyword = [...state.keyword].slice(0, searchLimits.characters).join('');
  return { keyword, kind, sort, period, fileKind, topicId, authorId, organizationId };
}
