import { listNotices } from '@shuyuan/contract/notifications/notifications.wire';
import { useRead } from '../../lib/queries.ts';
import { useT } from '../../lib/texts.ts';
import { StillBell } from '../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ReadFailure } from '../../shared/reads/ReadStates.tsx';
import { SkeletonList } from '../../ui/Skeletons.tsx';
import { NoticeLine } from './NoticeLine.tsx';
import classes from './NoticeMenu.module.css';
import { useReading } from './use-notices.ts';

const latest = { page: 1, pageSize: 8 };

export function LatestNotices({ onClose }: { onClose: () => void }) {
  const t = useT('notices');
  const notices = useRead(listNotices, latest, { claims: 'notices', staleTime: 0 });
  const { one } = useReading();
  if (notices.isError)
    return <ReadFailure read={notices} title={t('notices.failed.title')} text={t('notices.failed.text')} />;
  if (!notices.data)
    return (
      <div className={classes.loading}>
        <SkeletonList label={t('notices.loading')} count={3} />
      </div>
    );
  if (notices.data.items.length === 0)
    return <EmptyState art={<StillBell />} title={t('notices.empty.title')} text={t('notices.empty.text')} />;
  return (
    <ul className={classes.list} aria-label={t('notices.latest')}>
      {notices.data.items.map((notice) => (
        <NoticeLine key={notice.id} notice={notice} onRead={(id) => one.mutate({ id })} onFollow={onClose} />
      ))}
    </ul>
  );
}
