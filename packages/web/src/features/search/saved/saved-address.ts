import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { listSavedSearches } from '@shuyuan/contract/search/saved/saved-search.wire';
import { searchAddress } from '../search-address.ts';

export type Saved = OutputOf<typeof listSavedSearches>['items'][number];

/** The address that opens a saved search with its filters; what is new of it is marked there. */
export const savedAddress = ({ id, keyword, kind, sort, period, fileKind, topicId, authorId, organizationId }: Saved) =>
  searchAddress.write({
    ...searchAddress.read({}),
    keyword,
    kind,
    sort,
    period,
    fileKind,
    topic: topicId,
    author: authorId,
    organization: organizationId,
    saved: id,
    from: 'saved',
  });
