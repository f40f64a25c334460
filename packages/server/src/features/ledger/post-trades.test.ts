import { AccountType, Currency } from '@shuyuan/contract/ledger/currencies';
import { TradeType } from '@shuyuan/contract/ledger/trade-types';
import { newId } from '../../platform/new-id.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../world/open-world.ts';
import { ledgerOf } from '../../world/tests/money/test-ledger.ts';
import { insertTrades } from './book.store.ts';
import { type Holder, postTrades, type Trade } from './index.ts';

let world: TestWorld;
let book: ReturnType<typeof ledgerOf>;
beforeAll(async () => {
  world = await openWorld({ env: { DATABASE_POOL: '12' } });
  book = ledgerOf(world);
});
afterAll(() => world.close());

let made = 0;
const holders = (count: number): Holder[] => Array.from({ length: count }, () => book.person(`several${++made}`));
const payment = async (holder: Holder, hundredths: bigint, currency: Currency = Currency.coin): Promise<Trade> => ({
  tenantId: await book.tenantId(),
  currency,
  legs: [book.leg(null, -hundredths), book.leg(holder, hundredths)],
  detail: 'several',
});
const postAll = async (trades: readonly [Trade, ...Trade[]]) =>
  world.installation.db
    .forTenant(await book.tenantId())
    .inTransaction((tx) => postTrades(tx, { actor: null, now: world.clock.now }, trades));

test('[D-107] several payments are one call: each a trade of its own, in both currencies, balances as after one by one', async () => {
  const [one, other] = holders(2) as [Holder, Holder];
  const posted = await postAll([
    await payment(one, 100n),
    await payment(one, 300n, Currency.integral),
    await payment(other, 5n),
    await payment(one, 7n),
  ]);
  expect(new Set(posted?.map(({ id }) => id)).size).toBe(4);
  expect(posted?.map(({ balanceOf }) => balanceOf(one))).toEqual([107n, 300n, 107n, 107n]);
  const entries = await world.rows(
    `select entry.trade_id, entry.currency, entry.balance_after from ledger_entry entry
     join ledger_account account on account.id = entry.account_id where account.holder_id = $1 order by entry.seq`,
    [one.holderId],
  );
  expect(entries).toEqual([
    { trade_id: posted?.[0]?.id, currency: 1, balance_after: 100n },
    { trade_id: posted?.[1]?.id, currency: 2, balance_after: 300n },
    { trade_id: posted?.[3]?.id, currency: 1, balance_after: 107n },
  ]);
  expect(await book.faults()).toEqual([]);
});

test('D-098: of several trades all are written or none, whichever of them is refused', async () => {
  const [one, other] = holders(2) as [Holder, Holder];
  const before = await book.snapshot();
  const taking: Trade = { ...(await payment(other, 1n)), legs: [book.leg(other, -9n), book.leg(one, 9n)] };
  await expect(postAll([await payment(one, 100n), taking])).rejects.toMatchObject({ code: 'ledger.balance-short' });
  await expect(postAll([await payment(one, 100n), { ...taking, legs: [book.leg(one, 9n)] }])).rejects.toMatchObject({
    code: '23514',
  });
  expect(await book.snapshot()).toBe(before);
});

test('what may happen once only is not one of several', async () => {
  const [one] = holders(1) as [Holder];
  const once: Trade = { ...(await payment(one, 5n)), onceKey: `once ${one.holderId}` };
  await postAll([once]);
  await expect(postAll([await payment(one, 1n), once])).rejects.toMatchObject({ code: '23505' });
  expect(await book.balanceOf(one)).toBe(5n);
});

test('D-098: the database refuses an entry without its trade or account, another company, and an account that goes or changes', async () => {
  const [one] = holders(1) as [Holder];
  const [posted] = (await postAll([await payment(one, 5n)])) ?? [];
  const [account] = await world.rows('select id from ledger_account where holder_id = $1', [one.holderId]);
  const write = (over: Readonly<Record<string, unknown>>) => {
    const tenant = 'select tenant_id from member limit 1';
    const row = { trade: posted?.id, account: account?.['id'], currency: 1, ...over };
    return world.rows(
      `insert into ledger_entry (tenant_id, trade_id, account_id, currency, trade_type, amount, balance_after, holder_name)
       select ${over['tenant'] === undefined ? `(${tenant})` : `'another'`}, $1, $2, $3, 1, amount, 5, '' from unnest(array[-1, 1]) amount`,
      [row.trade, row.account, row.currency],
    );
  };
  const before = await book.snapshot();
  for (const over of [{ trade: 'nowhere' }, { account: 'nowhere' }, { currency: 2 }, { tenant: 'another' }])
    await expect(write(over)).rejects.toMatchObject({ code: '23503' });
  for (const change of [`holder_id = 'x'`, 'currency = 2', `id = 'x'`, 'account_type = 3', `tenant_id = 'x'`])
    await expect(
      world.rows(`update ledger_account set ${change} where id = $1`, [account?.['id']]),
    ).rejects.toMatchObject({ code: '23001' });
  for (const table of ['ledger_account', 'ledger_trade', 'ledger_entry'])
    await expect(world.rows(`truncate ${table} cascade`)).rejects.toMatchObject({ code: '23001' });
  expect(await book.snapshot()).toBe(before);
});

test('a company posts for itself alone: its connection neither finds nor makes accounts of another', async () => {
  const [one] = holders(1) as [Holder];
  const trade = { ...(await payment(one, 5n)), tenantId: 'another' };
  await expect(postAll([trade])).rejects.toMatchObject({ code: '42501' });
});

test('[D-098] many accounts and few, old ones and new, from both ends at once: nobody waits in a circle', async () => {
  const old = holders(8);
  for (const holder of old) await book.give(holder, 10_000n);
  const circles = await book.deadlocks();
  const rounds = Array.from({ length: 12 }, () => holders(3));
  await Promise.all(
    rounds.flatMap((fresh, round) => {
      // Sorted among the old ones by chance: whoever makes them holds others meanwhile.
      const all = [...old, ...fresh];
      const ordered = round % 2 ? all : all.toReversed();
      return [
        book.post({ legs: [book.leg(null, -11n), ...ordered.map((holder) => book.leg(holder, 1n))] }),
        book.post({ legs: [book.leg(null, -8n), ...old.toReversed().map((holder) => book.leg(holder, 1n))] }),
        ...fresh.map((holder, at) =>
          book.post({ legs: [book.leg(old[(round + at) % 8] ?? null, -1n), book.leg(holder, 1n)] }),
        ),
      ];
    }),
  );
  const fresh = rounds.flat();
  expect(await Promise.all(fresh.map((holder) => book.balanceOf(holder)))).toEqual(fresh.map(() => 2n));
  expect(await book.faults()).toEqual([]);
  expect(await book.deadlocks()).toBe(circles);
});

test('D-098: of a trade that is refused nothing is left, even where whoever asked commits', async () => {
  const [one, other, late] = holders(3) as [Holder, Holder, Holder];
  await book.give(one, 100n);
  const before = await book.snapshot();
  const scope = world.installation.db.forTenant(await book.tenantId());
  const spend = await payment(one, 1n);
  for (const legs of [
    [book.leg(one, -102n), book.leg(other, 102n)],
    [book.leg(one, -50n), book.leg(late, 50n), book.leg(other, -1n), book.leg(one, 1n)],
  ])
    await scope.inTransaction(async (tx) => {
      const refused = postTrades(tx, { actor: null, now: world.clock.now }, [spend, { ...spend, legs }]);
      await expect(refused).rejects.toMatchObject({ code: 'ledger.balance-short' });
    });
  expect(await book.snapshot()).toBe(before);
});

test('D-098: what is given at this moment counts, for an account that has too little without it', async () => {
  const [poor, other] = holders(2) as [Holder, Holder];
  await book.give(poor, 1n);
  const scope = world.installation.db.forTenant(await book.tenantId());
  const author = { actor: null, now: world.clock.now };
  const gift = await payment(poor, 99n);
  const spending = await scope.inTransaction(async (tx) => {
    await postTrades(tx, author, [gift]);
    // It waits for this transaction, which nobody sees yet.
    const asked = book.post({ legs: [book.leg(poor, -100n), book.leg(other, 100n)] });
    await expect
      .poll(async () =>
        world.rows(`select from pg_stat_activity where wait_event_type = 'Lock' and query like '%post_trades%'`),
      )
      .toHaveLength(1);
    return { asked };
  });
  await expect(spending.asked).resolves.toMatchObject({ id: expect.any(String) });
  expect([await book.balanceOf(poor), await book.balanceOf(other)]).toEqual([0n, 100n]);
});

test('several trades read the accounts they name, however many a company has', async () => {
  const tenantId = await book.tenantId();
  await world.rows(
    `insert into ledger_account (id, tenant_id, account_type, holder_id, currency, created_at)
     select 'crowd-' || n, $1, 2, 'crowd-' || n, 1, now() from generate_series(1, 2000) n`,
    [tenantId],
  );
  const [first, ...rest] = await Promise.all(holders(8).map((holder) => payment(holder, 1n)));
  if (!first) throw new Error('nobody to pay');
  const scope = world.installation.db.forTenant(tenantId);
  const read = await scope.inTransaction(async (tx) => {
    const countRead = async () => {
      const { rows } = await sql<{ total: bigint }>`
        select coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) as total
        from pg_stat_xact_user_tables where relname = 'ledger_account'`.execute(tx);
      return Number(rows[0]?.total ?? 0);
    };
    const before = await countRead();
    // Once to make their accounts, once to find them.
    for (let time = 0; time < 2; time++) await postTrades(tx, { actor: null, now: world.clock.now }, [first, ...rest]);
    return (await countRead()) - before;
  });
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThan(200);
});

test('accounts in another order than that of the database get what is theirs', async () => {
  const all = holders(3);
  for (const holder of all) await book.give(holder, 10n);
  const ordered = all.toSorted((a, b) => (a.holderId < b.holderId ? 1 : -1));
  const tenantId = await book.tenantId();
  const trade = { id: newId(world.clock.now()), currency: Currency.coin, detail: 'several' };
  const { outcome, totals } = await world.installation.db.forTenant(tenantId).inTransaction((tx) =>
    insertTrades(tx, {
      tenantId,
      at: new Date(world.clock.now()),
      createdBy: null,
      trades: [{ ...trade, businessType: null, businessId: null, onceKey: null, reverses: null }],
      accounts: ordered.map(({ holderId }, at) => {
        const change = BigInt(at - 1);
        const accountType = AccountType.person;
        const [comes, goes] = change > 0n ? [change, 0n] : [0n, -change];
        return { accountType, holderId, currency: Currency.coin, comes, goes, floor: goes };
      }),
      legs: [0, 2].map((at) => ({
        trade: 1,
        account: at + 1,
        tradeType: TradeType.topUp,
        holderName: '',
        amount: BigInt(at - 1),
        movement: BigInt(at - 1),
      })),
    }),
  );
  expect([outcome, totals]).toEqual(['posted', ordered.map(() => ({ amountIn: 10n, amountOut: 0n }))]);
  expect(await Promise.all(ordered.map((holder) => book.balanceOf(holder)))).toEqual([9n, 10n, 11n]);
  expect(await book.faults()).toEqual([]);
});
