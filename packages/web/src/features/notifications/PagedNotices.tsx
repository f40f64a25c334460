import { listNotices } from '@shuyuan/contract/notifications/notifications.wire';
import { pageSizeOptions } from '@shuyuan/contract/kernel/paging';
import { usePagerLabels } from '../../lib/part-texts.ts';
import { useRead } from '../../lib/queries.ts';
import { Pager } from '../../ui/Pager.tsx';
import type { NoticePlace } from './notice-address.ts';
import { NoticeList } from './NoticeList.tsx';
import { useReading } from './use-notices.ts';

type Props = { place: NoticePlace; onMove: (place: NoticePlace) => void };

/** The notices of a place, and the way to the others of its kind. */
export function PagedNotices({ place, onMove }: Props) {
  const { isUnread, kind, page, pageSize } = place;
  const input = { page, pageSize, ...(isUnread && { isUnread }), ...(kind && { kind }) };
  const notices = useRead(listNotices, input, { claims: 'notices' });
  const labels = usePagerLabels();
  const { one } = useReading();
  return (
    <>
      <NoticeList notices={notices} isFiltered={isUnread || kind !== undefined} onRead={(id) => one.mutate({ id })} />
      {notices.data && notices.data.recordCount > pageSizeOptions[0] && (
        <Pager
          page={page}
          pageSize={pageSize}
          recordCount={notices.data.recordCount}
          labels={labels}
          onChange={(paging) => onMove({ ...place, ...paging })}
        />
      )}
    </>
  );
}
