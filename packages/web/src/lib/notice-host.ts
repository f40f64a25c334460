import { lazy } from 'react';
import { create } from 'zustand';

/** Whether the list of notices has been asked for; it then stays. */
export const useNoticeHost = create<{ readonly isNeeded: boolean }>(() => ({ isNeeded: false }));

/** Most visits show no notice at all: the code that draws them does not weigh on the first load. */
export async function loadNoticeHost() {
  const { notifications } = await import('@mantine/notifications');
  useNoticeHost.setState({ isNeeded: true });
  return notifications;
}

export const NoticeList = lazy(async () => ({ default: (await import('@mantine/notifications')).Notifications }));

/** Fetched soon after the first page stands, because the notice that the network is gone cannot be fetched any more. */
const fetchAfterMs = 4_000;
export const fetchNoticeHostSoon = () => setTimeout(() => void loadNoticeHost().catch(() => undefined), fetchAfterMs);
