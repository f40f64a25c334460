import { Currency } from '@shuyuan/contract/ledger/currencies';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../world/open-world.ts';
import { ledgerOf } from '../../world/test-ledger.ts';
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
