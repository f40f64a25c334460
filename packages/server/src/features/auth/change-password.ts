import { isAcceptablePassword } from '@shuyuan/contract/auth/password';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { recordAudit } from '../../platform/audit.ts';
import { isCommonPassword } from '../../platform/common-passwords.ts';
import type { Context } from '../../platform/context.ts';
import { hashPassword, isPassword } from '../../platform/passwords.ts';
import { findPassword, savePassword } from './auth.store.ts';
import { deleteDevicesOf } from '../../platform/sessions/known-devices.store.ts';
import { broadcastMemberChanged, broadcastSessionsEnded } from '../../platform/sessions/session-events.ts';
import { endSessionsOf } from '../../platform/sessions/session.store.ts';

type Input = { readonly password: string; readonly newPassword: string };

/** A stolen session alone must not take the account over, so the present password is asked for. */
export async function changePassword(ctx: Context, { password, newPassword }: Input) {
  const { id, tenantId, sessionKey } = ctx.actor;
  const present = await ctx.guesses.guard(ctx.caller.address, async () => {
    const found = await findPassword(ctx.read, tenantId, id);
    demand((await isPassword(password, found?.passwordHash ?? null)) && found, 'auth.wrong-password');
    return found;
  });
  demand(newPassword !== password, 'auth.password-unchanged');
  demand(isAcceptablePassword(newPassword, present.account), 'auth.password-weak');
  demand(!isCommonPassword(newPassword), 'auth.password-common');
  const passwordHash = await hashPassword(newPassword);
  const keys = await ctx.inTransaction(async (tx) => {
    // Of two changes at once the second no longer knows the present password.
    demand(await savePassword(tx, id, { passwordHash, before: present.passwordHash }), 'auth.wrong-password');
    await recordAudit(tx, ctx, { tenantId, action: 'member.password-changed', subject: { kind: 'member', id } });
    // Whoever knew the old password may have signed in with it somewhere.
    await deleteDevicesOf(tx, id, ctx.caller.device);
    return endSessionsOf(tx, { tenantId, memberId: id }, { at: new Date(ctx.now()), but: sessionKey });
  });
  broadcastSessionsEnded(ctx, keys);
  // This session goes on, and must not be held to the one-time password any more.
  broadcastMemberChanged(ctx, id);
  return { endedSessions: keys.length };
}
