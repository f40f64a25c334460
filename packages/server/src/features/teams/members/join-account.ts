import { AppError, demand } from '@shuyuan/contract/kernel/app-error';
import { maxAccountMembers, maxWrongCodes, wrongCodesWindowMs } from '@shuyuan/contract/teams/account-rules';
import { TeamMemberType } from '@shuyuan/contract/teams/team-member-type';
import { type Context, transact, type Tx } from '../../../platform/context.ts';
import { type AccountRow, lockAccount } from '../account.store.ts';
import { countPeople, findCallerRole, savePlace } from '../member.store.ts';
import { recordEvents } from '../record-event.ts';
import { countTry, findInvited, lockTries } from './invite.store.ts';

/** Who belongs to it already stays what they are. */
async function join(tx: Tx, ctx: Context, account: AccountRow): Promise<void> {
  const { id: memberId, tenantId } = ctx.actor;
  if ((await findCallerRole(tx, account.id, memberId)) !== null) return;
  const people = await countPeople(tx, { accountId: account.id });
  demand(people < maxAccountMembers, 'account.full', { max: maxAccountMembers });
  const place = { tenantId, accountId: account.id, memberId, memberType: TeamMemberType.member };
  const now = ctx.now();
  await savePlace(tx, { ...place, at: new Date(now) });
  await recordEvents(tx, { now: () => now }, { account, events: [{ kind: 'joined', personId: memberId }] });
}

/** Held, and looked up once more: a code that was replaced, or an account closed, while this waited opens nothing. */
async function openByCode(tx: Tx, tenantId: string, code: string): Promise<AccountRow | undefined> {
  const id = await findInvited(tx, tenantId, code);
  if (id === undefined) return undefined;
  const account = await lockAccount(tx, tenantId, id);
  return (await findInvited(tx, tenantId, code)) === id ? account : undefined;
}

/** TEAM-28, D-093. A wrong try is kept although it is refused: it is told after what counted it has committed. */
export async function joinAccount(ctx: Context, { inviteCode }: { inviteCode: string }) {
  const { id: memberId, tenantId } = ctx.actor;
  const joined = await transact(ctx, (within) =>
    within.inTransaction(async (tx) => {
      const guesser = { tenantId, memberId, windowFrom: new Date(within.now() - wrongCodesWindowMs) };
      demand((await lockTries(tx, guesser)) < maxWrongCodes, 'account.too-many-codes');
      const account = await openByCode(tx, tenantId, inviteCode.toUpperCase());
      if (account) await join(tx, within, account);
      else await countTry(tx, { ...guesser, at: new Date(within.now()) });
      return account;
    }),
  );
  if (!joined) throw new AppError('account.wrong-code');
  return { id: joined.id, name: joined.name };
}
