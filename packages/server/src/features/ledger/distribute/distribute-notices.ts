import { amount, formatAmount } from '@shuyuan/contract/kernel/amount';
import { Currency } from '@shuyuan/contract/ledger/currencies';
import { TradeBusiness } from '@shuyuan/contract/ledger/trade-types';
import type { SystemContext, Tx } from '../../../platform/context.ts';
import { enqueue, jobName } from '../../../platform/jobs.ts';
import { findGrant, listShares } from '../index.ts';
import { notify } from '../../notifications/index.ts';

export const sharesNoticeJob = jobName<{ readonly grantId: string }>('currency:tell-shares');

/** After commit, because everybody reads an amount of their own and the account is held until then. */
export const notifySharesLater = (tx: Tx, grantId: string): Promise<void> =>
  enqueue(tx, { name: sharesNoticeJob, payload: { grantId } });

/** Everybody who got the same reads the same. */
export async function notifyShares(ctx: SystemContext, grantId: string): Promise<void> {
  const grant = await findGrant(ctx.read, grantId);
  if (!grant) return;
  const byAmount = Map.groupBy(await listShares(ctx.read, grantId), (share) => share.amount);
  await ctx.inTransaction(async (tx) => {
    for (const [share, people] of byAmount)
      await notify(tx, ctx, {
        kind: 'reward',
        text: grant.currency === Currency.integral ? 'sharedIntegral' : 'shared',
        values: { team: grant.holderName, amount: formatAmount(amount(share)) },
        tenantId: grant.tenantId,
        receivers: people.map(({ holderId }) => holderId),
        subject: { kind: TradeBusiness.grant, id: grantId },
        link: '/learncoin-manage',
        key: `shared ${grantId}`,
      });
  });
}
