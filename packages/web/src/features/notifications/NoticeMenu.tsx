import { Button } from '@mantine/core';
import { PathLink } from '../../shared/navigation/PathLink.tsx';
import { useT } from '../../lib/texts.ts';
import { LatestNotices } from './LatestNotices.tsx';
import classes from './NoticeMenu.module.css';
import { useUnread } from './unread-count.ts';
import { useReading } from './use-notices.ts';

/** What opens under the bell: the latest few, and the way to all of them. */
export function NoticeMenu({ onClose }: { onClose: () => void }) {
  const t = useT('notices');
  const common = useT('common');
  const unread = useUnread((state) => state.unread);
  const { all } = useReading();
  return (
    <>
      <div className={classes.head}>
        <h2 className={classes.title}>{common('frame.notices')}</h2>
        {unread !== null && unread > 0 && (
          <Button variant="subtle" size="compact-sm" loading={all.isPending} onClick={() => all.mutate({})}>
            {t('notices.markAll')}
          </Button>
        )}
      </div>
      <LatestNotices onClose={onClose} />
      <div className={classes.foot}>
        <PathLink to="centerMy" params={{ name: 'notifications' }} onClick={onClose}>
          {t('notices.all')}
        </PathLink>
        <PathLink to="centerMy" params={{ name: 'notification-preferences' }} onClick={onClose}>
          {t('notices.settings')}
        </PathLink>
      </div>
    </>
  );
}
