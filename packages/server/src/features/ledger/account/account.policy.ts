import { demand } from '@shuyuan/contract/kernel/app-error';
import { AccountType, type HolderType } from '@shuyuan/contract/ledger/currencies';
import type { Context } from '../../../platform/context.ts';
import { demandColleague } from '../../../platform/demand-colleague.ts';
import { openAccount } from '../../teams/index.ts';

export type AskedAccount = { readonly accountType: HolderType; readonly accountCode: string };

/**
 * D-110: one's own account, that of a share account for its people, any of the company for whoever manages coins. What
 * the caller says whose it is opens nothing.
 */
export async function openHolder(ctx: Context, { accountType, accountCode }: AskedAccount) {
  const { actor } = ctx;
  const managesCoins = actor.capabilities.has('ledger.manage');
  if (accountType === AccountType.team) {
    const { callerRole } = await openAccount(ctx, accountCode);
    demand(callerRole !== null || managesCoins, 'auth.forbidden');
  } else if (accountCode !== actor.id) {
    // Whoever left the company keeps the account (D-111).
    await demandColleague(ctx, accountCode);
    demand(managesCoins, 'auth.forbidden');
  }
  return { tenantId: actor.tenantId, accountType, holderId: accountCode };
}
