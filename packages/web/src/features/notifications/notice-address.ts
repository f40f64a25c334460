import { defaultPageSize, maxPageSize, type Paging } from '@shuyuan/contract/kernel/paging';
import { isNoticeKind, type NoticeKind } from '@shuyuan/contract/notifications/notice-kinds';

/** What the address of the list says: which notices, and which page of them. */
export type NoticePlace = Paging & { readonly isUnread: boolean; readonly kind: NoticeKind | undefined };

type Texts = Readonly<Record<string, string | undefined>>;

function wholeOr(text: string | undefined, otherwise: number, max: number): number {
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 && number <= max ? number : otherwise;
}

/** An address somebody mistyped shows all notices, never an error. */
export const noticePlace = ({ filter, kind, page, pageSize }: Texts): NoticePlace => ({
  isUnread: filter === 'unread',
  kind: kind !== undefined && isNoticeKind(kind) ? kind : undefined,
  page: wholeOr(page, 1, 1_000_000),
  pageSize: wholeOr(pageSize, defaultPageSize, maxPageSize),
});

/** The same as the values of an address; what is the default is left out. */
export const noticeSearch = ({ isUnread, kind, page, pageSize }: NoticePlace) => ({
  filter: isUnread ? 'unread' : undefined,
  kind,
  page: page === 1 ? undefined : page,
  pageSize: pageSize === defaultPageSize ? undefined : pageSize,
});
