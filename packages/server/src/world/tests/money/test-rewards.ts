import type { ContentTarget } from '@shuyuan/contract/community/question-actions';
import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { AccountType, Currency } from '@shuyuan/contract/ledger/currencies';
import * as wire from '@shuyuan/contract/ledger/currency.wire';
import { openWorld, type TestWorld } from '../../open-world.ts';
import { snapshotWithJobs } from '../../test-snapshot.ts';
import { discussionsOf } from '../community/test-discussions.ts';
import { ledgerOf } from './test-ledger.ts';

type Extra = { readonly headers?: Record<string, string> };

/** The demo company as the tests of rewards and of the administration of coins meet it. */
export function rewardsOf(world: TestWorld) {
  const ledger = ledgerOf(world);
  const { publish, say, move, told } = discussionsOf(world);
  const { as } = ledger;

  const teamCoinsOf = (id: string) => ledger.balanceOf(ledger.accountHolder(id));

  type Gift = { readonly hundredths?: number | string; readonly targetType?: ContentTarget };
  const reward = async (account: string, targetId: string, gift: Gift = {}, extra: Extra = {}) =>
    (await as(account)).call(
      wire.reward,
      { targetId, targetType: gift.targetType ?? 'question', tradeAmount: gift.hundredths ?? 500 },
      extra,
    );
  const rewarders = async (account: string, id: string, paging: { page?: number; pageSize?: number } = {}) =>
    (await as(account)).call(wire.listRewarders, { id, ...paging });

  type Grant = Partial<InputOf<typeof wire.grantCoins>> & Pick<InputOf<typeof wire.grantCoins>, 'accountCodes'>;
  /** By the dean, unless somebody else is named. */
  const grant = async ({ by = 'luchengze', ...wish }: Grant & { readonly by?: string }, extra: Extra = {}) =>
    (await as(by)).call(
      wire.grantCoins,
      { accountType: AccountType.person, type: Currency.coin, tradeAmount: 1_000, reason: '学习之星', ...wish },
      extra,
    );
  const reverse = async (id: string, { by = 'luchengze', reason = '发错了' } = {}, extra: Extra = {}) =>
    (await as(by)).call(wire.reverseTrade, { id, reason }, extra);
  const trades = async (over: InputOf<typeof wire.listTenantTrades> = {}, by = 'luchengze') =>
    (await as(by)).call(wire.listTenantTrades, over);
  const newestTradeOf = async (account: string) => (await ledger.tradesOf(account))[0];
  const check = async (by = 'luchengze') => (await as(by)).call(wire.checkBook, {});

  const countsOf = async (accountId: string) =>
    (
      await world.rows(
        `select reward_coin as all_time, (select coalesce(sum(reward), 0)::bigint from share_account_day
           where account_id = share_account.id) as by_day from share_account where id = $1`,
        [accountId],
      )
    )[0];

  /** Everything a refused act must leave alone. */
  function snapshot(): Promise<string> {
    const book = ['ledger_account', 'ledger_trade', 'ledger_entry', 'reward'];
    return snapshotWithJobs(world, [...book, 'share_account', 'share_account_day', 'audit_entry', 'kept_answer']);
  }

  return {
    ...ledger,
    publish,
    say,
    move,
    told,
    teamCoinsOf,
    reward,
    rewarders,
    grant,
    reverse,
    trades,
    newestTradeOf,
    check,
    countsOf,
    snapshot,
  };
}

/** A world of its own for the tests of coins, beside another company; `close` takes it away again. */
export async function openRewards() {
  const world = await openWorld();
  const company = rewardsOf(world);
  await company.welcomeOutsider();
  return { ...company, world, close: world.close };
}
export type RewardsCompany = Awaited<ReturnType<typeof openRewards>>;
