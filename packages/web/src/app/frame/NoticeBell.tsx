import { ActionIcon } from '@mantine/core';
import { Bell } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { shownCount, useUnread } from '../../features/notifications/unread-count.ts';
import { currentLanguage } from '../../lib/language.ts';
import { loadGroups, useT } from '../../lib/texts.ts';
import classes from './NoticeBell.module.css';
import { OpensLater } from './OpensLater.tsx';

async function load() {
  const [module] = await Promise.all([import('./NoticeDropdown.tsx'), loadGroups(currentLanguage(), ['notices'])]);
  return module.NoticeDropdown;
}

/** News that cannot be followed must not take the header with them: then the count stands still, and the page works on. */
const NoticeFollower = lazy(() =>
  import('../../features/notifications/NoticeFollower.tsx').then(
    (module) => ({ default: module.NoticeFollower }),
    () => ({ default: () => null }),
  ),
);

/** True once the page has done what it was opened for: news can wait that long. */
function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const done = () => setIsIdle(true);
    // Safari has no idle callback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(done, 1_000);
      return () => clearTimeout(timer);
    }
    const handle = window.requestIdleCallback(done, { timeout: 3_000 });
    return () => window.cancelIdleCallback(handle);
  }, []);
  return isIdle;
}

/** The count is pushed by the server; what opens is loaded when it is first wanted. */
export function NoticeBell() {
  const t = useT('common');
  const unread = useUnread((state) => state.unread) ?? 0;
  const isIdle = useIdle();
  const label = unread > 0 ? t('frame.notices.unread', { count: shownCount(unread) }) : t('frame.notices');
  const target = (
    <ActionIcon variant="subtle" color="gray" size={40} className={classes.bell} aria-label={label}>
      <Bell size={20} aria-hidden />
      {unread > 0 && (
        <span className={classes.badge} aria-hidden="true">
          {shownCount(unread)}
        </span>
      )}
    </ActionIcon>
  );
  return (
    <>
      <OpensLater name="notices" popup="dialog" target={target} load={load} />
      {isIdle && (
        <Suspense fallback={null}>
          <NoticeFollower />
        </Suspense>
      )}
    </>
  );
}
