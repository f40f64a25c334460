import { type Amount, amount } from '@shuyuan/contract/kernel/amount';
import { AccountType, Currency } from '@shuyuan/contract/ledger/currencies';
import type { Context } from '../../../platform/context.ts';
import { findTotals, type Holder } from '../../ledger/index.ts';

type HolderKey = Pick<Holder, 'accountType' | 'holderId'>;

/** A balance in coins, the caller's by default. */
export async function balanceOf(
  { read, actor }: Pick<Context, 'read' | 'actor'>,
  { accountType, holderId }: HolderKey = { accountType: AccountType.person, holderId: actor.id },
): Promise<Amount> {
  const key = { tenantId: actor.tenantId, accountType, holderId, currency: Currency.coin };
  return amount((await findTotals(read, key)).balance);
}
