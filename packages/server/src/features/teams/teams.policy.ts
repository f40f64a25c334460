import { demand } from '@shuyuan/contract/kernel/app-error';
import type { TeamMemberType } from '@shuyuan/contract/teams/team-member-type';
import type { Actor, Context, Tx } from '../../platform/context.ts';
import { type AccountRow, findAccount, lockAccount } from './account.store.ts';
import { findCallerRole } from './member.store.ts';

export type AccountAccess = {
  readonly account: AccountRow;
  /** C-01, D-095: what the caller is in it, from its people alone; null: none of them. */
  readonly callerRole: TeamMemberType | null;
};

/** ROLE-03: who says which accounts speak for the company. */
export const auditsAccounts = ({ capabilities }: Pick<Actor, 'capabilities'>): boolean =>
  capabilities.has('team.audit');

/** An account as far as the caller may see it; one that is closed is there for its people and those who audit only. */
export const openAccount = async (ctx: Context, id: string): Promise<AccountAccess> =>
  accessTo(ctx, await findAccount(ctx.read, ctx.actor.tenantId, id));

async function accessTo(ctx: Context, account: AccountRow | undefined): Promise<AccountAccess> {
  demand(account, 'request.not-found');
  const callerRole = await findCallerRole(ctx.read, account.id, ctx.actor.id);
  const isThere = account.state === 'active' || callerRole !== null || auditsAccounts(ctx.actor);
  demand(isThere, 'request.not-found');
  return { account, callerRole };
}

/** The same for a change, held until it is written: what was decided stays true until then. */
export async function lockAccountAccess(tx: Tx, ctx: Context, id: string): Promise<AccountAccess> {
  return accessTo({ ...ctx, read: tx }, await lockAccount(tx, ctx.actor.tenantId, id));
}

/** What concerns the people of an account alone. */
export async function openAsOneOfThem(ctx: Context, id: string): Promise<AccountAccess> {
  const seen = await openAccount(ctx, id);
  demand(seen.callerRole !== null, 'auth.forbidden');
  return seen;
}
