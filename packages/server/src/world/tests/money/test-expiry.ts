import { AccountType, Currency } from '@shuyuan/contract/ledger/currencies';
import { TradeType } from '@shuyuan/contract/ledger/trade-types';
import { expireIntegral } from '../../../features/ledger/expire/expire-integral.ts';
import { findEarnedIntegral, postTrade, type Trade } from '../../../features/ledger/index.ts';
import { saveSetting } from '../../../features/system/index.ts';
import type { SystemContext } from '../../../platform/context.ts';
import { openRewards } from './test-rewards.ts';

/** Noon where the installation is. */
const noonOf = (day: string): number => Date.parse(`${day}T04:00:00Z`);

/** The company of the tests of coins, whose points come and go on days of the test. */
export async function openExpiry() {
  const company = await openRewards();
  const { world } = company;
  const { system } = world.installation;
  const tenantId = await company.tenantId();
  const ctxOn = (day: string): SystemContext => ({ ...system, now: () => noonOf(day) });
  const holderOf = async (account: string) => company.person(await company.idOf(account));

  const setRule = async (period: string, keptMonths = 12): Promise<void> => {
    const place = { tenantId, organizationId: tenantId };
    await saveSetting(system, { ...place, key: 'INTEGRAL_EXPIRY', value: period });
    await saveSetting(system, { ...place, key: 'INTEGRAL_KEPT', value: JSON.stringify({ keptMonths }) });
  };
  /** By the platform on a day. */
  const postOn = (day: string, trade: Pick<Trade, 'legs'> & Partial<Trade>) =>
    world.installation.db.forTenant(tenantId).inTransaction((tx) =>
      postTrade(
        tx,
        { actor: null, now: () => noonOf(day) },
        {
          tenantId,
          currency: Currency.integral,
          detail: 'test',
          ...trade,
        },
      ),
    );
  /** Points that come on a day or, below zero, are spent; answers the trade. */
  const move = async (account: string, day: string, hundredths: bigint): Promise<string> => {
    const tradeType = hundredths > 0n ? TradeType.taskReward : TradeType.purchase;
    const posted = await postOn(day, {
      legs: [company.leg(await holderOf(account), hundredths, tradeType), company.leg(null, -hundredths, tradeType)],
    });
    if (!posted) throw new Error('a trade of the test was there already');
    return posted.id;
  };
  /** The points spent by a trade come back on a day, as of an order that is cancelled. */
  const giveBack = async (account: string, day: string, spent: { id: string; hundredths: bigint }) =>
    postOn(day, {
      legs: [
        company.leg(await holderOf(account), spent.hundredths, TradeType.reversal),
        company.leg(null, -spent.hundredths, TradeType.reversal),
      ],
      reverses: spent.id,
    });
  const night = (day: string) => expireIntegral(ctxOn(day));
  const pointsOf = (account: string) => company.coinsOf(account, Currency.integral);
  const earnedBy = async (account: string) => findEarnedIntegral(system.read, tenantId, await company.idOf(account));
  const expiredOf = async (account: string) =>
    world.rows(
      `select entry.amount, trade.detail from ledger_entry as entry join ledger_trade as trade on trade.id = entry.trade_id
         join ledger_account as account on account.id = entry.account_id
       where account.holder_id = $1 and account.account_type = $2 and entry.trade_type = $3 order by entry.seq`,
      [await company.idOf(account), AccountType.person, TradeType.expiry],
    );
  /** The notices of expiry that wait for somebody: when they are for, and how much they name. */
  const noticesFor = async (account: string) => {
    const id = await company.idOf(account);
    const told = await company.told('points expire ');
    return told.filter(({ receivers }) => Array.isArray(receivers) && receivers.includes(id));
  };
  return { ...company, ctxOn, setRule, postOn, move, giveBack, night, pointsOf, earnedBy, expiredOf, noticesFor };
}
export type ExpiryCompany = Awaited<ReturnType<typeof openExpiry>>;
