import { amount } from '@shuyuan/contract/kernel/amount';
import { AccountType, Currency } from '@shuyuan/contract/ledger/currencies';
import { distribute, listTrades } from '@shuyuan/contract/ledger/currency.wire';
import { TradeType } from '@shuyuan/contract/ledger/trade-types';
import { type Holder, type Leg, postTrade, postTrades, type Trade } from '../../../features/ledger/index.ts';
import { createMember } from '../../../features/people/index.ts';
import type { Caller } from '../../caller.ts';
import type { TestWorld } from '../../open-world.ts';
import { snapshotWithJobs } from '../../test-snapshot.ts';
import { demoPassword } from '../../people.ts';
import { teamsOf } from '../community/test-teams.ts';

type Whole = Pick<Trade, 'currency' | 'legs' | 'detail'>;
type Extra = NonNullable<Parameters<Caller['call']>[2]>;

/** The demo company as the tests of coins meet it. */
export function ledgerOf(world: TestWorld) {
  const teams = teamsOf(world);
  const { system } = world.installation;
  let tenant = '';
  const tenantId = async (): Promise<string> =>
    (tenant ||= String(
      (await world.rows(`select tenant_id from member where account = 'linzhiyuan'`))[0]?.['tenant_id'],
    ));

  const person = (id: string): Holder => ({ accountType: AccountType.person, holderId: id, name: `Name of ${id}` });
  const team = (id: string): Holder => ({ accountType: AccountType.team, holderId: id, name: `Name of ${id}` });
  const leg = (holder: Holder | null, hundredths: bigint, tradeType: TradeType = TradeType.topUp): Leg => ({
    holder,
    amount: amount(hundredths),
    tradeType,
  });

  /** By the platform itself, as the company's own connection sees it. */
  async function post(trade: Partial<Trade> & Pick<Trade, 'legs'>) {
    const scope = world.installation.db.forTenant(await tenantId());
    const whole = { tenantId: await tenantId(), currency: Currency.coin, detail: 'test', ...trade };
    return scope.inTransaction((tx) => postTrade(tx, { actor: null, now: system.now }, whole));
  }
  /** The same of several trades that are written together or not at all. */
  async function postTogether(trades: readonly [Whole, ...Whole[]]) {
    const scope = world.installation.db.forTenant(await tenantId());
    const id = await tenantId();
    const [first, ...rest] = trades;
    const whole = ({ currency, legs, detail }: Whole): Trade => ({ tenantId: id, currency, legs, detail });
    return scope.inTransaction((tx) =>
      postTrades(tx, { actor: null, now: system.now }, [whole(first), ...rest.map(whole)]),
    );
  }
  const give = (holder: Holder, hundredths: bigint, currency: Currency = Currency.coin) =>
    post({
      currency,
      legs: [leg(null, -hundredths, TradeType.platformGrant), leg(holder, hundredths, TradeType.platformGrant)],
    });

  async function totalsOf({ accountType, holderId }: Pick<Holder, 'accountType' | 'holderId'>, currency: Currency = 1) {
    const [row] = await world.rows(
      `select amount_in, amount_out, balance from ledger_account
       where account_type = $1 and holder_id = $2 and currency = $3`,
      [accountType, holderId, currency],
    );
    return row ?? { amount_in: 0n, amount_out: 0n, balance: 0n };
  }
  const balanceOf = async (holder: Holder, currency: Currency = 1) => (await totalsOf(holder, currency))['balance'];

  /** What is wrong with the whole book; nothing ever is. */
  const faults = () =>
    world.rows(
      `select 'trade' as fault, trade_id as id from ledger_entry group by trade_id having sum(amount) <> 0
       union all
       select 'account', account.id from ledger_account account left join ledger_entry entry on entry.account_id = account.id
       where account_type <> 1 group by account.id
       having amount_in <> coalesce(sum(amount) filter (where amount > 0), 0)
         or amount_out <> coalesce(-sum(amount) filter (where amount < 0), 0) or balance < 0
       union all
       select 'order', entry.account_id from (
         select account_id, balance_after, sum(amount) over (partition by account_id order by seq) as counted
         from ledger_entry where balance_after is not null
       ) entry where balance_after <> counted`,
    );
  /** A deadlock is tried again and so never seen by who calls; the database remembers it. */
  const deadlocks = async () => {
    const [row] = await world.rows('select deadlocks::int from pg_stat_database where datname = current_database()');
    return row?.['deadlocks'];
  };

  /** Somebody whom the story of the company has given nothing yet. Answers the name they sign in with. */
  let come = 0;
  async function newcomer(): Promise<string> {
    const account = `newcomer${++come}`;
    const place = { tenantId: await tenantId(), organizationId: await tenantId(), roles: [] };
    await createMember(system, { ...place, account, fullName: `新人${come}`, password: demoPassword });
    return account;
  }

  /** Somebody new with so many hundredths. Answers the name they sign in with. */
  async function rich(hundredths = 100_000n): Promise<string> {
    const account = await newcomer();
    if (hundredths > 0n) await give(person(await teams.idOf(account)), hundredths);
    return account;
  }
  const coinsOf = async (account: string, currency: Currency = Currency.coin) =>
    balanceOf(person(await teams.idOf(account)), currency);
  /** Somebody's own trades, the newest first. */
  const tradesOf = async (account: string) => {
    const own = { accountType: AccountType.person, accountCode: await teams.idOf(account) };
    return (await (await teams.as(account)).call(listTrades, own)).body.items;
  };

  type Shares = Readonly<Record<string, number | string>>;
  /** Somebody shares out: hundredths by account. */
  async function share(account: string, enjoyId: string, shares: Shares, extra: Extra & { type?: Currency } = {}) {
    const grantItems = await Promise.all(
      Object.entries(shares).map(async ([to, tradeAmount]) => ({
        joinId: await teams.idOf(to),
        tradeAmount,
        joinType: 5 as const,
      })),
    );
    const { type = Currency.coin, ...rest } = extra;
    return (await teams.as(account)).call(distribute, { enjoyId, type, grantItems }, rest);
  }

  /** Everything a refused act must leave alone. */
  function snapshot(): Promise<string> {
    const names = [
      'ledger_account',
      'ledger_trade',
      'ledger_entry',
      'share_account',
      'share_account_member',
      'notification',
    ];
    return snapshotWithJobs(world, names);
  }

  return {
    ...teams,
    tenantId,
    person,
    accountHolder: team,
    leg,
    post,
    postTogether,
    give,
    totalsOf,
    balanceOf,
    faults,
    deadlocks,
    newcomer,
    rich,
    coinsOf,
    tradesOf,
    share,
    snapshot,
  };
}
