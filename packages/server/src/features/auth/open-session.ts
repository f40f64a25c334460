import { slidingLifeMs } from '@shuyuan/contract/auth/session-life';
import type { ContextOf } from '../../platform/context.ts';
import { newDevice } from '../../platform/http/device-cookie.ts';
import { insertSession } from './auth.store.ts';
import { saveDevice } from './known-devices.store.ts';
import { hashOf, newToken } from './token.ts';

type Ctx = Pick<ContextOf<unknown>, 'inTransaction' | 'now' | 'caller'>;

/** A session for somebody who has proved who they are, and its token: the only time it is told. */
export async function openSession(ctx: Ctx, { tenantId, memberId }: { tenantId: string; memberId: string }) {
  const token = newToken();
  const at = new Date(ctx.now());
  const { address, userAgent } = ctx.caller;
  const device = ctx.caller.device ?? newDevice();
  await ctx.inTransaction(async (tx) => {
    await insertSession(tx, { tokenHash: hashOf(token), tenantId, memberId, createdAt: at, address, userAgent });
    await saveDevice(tx, { tenantId, memberId, device, address, userAgent, at });
  });
  return { access_token: token, token_type: 'Bearer' as const, expires_in: slidingLifeMs / 1000, device };
}
