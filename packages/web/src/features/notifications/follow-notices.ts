import {
  failuresBeforeAsking,
  liveEvent,
  type LiveNews,
  noticeStreamPath,
  reconnectWaitMs,
  silenceMs,
  unreadEvent,
  type UnreadNews,
} from '@shuyuan/contract/notifications/notice-stream';
import { countUnread } from '@shuyuan/contract/notifications/notifications.wire';
import { ApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/call.ts';
import { readStream } from '../../lib/event-stream.ts';
import { publishLiveChange } from '../../lib/live-news.ts';

type OnNews = (news: UnreadNews) => void;

/** A tab out of sight gives its connection back: a browser has six for one server, and pages need them. */
const hiddenMs = 10_000;

const isSessionLost = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      done();
    });
  });
}

/** What this page has heard so far; `isFresh` until its first line said or failed to say something. */
type Known = { lastEventId: string | null; isFresh: boolean };

/** One stream after the other until somebody gives up. While none can be had, the count is asked for instead. */
async function keepFollowing(onNews: OnNews, known: Known, signal: AbortSignal) {
  let failures = 0;
  while (!signal.aborted) {
    try {
      await readStream(noticeStreamPath, {
        signal,
        lastEventId: known.lastEventId,
        silenceMs,
        onMessage: ({ event, id, data }) => {
          // What the server writes on this line is typed by these same types.
          if (event === liveEvent) publishLiveChange((JSON.parse(data) as LiveNews).id);
          if (event !== unreadEvent) return;
          failures = 0;
          known.lastEventId = id ?? known.lastEventId;
          const { unread, isNew } = JSON.parse(data) as UnreadNews;
          // To a page that has just opened everything is new, its lists included: they are not read twice.
          onNews({ unread, isNew: isNew && !known.isFresh });
          known.isFresh = false;
        },
      });
      failures += 1;
    } catch (error) {
      // The next thing the person does will say so; a background line has no business opening the login page.
      if (signal.aborted || isSessionLost(error)) return;
      failures += 1;
    }
    known.isFresh = false;
    if (failures >= failuresBeforeAsking) await ask(onNews, signal);
    await wait(reconnectWaitMs(failures, Math.random()), signal);
  }
}

async function ask(onNews: OnNews, signal: AbortSignal): Promise<void> {
  const answer = await call(countUnread, {}, { signal }).catch(() => null);
  if (answer) onNews({ unread: answer.unread, isNew: false });
}

/** Hears of notices while the page is in sight; call what it returns to stop. */
export function followNotices(onNews: OnNews): () => void {
  const known: Known = { lastEventId: null, isFresh: true };
  let line: AbortController | null = null;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const open = (): void => {
    clearTimeout(leaving);
    if (line !== null) return;
    line = new AbortController();
    void keepFollowing(onNews, known, line.signal);
  };
  const close = (): void => {
    line?.abort();
    line = null;
  };
  const watch = (): void => {
    if (document.visibilityState === 'visible') open();
    else leaving = setTimeout(close, hiddenMs);
  };
  document.addEventListener('visibilitychange', watch);
  if (document.visibilityState === 'visible') open();
  return () => {
    document.removeEventListener('visibilitychange', watch);
    clearTimeout(leaving);
    close();
  };
}
