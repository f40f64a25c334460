import { fillIn } from '@shuyuan/contract/kernel/isolate';
import { noticeTextKey, readableValues } from '@shuyuan/contract/notifications/notice-text';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { listNotices, markAllRead, markRead } from '@shuyuan/contract/notifications/notifications.wire';
import { useFormat } from '../../lib/format.ts';
import { useWrite } from '../../lib/queries.ts';
import { type TextKey, useLanguage, useT } from '../../lib/texts.ts';
import { setUnread } from './unread-count.ts';

export type NoticeItem = OutputOf<typeof listNotices>['items'][number];

/** What a notice says, in the language of the client. */
export function useSentence(): (notice: NoticeItem) => string {
  const t = useT('notices');
  const format = useFormat();
  const { language } = useLanguage();
  return ({ kind, text, values, ownText }) => {
    const readable = readableValues(values, format.dateTime);
    const own = ownText[language];
    if (own !== undefined) return fillIn(own, language, (name) => String(readable[name] ?? ''));
    // The server sends names of the table of kinds; one this client does not know yet is an empty text.
    return t(noticeTextKey(kind, text) as TextKey<'notices'>, readable);
  };
}

/** Reading one or all; the bell knows at once. */
export function useReading() {
  const options = { refreshes: [listNotices], onSuccess: ({ unread }: { unread: number }) => setUnread(unread) };
  return { one: useWrite(markRead, options), all: useWrite(markAllRead, options) };
}
