import { ActionIcon, Popover } from '@mantine/core';
import { Bell } from 'lucide-react';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { shownCount, useUnread } from '../../features/notifications/unread-count.ts';
import { currentLanguage } from '../../lib/language.ts';
import { orReloadOnce } from '../../lib/load-chunk.ts';
import { loadGroups, useT } from '../../lib/texts.ts';
import classes from './NoticeBell.module.css';

/** A bell that cannot be loaded must not take the header with it: then nothing is there, and the page works on. */
type Loaded = { default: ComponentType<{ onClose: () => void }> };
const nothing = { default: () => null };

async function loadMenu(): Promise<Loaded> {
  const [module] = await Promise.all([
    import('../../features/notifications/NoticeMenu.tsx'),
    loadGroups(currentLanguage(), ['notices']),
  ]);
  return { default: module.NoticeMenu };
}

const NoticeMenu = lazy(() => orReloadOnce('notices', loadMenu()).catch((): Loaded => nothing));

const NoticeFollower = lazy(() =>
  import('../../features/notifications/NoticeFollower.tsx').then(
    (module) => ({ default: module.NoticeFollower }),
    () => nothing,
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
  const [isOpen, setIsOpen] = useState(false);
  const label = unread > 0 ? t('frame.notices.unread', { count: shownCount(unread) }) : t('frame.notices');
  return (
    <Popover
      position="bottom-end"
      width="min(380px, calc(100vw - 24px))"
      offset={10}
      trapFocus
      opened={isOpen}
      onChange={setIsOpen}
    >
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={40}
          className={classes.bell}
          aria-label={label}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Bell size={20} aria-hidden />
          {unread > 0 && (
            <span className={classes.badge} aria-hidden="true">
              {shownCount(unread)}
            </span>
          )}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('frame.notices')} p={0}>
        <Suspense fallback={<div className={classes.loading} />}>
          <NoticeMenu onClose={() => setIsOpen(false)} />
        </Suspense>
      </Popover.Dropdown>
      {isIdle && (
        <Suspense fallback={null}>
          <NoticeFollower />
        </Suspense>
      )}
    </Popover>
  );
}
