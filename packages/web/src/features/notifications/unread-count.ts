import { unreadMax } from '@shuyuan/contract/notifications/notice-stream';
import { create } from 'zustand';

/** Null until the server has said it. */
export const useUnread = create<{ readonly unread: number | null }>(() => ({ unread: null }));

export const setUnread = (unread: number | null): void => useUnread.setState({ unread });

/** What fits on a bell. */
export const shownCount = (unread: number): string => (unread >= unreadMax ? `${unreadMax - 1}+` : String(unread));
