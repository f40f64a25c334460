import { listNotices } from '@shuyuan/contract/notifications/notifications.wire';
import { go } from '../../lib/navigation.ts';
import { usePagerLabels } from '../../lib/part-texts.ts';
import { useRead } from '../../lib/queries.ts';
import { useSearchParams } from '../../lib/route-values.ts';
import { useT } from '../../lib/texts.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { NoticeFilters } from './NoticeFilters.tsx';
import { NoticeList } from './NoticeList.tsx';
import classes from './NoticesPage.module.css';
import { noticePlace, type NoticePlace, noticeSearch } from './notice-address.ts';
import { useReading } from './use-notices.ts';

const move = (place: NoticePlace) => go('centerMy', { name: 'notifications' }, noticeSearch(place));

/** D-147: everything that concerns oneself, to be filtered and ticked off. */
export function NoticesPage() {
  const t = useT('notices');
  const personal = useT('personal');
  const labels = usePagerLabels();
  const place = noticePlace(useSearchParams());
  const { isUnread, kind, page, pageSize } = place;
  const input = { page, pageSize, ...(isUnread && { isUnread }), ...(kind && { kind }) };
  const notices = useRead(listNotices, input, { claims: 'notices' });
  const { one, all } = useReading();
  return (
    <div className={classes.root}>
      <PageTitle
        title={personal('centre.notifications.title')}
        description={t('notices.text')}
        actions={
          <ActionButton variant="default" loading={all.isPending} onClick={() => all.mutate({})}>
            {t('notices.markAll')}
          </ActionButton>
        }
      />
      <NoticeFilters place={place} onMove={move} />
      <NoticeList notices={notices} isFiltered={isUnread || kind !== undefined} onRead={(id) => one.mutate({ id })} />
      {notices.data && notices.data.recordCount > 10 && (
        <Pager
          page={page}
          pageSize={pageSize}
          recordCount={notices.data.recordCount}
          labels={labels}
          onChange={(paging) => move({ ...place, ...paging })}
        />
      )}
    </div>
  );
}
