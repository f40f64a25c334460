import { LiveStatus } from './live-status.ts';

export type SubscriberNews = 'cancelled' | 'republished' | 'moved' | 'started';

/** What somebody who subscribed knows of a live, or would read if they looked. */
export type LiveState = { readonly status: LiveStatus; readonly startTime: number };

/** What subscribers were last told; null: nothing yet, so they know what it was when they subscribed. */
export type NotifiedState = { readonly status: LiveStatus | null; readonly startTime: number | null };

/**
 * How long a withdrawn, published or moved live stays as it is before anybody is told: somebody who takes it back and
 * brings it out again within this time has disturbed nobody.
 */
export const settleMs = 60_000;

/**
 * D-060, D-065: what subscribers have to hear of the state a live is in now, or null when they know it. What happened in
 * between and did not last is nobody's news.
 */
export function subscriberNews({ status, startTime }: LiveState, told: NotifiedState): SubscriberNews | null {
  if (status === told.status && status !== LiveStatus.notBegun) return null;
  if (status === LiveStatus.running) return 'started';
  if (status === LiveStatus.cancelled) return 'cancelled';
  if (status !== LiveStatus.notBegun) return null;
  if (told.status === LiveStatus.cancelled) return 'republished';
  return told.startTime !== null && told.startTime !== startTime ? 'moved' : null;
}
