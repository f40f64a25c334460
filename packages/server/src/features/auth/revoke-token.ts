import { recordAccess } from '../../platform/access-log.ts';
import type { Context } from '../../platform/context.ts';
import { endSession } from './auth.store.ts';
import { sessionEnded } from '../../platform/sessions/session-events.ts';

/** The caller's own session ends, here and in every other process. */
export async function revokeToken(ctx: Context): Promise<Record<string, never>> {
  const { id: memberId, tenantId, sessionKey } = ctx.actor;
  await ctx.inTransaction(async (tx) => {
    await endSession(tx, Buffer.from(sessionKey, 'hex'), new Date(ctx.now()));
    await recordAccess(tx, ctx, { tenantId, memberId, action: 'signed-out' });
  });
  ctx.bus.publish(sessionEnded, { key: sessionKey });
  return {};
}
