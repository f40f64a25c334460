import { recordSearchClick } from '@shuyuan/contract/search/report/search-report.wire';
import type { SearchHitView } from '@shuyuan/contract/search/search.wire';
import { call } from '../../lib/call.ts';

type Opened = { readonly keyword: string; readonly hit: SearchHitView; readonly rank: number };

/** D-195: a result was opened, and where it stood. Whatever becomes of it, nobody is told. */
export function trackHit({ keyword, hit: { kind, id, sourceId }, rank }: Opened): void {
  call(recordSearchClick, { search: keyword, kind, id, sourceId, rank }, { isLeaving: true }).catch(() => undefined);
}
