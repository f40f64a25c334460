import { slidingLifeMs } from '@shuyuan/contract/auth/session-life';
import { deviceOf } from '@shuyuan/contract/auth/device';
import { recordAccess } from '../../platform/access-log.ts';
import type { ContextOf, Tx } from '../../platform/context.ts';
import { newDevice } from '../../platform/http/device-cookie.ts';
import { notify } from '../notifications/index.ts';
import { insertSession } from './auth.store.ts';
import { saveDevice } from '../../platform/sessions/known-devices.store.ts';
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
    const isNewDevice = await saveDevice(tx, { tenantId, memberId, device, address, userAgent, at });
    await recordAccess(tx, ctx, { tenantId, memberId, action: 'signed-in', details: { isNewDevice } });
    if (isNewDevice) await notifyOwner(tx, ctx, { tenantId, memberId });
  });
  return { access_token: token, token_type: 'Bearer' as const, expires_in: slidingLifeMs / 1000, device };
}

/** Whoever did not sign in there must learn that somebody did. */
async function notifyOwner(
  tx: Tx,
  ctx: Ctx,
  { tenantId, memberId }: { tenantId: string; memberId: string },
): Promise<void> {
  const { browser, system } = deviceOf(ctx.caller.userAgent);
  const device = [browser, system].filter(Boolean).join(' · ') || '?';
  await notify(
    tx,
    { actor: { tenantId }, now: ctx.now },
    {
      kind: 'account',
      text: 'newDevice',
      values: { device, address: ctx.caller.address, signedInAt: ctx.now() },
      receivers: [memberId],
      subject: { kind: 'member', id: memberId },
      link: '/center/my/sessions',
    },
  );
}
