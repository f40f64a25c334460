import { demand } from '@shuyuan/contract/kernel/app-error';
import { recordAccess } from '../../platform/access-log.ts';
import type { Context } from '../../platform/context.ts';
import { broadcastSessionsEnded } from '../../platform/sessions/session-events.ts';
import { endSessionsOf } from '../../platform/sessions/session.store.ts';

/** Ends sessions of the caller and logs how many; none is no event. */
async function endOwn(ctx: Context, which: { readonly only: string } | { readonly but: string }): Promise<string[]> {
  const { id: memberId, tenantId } = ctx.actor;
  const keys = await ctx.inTransaction(async (tx) => {
    const ended = await endSessionsOf(tx, { tenantId, memberId }, { at: new Date(ctx.now()), ...which });
    const details = { sessions: ended.length };
    if (ended.length > 0) await recordAccess(tx, ctx, { tenantId, memberId, action: 'session-ended', details });
    return ended;
  });
  broadcastSessionsEnded(ctx, keys);
  return keys;
}

/** One session of the caller; somebody else's is as unknown as one that never was. */
export async function endOneSession(ctx: Context, { id }: { id: string }): Promise<Record<string, never>> {
  demand((await endOwn(ctx, { only: id })).length > 0, 'request.not-found');
  return {};
}

export async function endOtherSessions(ctx: Context): Promise<{ endedSessions: number }> {
  return { endedSessions: (await endOwn(ctx, { but: ctx.actor.sessionKey })).length };
}
