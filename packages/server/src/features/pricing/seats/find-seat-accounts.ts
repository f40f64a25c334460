import { type Amount, amountToWire } from '@shuyuan/contract/kernel/amount';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { AccountType } from '@shuyuan/contract/ledger/currencies';
import type { Context, Tx } from '../../../platform/context.ts';
import type { Holder } from '../../ledger/index.ts';
import { listDirected } from '../../people/index.ts';
import { listOwnedAccounts } from '../../teams/index.ts';
import { balanceOf } from '../offer/balance-of.ts';
import { findBuyer } from '../purchase/find-buyer.ts';

/** The accounts that may pay beside the caller; null: the caller buys for nobody else. */
export async function findSeatAccounts({ read, actor }: Pick<Context, 'read' | 'actor'>) {
  const [directed, accounts] = await Promise.all([
    listDirected(read, actor.id),
    listOwnedAccounts(read, actor.tenantId, actor.id),
  ]);
  return directed.length === 0 && accounts.length === 0 ? null : accounts;
}

/** The payers and what they have: whoever directs an organisation or owns a share account, and each such account. */
export async function listSeatPayers(ctx: Context, own: Amount) {
  const accounts = await findSeatAccounts(ctx);
  if (!accounts) return [];
  const teams = accounts.map(async ({ id, name }) => {
    const balance = await balanceOf(ctx, { accountType: AccountType.team, holderId: id });
    return { id, name, balance: amountToWire(balance) };
  });
  return [{ id: null, name: '', balance: amountToWire(own) }, ...(await Promise.all(teams))];
}

/** The one the caller named, who may pay; refused for anybody else's account. */
export async function findSeatPayer(tx: Tx, ctx: Context, payerId: string | null): Promise<Holder> {
  const accounts = await findSeatAccounts({ ...ctx, read: tx });
  demand(accounts, 'auth.forbidden');
  if (payerId === null) return findBuyer(tx, ctx);
  const account = accounts.find(({ id }) => id === payerId);
  demand(account, 'auth.forbidden');
  return { accountType: AccountType.team, holderId: account.id, name: account.name };
}
