import { amount } from '@shuyuan/contract/kernel/amount';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { AccountType, Currency } from '@shuyuan/contract/ledger/currencies';
import { earningOf } from '@shuyuan/contract/ledger/earning';
import { TradeType } from '@shuyuan/contract/ledger/trade-types';
import { dayOf } from '@shuyuan/contract/teams/report-days';
import type { SystemContext } from '../../../platform/context.ts';
import type { Contribution } from '../../community/index.ts';
import { postTrade } from '../index.ts';
import { readTenantSetting } from '../../system/index.ts';
import { findWork, takeTurn } from './earning.store.ts';

/** An event older than this is the past: a company seeded again pays nobody for it. */
const payableMs = 7 * dayMs;

/** D-107: pays for something written, in coins and in integral as the company has it; told again, it is paid once. */
export async function payEarned(ctx: SystemContext, { at, ...earned }: Contribution): Promise<void> {
  const { tenantId, targetType, targetId } = earned;
  const work = await findWork(ctx.read, earned);
  if (!work || ctx.now() - at > payableMs) return;
  const { memberId, memberName, act, title } = work;
  const { amounts, timesADay } = earningOf(await readTenantSetting(ctx.read, tenantId, 'EARN_RULE'), act);
  const holder = { accountType: AccountType.person, holderId: memberId, name: memberName };
  const day = dayOf(at, ctx.external.timeZone);
  await ctx.inTransaction(async (tx) => {
    if (!(await takeTurn(tx, { tenantId, targetId, memberId, act, day, max: timesADay }))) return;
    for (const currency of Object.values(Currency)) {
      const worth = amounts[currency];
      if (worth === 0n) continue;
      const tradeType = TradeType.taskReward;
      const legs = [
        { holder: null, amount: amount(0n - worth), tradeType },
        { holder, amount: worth, tradeType },
      ];
      await postTrade(tx, ctx, {
        tenantId,
        currency,
        legs,
        detail: title,
        business: { type: targetType, id: targetId },
      });
    }
  });
}
