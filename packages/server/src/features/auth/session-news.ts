import type { Bus } from '../../platform/bus.ts';

/** Told on the bus when a session ends, with its `key`: other processes forget it at once. */
export const sessionEnded = 'auth.session-ended';

/** Told with a `memberId` when rights, place or password of somebody changed: their sessions are looked at afresh. */
export const memberChanged = 'auth.member-changed';

export const tellMemberChanged = (ctx: { readonly bus: Bus }, memberId: string): void =>
  ctx.bus.publish(memberChanged, { memberId });
