import { amount, amountToWire } from '@shuyuan/contract/kernel/amount';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import { AccountType } from '@shuyuan/contract/ledger/currencies';
import type { Context } from '../../../platform/context.ts';
import { countShares, findGrant, listShares } from '../index.ts';
import { openHolder } from './account.policy.ts';

/** LEDGER-06, LEDGER-20: for whoever may read the account it came from. */
export async function listGrantItems(ctx: Context, { grantId, ...paging }: Paging & { readonly grantId: string }) {
  const grant = await findGrant(ctx.read, grantId);
  demand(grant, 'request.not-found');
  await openHolder(ctx, { accountType: AccountType.team, accountCode: grant.holderId });
  const [shares, recordCount] = await Promise.all([
    listShares(ctx.read, grantId, paging),
    countShares(ctx.read, grantId),
  ]);
  const items = shares.map((share) => ({
    destinationAccountFullName: share.holderName,
    tradeAmount: amountToWire(amount(share.amount)),
  }));
  return { items, recordCount };
}
