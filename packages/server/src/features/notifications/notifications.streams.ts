import {
  liveEvent,
  type LiveNews,
  noticeStreamPath,
  unreadEvent,
  type UnreadNews,
} from '@shuyuan/contract/notifications/notice-stream';
import type { Context } from '../../platform/context.ts';
import type { StreamRoute } from '../../platform/http/mount-stream.ts';
import { onChange, onLiveChange } from './notice-news.ts';
import { findUnread } from './notifications.store.ts';

type Line = Parameters<StreamRoute['open']>[1];

/**
 * Says how many are unread: at once, and whenever that changes. A burst of news is one look into the database. Between
 * them it names lives of the person that changed.
 */
function follow(ctx: Context, { send, lastEventId }: Line): () => void {
  const owner = { tenantId: ctx.actor.tenantId, memberId: ctx.actor.id };
  let knownId = lastEventId;
  let isLooking = false;
  let isDue = false;

  async function look(): Promise<void> {
    const { unread, newestId } = await findUnread(ctx.read, owner);
    const data: UnreadNews = { unread, isNew: newestId !== null && newestId !== knownId };
    knownId = newestId;
    send({ event: unreadEvent, ...(newestId !== null && { id: newestId }), data });
  }

  async function lookAgain(): Promise<void> {
    isDue = true;
    if (isLooking) return;
    isLooking = true;
    while (isDue) {
      isDue = false;
      // The client asks for itself when it hears nothing; a failing look must not end the process.
      await look().catch((error: unknown) => ctx.log.warn({ err: error }, 'unread notices could not be counted'));
    }
    isLooking = false;
  }

  void lookAgain();
  const stopNotices = onChange(ctx.bus, owner.memberId, () => void lookAgain());
  const stopLives = onLiveChange(ctx.bus, owner.memberId, (id) =>
    send({ event: liveEvent, data: { id } satisfies LiveNews }),
  );
  return () => {
    stopNotices();
    stopLives();
  };
}

export const noticeStreams: readonly StreamRoute[] = [{ path: noticeStreamPath, open: follow }];
