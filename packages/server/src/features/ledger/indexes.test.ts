import { AccountType, Currency, Direction } from '@shuyuan/contract/ledger/currencies';
import { allTrades, TradeType } from '@shuyuan/contract/ledger/trade-types';
import type { Kysely, KyselyPlugin, RootOperationNode } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../world/open-world.ts';
import { ledgerOf } from '../../world/tests/money/test-ledger.ts';
import {
  countEntries,
  countShares,
  findEarnedIntegral,
  findGrant,
  findTotals,
  listEntries,
  listShares,
} from './index.ts';

let world: TestWorld;
let tenantId: string;
const trades = 10_000;

beforeAll(async () => {
  world = await openWorld();
  tenantId = await ledgerOf(world).tenantId();
  await world.rows(
    `insert into ledger_account (id, tenant_id, account_type, holder_id, currency, amount_in, created_at)
     select 'many-' || n, $1, case when n = 1 then 3 else 2 end, 'many-' || n, 1, 1000000, now() from generate_series(1, 5000) n`,
    [tenantId],
  );
  await world.rows(
    `insert into ledger_trade (id, tenant_id, currency, created_by_account, created_by_name, detail, created_at)
     select 'many-' || n, $1, 1, '', '', '1', now() from generate_series(1, ${trades}) n`,
    [tenantId],
  );
  // Half of what the team has comes from people, half goes to them.
  await world.rows(
    `insert into ledger_entry (tenant_id, trade_id, account_id, currency, trade_type, amount, balance_after, holder_name)
     select $1, 'many-' || n, case when side = 0 then 'many-1' else 'many-' || (n % 4999 + 2) end, 1,
       case when n % 2 = 0 then 9 - side * 3 else 1 + side end, case when n % 2 = side then -5 else 5 end, 5, 'x'
     from generate_series(1, ${trades}) n, generate_series(0, 1) side order by n, side`,
    [tenantId],
  );
  for (const table of ['ledger_account', 'ledger_trade', 'ledger_entry']) await world.rows(`vacuum analyze ${table}`);
});
afterAll(() => world.close());

/** Every statement of a store, explained instead of run, as a request of the company would run it. */
const explaining: KyselyPlugin = {
  transformQuery: ({ node }) => ({ ...node, explain: { kind: 'ExplainNode' } }) as RootOperationNode,
  // Stores make something of the rows they expect; a plan is handed out as the failure it then is.
  transformResult: ({ result }) => Promise.reject(new Error(JSON.stringify(result.rows))),
};
const planOf = async (ask: (read: Kysely<never>) => Promise<unknown>): Promise<string> => {
  const read = (world.installation.db.forTenant(tenantId).read as Kysely<never>).withPlugin(explaining);
  return ask(read).then(
    () => '',
    (error: unknown) => String(error),
  );
};

const keyOf = () => ({ tenantId, accountType: AccountType.team, holderId: 'many-1', currency: Currency.coin }) as const;
const paging = { page: 1, pageSize: 10 };

test('[LEDGER-19] a page of an account of ten thousand items reads its entries by index and the trades of the page alone', async () => {
  const cases = [
    [{ tradeType: allTrades }, /Index Cond: \(account_id = /],
    [{ tradeType: allTrades, type: Direction.income }, /Index Cond: \(\(account_id = .*? AND \(direction = /],
    [{ tradeType: TradeType.rewardReceived }, /Index Cond: \(\(account_id = .*? AND \(trade_type = /],
  ] as const;
  for (const [filter, condition] of cases)
    // From the sixth time on the database may plan without knowing the values.
    for (let round = 0; round < 7; round++) {
      const plan = await planOf((read) => listEntries(read, keyOf(), { ...filter, paging }));
      expect(plan).toMatch(condition);
      expect(plan).not.toContain('Seq Scan');
      expect(plan.indexOf('Limit')).toBeLessThan(plan.indexOf('on ledger_trade'));
    }
});

test('[LEDGER-19] a page that is narrowed has the items it would have without an index, in their order', async () => {
  const read = world.installation.db.forTenant(tenantId).read;
  const filters: readonly Parameters<typeof countEntries>[2][] = [
    { tradeType: allTrades, type: Direction.income },
    { tradeType: allTrades, type: Direction.expenditure },
    { tradeType: TradeType.rewardReceived },
    { tradeType: TradeType.rewardReceived, type: Direction.expenditure },
  ];
  for (const filter of filters) {
    const wanted = await world.rows(
      `select seq from ledger_entry where account_id = 'many-1' and ($1::int is null or direction = $1)
         and ($2 = 0 or trade_type = $2) order by seq desc`,
      [filter.type ?? null, filter.tradeType],
    );
    expect(await countEntries(read, keyOf(), filter)).toBe(wanted.length);
    for (const page of [1, 2, 7]) {
      const items = await listEntries(read, keyOf(), { ...filter, paging: { page, pageSize: 10 } });
      expect(items.map(({ seq }) => seq)).toEqual(wanted.slice(page * 10 - 10, page * 10).map(({ seq }) => seq));
    }
  }
});

test('[LEDGER-18] counting it, its totals and a grade read indexes only', async () => {
  for (let round = 0; round < 7; round++) {
    expect(await planOf((read) => findTotals(read, keyOf()))).toContain('Index');
    expect(await planOf((read) => findTotals(read, keyOf()))).not.toContain('Seq Scan');
    expect(await planOf((read) => findEarnedIntegral(read, tenantId, 'many-7'))).not.toContain('Seq Scan');
  }
  const person = { ...keyOf(), accountType: AccountType.person, holderId: 'many-7' };
  const plan = await planOf((read) => countEntries(read, person, { tradeType: allTrades }));
  expect(plan).not.toContain('Seq Scan');
});

test('[LEDGER-20] a grant among ten thousand trades is found by its id', async () => {
  for (const ask of [
    (read: Kysely<never>) => findGrant(read, 'many-8'),
    (read: Kysely<never>) => listShares(read, 'many-8', paging),
    (read: Kysely<never>) => countShares(read, 'many-8'),
  ]) {
    const plan = await planOf(ask);
    expect(plan).toContain('ledger_entry_trade');
    expect(plan).not.toContain('Seq Scan');
  }
});

test('D-102: whom a share came from is the first item of its trade', async () => {
  const read = world.installation.db.forTenant(tenantId).read;
  const person = { ...keyOf(), accountType: AccountType.person, holderId: 'many-10' };
  const items = await listEntries(read, person, { tradeType: TradeType.teamShare, paging });
  expect(items.map(({ giverName }) => giverName)).toEqual(items.map(() => 'x'));
  expect(items.length).toBeGreaterThan(0);
});
