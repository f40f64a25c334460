import type { Bus } from '../bus.ts';

/** Told on the bus when a session ends, with its `key`: other processes forget it at once. */
export const sessionEnded = 'auth.session-ended';

/** Told with a `memberId` when rights, place or password of somebody changed: their sessions are looked at afresh. */
export const memberChanged = 'auth.member-changed';

export const broadcastMemberChanged = (ctx: { readonly bus: Bus }, memberId: string): void =>
  ctx.bus.publish(memberChanged, { memberId });

/** After commit: a process told before it would read the old row again and remember that. */
export function broadcastSessionsEnded(ctx: { readonly bus: Bus }, keys: readonly string[]): void {
  for (const key of keys) ctx.bus.publish(sessionEnded, { key });
}
