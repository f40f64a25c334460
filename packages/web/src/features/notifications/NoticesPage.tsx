import { Button } from '@mantine/core';
import { go } from '../../lib/navigation.ts';
import { useSearchParams } from '../../lib/route-values.ts';
import { useT } from '../../lib/texts.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { noticePlace, type NoticePlace, noticeSearch } from './notice-address.ts';
import { NoticeFilters } from './NoticeFilters.tsx';
import classes from './NoticesPage.module.css';
import { PagedNotices } from './PagedNotices.tsx';
import { useReading } from './use-notices.ts';

const move = (place: NoticePlace) => go('centerMy', { name: 'notifications' }, noticeSearch(place));

/** D-147: everything that concerns oneself, to be filtered and ticked off. */
export function NoticesPage() {
  const t = useT('notices');
  const personal = useT('personal');
  const place = noticePlace(useSearchParams());
  const { all } = useReading();
  return (
    <div className={classes.root}>
      <PageTitle
        title={personal('centre.notifications.title')}
        description={t('notices.text')}
        actions={
          <Button variant="default" loading={all.isPending} onClick={() => all.mutate({})}>
            {t('notices.markAll')}
          </Button>
        }
      />
      <NoticeFilters place={place} onMove={move} />
      <PagedNotices place={place} onMove={move} />
    </div>
  );
}
