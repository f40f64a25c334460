import { dayMs } from '../kernel/time-units.ts';

/** Below `/api/v1`, as Server-Sent Events: the one call that stays open. */
export const noticeStreamPath = '/notifications/stream';
export const unreadEvent = 'unread';

/** What the stream says: how many are unread, and whether something arrived since the last event this client knows. */
export type UnreadNews = { readonly unread: number; readonly isNew: boolean };

/** On the same line, to whoever made a live: something about it changed, read it again (LIVE-CREATE-03). */
export const liveEvent = 'live';
export type LiveNews = { readonly id: string };

/** Counting stops here; a bell shows "99+" and the database need not count further. */
export const unreadMax = 100;

/** How long notices are kept. */
export const noticeLifeMs = 180 * dayMs;

/** Streams one person may hold open in one process; a further tab asks every minute instead. */
export const streamsPerMember = 10;
/** A line that says nothing, so that proxies keep the stream open and the client hears that it lives. */
export const heartbeatMs = 20_000;
/** Longer silence than this and the client opens another. */
export const silenceMs = 45_000;

const firstWaitMs = 1_000;
const longestWaitMs = 60_000;
/** After this many failures in a row the client asks for the count itself before each further attempt. */
export const failuresBeforeAsking = 3;

/** Doubling, with jitter: a server that comes back is not met by everybody in the same second. `random` is 0…1. */
export const reconnectWaitMs = (failures: number, random: number): number =>
  Math.min(longestWaitMs, firstWaitMs * 2 ** Math.max(0, failures - 1)) * (0.5 + random / 2);
