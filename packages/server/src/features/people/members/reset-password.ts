import { demand } from '@shuyuan/contract/kernel/app-error';
import { recordAudit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { hashPassword } from '../../../platform/passwords.ts';
import {
  broadcastSessionsEnded,
  deleteDevicesOf,
  endSessionsOf,
  unlockAccount,
} from '../../../platform/sessions/index.ts';
import { notify } from '../../notifications/index.ts';
import { findManagedMember, lockManagedMember } from './managed-members.store.ts';
import { saveOneTimePassword } from './members.store.ts';
import { newOneTimePassword, oneTimeEnd } from './one-time-password.ts';
import { canOf } from '../people.policy.ts';

/** A one-time password, told to the administrator once and stored only as its hash. */
export async function resetPassword(ctx: Context, { id }: { id: string }): Promise<{ password: string }> {
  const { tenantId } = ctx.actor;
  const known = await findManagedMember(ctx.read, tenantId, id);
  demand(known, 'request.not-found');
  const password = newOneTimePassword(known.account);
  // Before the transaction: a hash takes long enough to hold no lock over it.
  const passwordHash = await hashPassword(password);
  const ended = await ctx.inTransaction(async (tx) => {
    const member = await lockManagedMember(tx, tenantId, id);
    demand(member, 'request.not-found');
    demand(id !== ctx.actor.id, 'member.not-oneself');
    demand(canOf(ctx.actor, member).end, 'member.needs-platform-admin');
    demand(member.state === 'active', 'member.wrong-state', { state: member.state });
    await saveOneTimePassword(tx, id, { passwordHash, oneTimeUntil: oneTimeEnd(ctx.now()) });
    await unlockAccount(tx, member.account);
    await deleteDevicesOf(tx, id, null);
    await recordAudit(tx, ctx, { tenantId, action: 'member.password-reset', subject: { kind: 'member', id } });
    // Who did not ask for it must learn of it.
    const author = await findManagedMember(tx, tenantId, ctx.actor.id);
    await notify(tx, ctx, {
      kind: 'account',
      text: 'passwordReset',
      values: { person: author?.fullName ?? '' },
      receivers: [id],
      subject: { kind: 'member', id },
      link: '/center/my/sessions',
    });
    return endSessionsOf(tx, { tenantId, memberId: id }, { at: new Date(ctx.now()) });
  });
  broadcastSessionsEnded(ctx, ended);
  return { password };
}
