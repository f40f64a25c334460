import { randomInt } from 'node:crypto';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { inviteAlphabet, inviteCodeLength, keepsMembers } from '@shuyuan/contract/teams/account-rules';
import { type Context, transact } from '../../../platform/context.ts';
import { lockAccountAccess } from '../teams.policy.ts';
import { findInvite, saveInvite } from './invite.store.ts';

const newCode = (): string =>
  Array.from({ length: inviteCodeLength }, () => inviteAlphabet[randomInt(inviteAlphabet.length)]).join('');

/** D-093: the code there is, or a new one where there is none yet or it is to be another. */
const give =
  (isNew: boolean) =>
  (ctx: Context, { id }: { id: string }) =>
    transact(ctx, (within) =>
      within.inTransaction(async (tx) => {
        const { account, callerRole } = await lockAccountAccess(tx, within, id);
        demand(keepsMembers(callerRole), 'auth.forbidden');
        demand(account.state === 'active', 'account.wrong-state', { state: account.state });
        const known = isNew ? undefined : await findInvite(tx, id);
        const invite = known ?? { code: newCode(), renewedAt: new Date(within.now()) };
        if (!known) await saveInvite(tx, { ...invite, tenantId: account.tenantId, accountId: id });
        return { inviteCode: invite.code, renewTime: invite.renewedAt.getTime() };
      }),
    );

/** TEAM-24. */
export const readInviteCode = give(false);
export const renewInviteCode = give(true);
