import { demand } from '@shuyuan/contract/kernel/app-error';
import { AccountType } from '@shuyuan/contract/ledger/currencies';
import type { Context, Tx } from '../../../platform/context.ts';
import type { Holder, Leg } from '../../ledger/index.ts';
import { findAccount, listActive } from '../../teams/index.ts';
import type { Goods } from '../index.ts';

/** The caller, as long as they work here. */
export async function findBuyer(tx: Tx, { actor: { tenantId, id } }: Context): Promise<Holder> {
  const [buyer] = await listActive(tx, tenantId, [id]);
  demand(buyer, 'price.not-for-sale');
  return { accountType: AccountType.person, holderId: id, name: buyer.fullName };
}

/** The account of a team; null: the company. */
export async function findSeller(tx: Tx, tenantId: string, { accountId, isCompanys }: Goods): Promise<Leg['holder']> {
  if (isCompanys) return null;
  const account = await findAccount(tx, tenantId, accountId ?? '');
  demand(account, 'price.not-for-sale');
  return { accountType: AccountType.team, holderId: account.id, name: account.name };
}
