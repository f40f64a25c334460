import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { joinChapterPages } from '@shuyuan/contract/positions/load-status';
import { listPositionStudy } from '@shuyuan/contract/positions/position.wire';
import { useState } from 'react';
import { useReads } from '../../../lib/queries.ts';

/** POSITION-08: further pages of a chapter, each asked for when its reader wants it. */
export function useChapterPages(positionId: string, chapter: Chapter) {
  const [pageCount, setPageCount] = useState(1);
  const inputs = Array.from({ length: pageCount - 1 }, (_, at) => ({
    positionId,
    channelId: chapter.id,
    pageIndex: at + 2,
  }));
  const reads = useReads(listPositionStudy, inputs, { claims: 'notices' });
  const pages = [chapter, ...reads.flatMap(({ data }) => data?.chapters ?? [])];
  return {
    ...joinChapterPages(pages),
    reads,
    isLoading: reads.some(({ isPending }) => isPending),
    loadMore: () => setPageCount(pageCount + 1),
  };
}

export type Chapter = OutputOf<typeof listPositionStudy>['chapters'][number];
