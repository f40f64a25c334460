import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../platform/context.ts';
import { sessionEnded } from './session-news.ts';
import { endSessionsOf } from './session.store.ts';

/** After commit: a process told before it would read the old row again and remember that. */
export function tellEnded(ctx: Pick<Context, 'bus'>, keys: readonly string[]): void {
  for (const key of keys) ctx.bus.publish(sessionEnded, { key });
}

/** One session of the caller; somebody else's is as unknown as one that never was. */
export async function endOneSession(ctx: Context, { id }: { id: string }): Promise<Record<string, never>> {
  const { id: memberId, tenantId } = ctx.actor;
  const keys = await ctx.inTransaction((tx) =>
    endSessionsOf(tx, { tenantId, memberId }, { at: new Date(ctx.now()), only: id }),
  );
  demand(keys.length > 0, 'request.not-found');
  tellEnded(ctx, keys);
  return {};
}

export async function endOtherSessions(ctx: Context): Promise<{ endedSessions: number }> {
  const { id: memberId, tenantId, sessionKey } = ctx.actor;
  const keys = await ctx.inTransaction((tx) =>
    endSessionsOf(tx, { tenantId, memberId }, { at: new Date(ctx.now()), but: sessionKey }),
  );
  tellEnded(ctx, keys);
  return { endedSessions: keys.length };
}
