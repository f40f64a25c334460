import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { listNotices } from '@shuyuan/contract/notifications/notifications.wire';
import type { UseQueryResult } from '@tanstack/react-query';
import { useT } from '../../lib/texts.ts';
import { NothingFound, StillBell } from '../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ReadFailure } from '../../shared/reads/ReadStates.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { SkeletonList } from '../../ui/Skeletons.tsx';
import { NoticeLine } from './NoticeLine.tsx';
import classes from './NoticesPage.module.css';

type Props = {
  notices: UseQueryResult<OutputOf<typeof listNotices>>;
  isFiltered: boolean;
  onRead: (id: string) => void;
};

export function NoticeList({ notices, isFiltered, onRead }: Props) {
  const t = useT('notices');
  const personal = useT('personal');
  if (notices.isError)
    return (
      <Panel>
        <ReadFailure read={notices} title={t('notices.failed.title')} text={t('notices.failed.text')} />
      </Panel>
    );
  if (!notices.data)
    return (
      <Panel>
        <SkeletonList label={t('notices.loading')} count={6} />
      </Panel>
    );
  if (notices.data.items.length === 0)
    return (
      <Panel>
        {isFiltered ? (
          <EmptyState art={<NothingFound />} title={t('notices.none.title')} text={t('notices.none.text')} />
        ) : (
          <EmptyState art={<StillBell />} title={t('notices.empty.title')} text={t('notices.empty.text')} />
        )}
      </Panel>
    );
  return (
    <Panel padding="flush">
      <ul className={classes.list} aria-label={personal('centre.notifications.title')}>
        {notices.data.items.map((notice) => (
          <NoticeLine key={notice.id} notice={notice} onRead={onRead} />
        ))}
      </ul>
    </Panel>
  );
}
