import { listProcesses } from '@shuyuan/contract/approval/approval.wire';
import { listNotices } from '@shuyuan/contract/notifications/notifications.wire';
import { useEffect } from 'react';
import { useRefresh } from '../../lib/queries.ts';
import { useSession } from '../../lib/session.ts';
import { followNotices } from './follow-notices.ts';
import { setUnread } from './unread-count.ts';

/** What a notice may be about, and so is out of date when one arrives. */
const told = [listNotices, listProcesses];

/** Keeps the count of the bell true for as long as somebody is signed in; lists that are open follow. */
export function NoticeFollower() {
  const token = useSession((session) => session.token);
  const refresh = useRefresh();
  useEffect(() => {
    const stop = followNotices(({ unread, isNew }) => {
      setUnread(unread);
      if (isNew) told.forEach(refresh);
    });
    return () => {
      stop();
      setUnread(null);
    };
  }, [token, refresh]);
  return null;
}
