import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { NoticeKind } from '@shuyuan/contract/notifications/notice-kinds';
import { noticeTextKey } from '@shuyuan/contract/notifications/notice-text';
import type { Context } from '../../platform/context.ts';
import { broadcastNoticeChange } from './notice-news.ts';
import { listOwnTexts } from './templates/template.store.ts';
import { findUnread, listNotices as list, setAllRead, setRead } from './notifications.store.ts';

const ownerOf = ({ actor }: Context) => ({ tenantId: actor.tenantId, memberId: actor.id });

type Input = Paging & { readonly isUnread?: boolean | undefined; readonly kind?: NoticeKind | undefined };

/** D-147: one's own notices, newest first, each with the words its company has for it (D-198). */
export async function listNotices(ctx: Context, { isUnread, kind, ...paging }: Input) {
  const { rows, total } = await list(ctx.read, ownerOf(ctx), { isUnread, kind, paging });
  const codes = [...new Set(rows.map((notice) => noticeTextKey(notice.kind, notice.text)))];
  const own = await listOwnTexts(ctx.read, ctx.actor.tenantId, codes);
  const items = rows.map(({ subjectKind, subjectId, readAt, createdAt, ...notice }) => ({
    ...notice,
    ownText: own.get(noticeTextKey(notice.kind, notice.text)) ?? {},
    subject: { kind: subjectKind, id: subjectId },
    isRead: readAt !== null,
    createdAt: createdAt.getTime(),
  }));
  return { items, recordCount: total };
}

export async function countUnread(ctx: Context): Promise<{ unread: number }> {
  const { unread } = await findUnread(ctx.read, ownerOf(ctx));
  return { unread };
}

/** The other tabs of the person hear of it too. */
async function afterReading(ctx: Context): Promise<{ unread: number }> {
  broadcastNoticeChange(ctx.bus, ctx.actor.id, false);
  return countUnread(ctx);
}

export async function markRead(ctx: Context, { id }: { id: string }): Promise<{ unread: number }> {
  const isThere = await ctx.inTransaction((tx) => setRead(tx, ownerOf(ctx), { id, at: new Date(ctx.now()) }));
  demand(isThere, 'request.not-found');
  return afterReading(ctx);
}

export async function markAllRead(ctx: Context): Promise<{ unread: number }> {
  await ctx.inTransaction((tx) => setAllRead(tx, ownerOf(ctx), new Date(ctx.now())));
  return afterReading(ctx);
}
