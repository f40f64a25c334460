import { AppError } from '@shuyuan/contract/kernel/app-error';
import { Currency } from '@shuyuan/contract/ledger/currencies';
import { TradeType } from '@shuyuan/contract/ledger/trade-types';
import * as fc from 'fast-check';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../world/open-world.ts';
import { ledgerOf } from '../../world/tests/money/test-ledger.ts';
import { type Holder, postTrade } from './index.ts';

let world: TestWorld;
let book: ReturnType<typeof ledgerOf>;
beforeAll(async () => {
  world = await openWorld({ env: { DATABASE_POOL: '12' } });
  book = ledgerOf(world);
});
afterAll(() => world.close());

let made = 0;
/** Accounts nobody else in this file touches; the book does not ask who they are. */
const holders = (count: number): Holder[] =>
  Array.from({ length: count }, () => (++made % 2 ? book.person(`p${made}`) : book.accountHolder(`t${made}`)));
const move = (from: Holder | null, to: Holder | null, hundredths: bigint) =>
  book.post({ legs: [book.leg(from, -hundredths), book.leg(to, hundredths)] });
const balancesOf = (all: readonly Holder[]) => Promise.all(all.map((holder) => book.balanceOf(holder)));
const refusal = (code: string) => expect.objectContaining({ code });

test('[LEDGER-08] D-098: what leaves one account comes to another, to the hundredth, and the answer says what is left', async () => {
  const [giver, taker] = holders(2) as [Holder, Holder];
  await book.give(giver, 10_000n);
  const posted = await move(giver, taker, 1_234n);
  expect([posted?.balanceOf(giver), posted?.balanceOf(taker)]).toEqual([8_766n, 1_234n]);
  expect(await book.totalsOf(giver)).toEqual({ amount_in: 10_000n, amount_out: 1_234n, balance: 8_766n });
  expect(await book.totalsOf(taker)).toEqual({ amount_in: 1_234n, amount_out: 0n, balance: 1_234n });
  expect(await book.faults()).toEqual([]);
});

test('coins and integral of one holder are two accounts', async () => {
  const [one] = holders(1) as [Holder];
  await book.give(one, 300n, Currency.coin);
  await book.give(one, 700n, Currency.integral);
  expect([await book.balanceOf(one, Currency.coin), await book.balanceOf(one, Currency.integral)]).toEqual([
    300n,
    700n,
  ]);
});

test('[LEDGER-04] D-111: who did it and whose account it was keep the names of then', async () => {
  const account = await book.newcomer();
  const id = await book.idOf(account);
  const tenantId = await book.tenantId();
  const posted = await world.installation.db.forTenant(tenantId).inTransaction((tx) =>
    postTrade(
      tx,
      { actor: { id }, now: world.clock.now },
      {
        tenantId,
        currency: Currency.coin,
        detail: '为什么',
        business: { type: 'question', id: 'q' },
        legs: [book.leg(null, -5n, TradeType.taskReward), book.leg({ ...book.person(id), name: '当时的名字' }, 5n)],
      },
    ),
  );
  await world.rows(`update member set full_name = '后来的名字' where id = $1`, [id]);
  expect(
    await world.rows(
      `select created_by_account, created_by_name, business_type, business_id, detail, trade_type, amount, balance_after, holder_name
       from ledger_trade t join ledger_entry e on e.trade_id = t.id where t.id = $1 order by seq`,
      [posted?.id],
    ),
  ).toMatchObject([
    { created_by_account: account, trade_type: 8, amount: -5n, balance_after: null, holder_name: '' },
    {
      business_type: 'question',
      business_id: 'q',
      detail: '为什么',
      amount: 5n,
      balance_after: 5n,
      holder_name: '当时的名字',
    },
  ]);
});

test('[C-32] [LEDGER-09] sums past 2^53 are exact to the hundredth', async () => {
  const [rich, other] = holders(2) as [Holder, Holder];
  await book.give(rich, 2n ** 53n + 1n);
  await book.give(rich, 100_000_000_000_000_000n);
  await move(rich, other, 2n ** 53n + 3n);
  expect(await balancesOf([rich, other])).toEqual([99_999_999_999_999_998n, 2n ** 53n + 3n]);
  expect(await book.faults()).toEqual([]);
});

test('D-098: nothing goes below zero, and a refused trade leaves nothing behind', async () => {
  const [poor, other, third] = holders(3) as [Holder, Holder, Holder];
  await book.give(poor, 100n);
  const before = await book.snapshot();
  await expect(move(poor, other, 101n)).rejects.toEqual(refusal('ledger.balance-short'));
  await expect(move(third, poor, 1n)).rejects.toEqual(refusal('ledger.balance-short'));
  expect(await book.snapshot()).toBe(before);
});

test('an account that is full says so instead of breaking, and so does what the platform pays out at once', async () => {
  const [full, other] = holders(2) as [Holder, Holder];
  const nearly = 8_999_999_999_999_999_999n;
  await book.give(full, nearly);
  await book.give(other, 5n);
  const before = await book.snapshot();
  await expect(move(other, full, 1n)).rejects.toEqual(refusal('ledger.too-much'));
  await expect(
    book.post({ legs: [book.leg(null, -nearly - 2n), ...holders(2).map((one) => book.leg(one, nearly / 2n + 1n))] }),
  ).rejects.toEqual(refusal('ledger.too-much'));
  expect(await book.snapshot()).toBe(before);
});

test('D-098: the database refuses sides that differ, nothing as an amount, and every other pen', async () => {
  const [one, other] = holders(2) as [Holder, Holder];
  await book.give(one, 100n);
  const before = await book.snapshot();
  const broken = (code: string) => expect.objectContaining({ code });
  await expect(book.post({ legs: [book.leg(one, -5n), book.leg(other, 6n)] })).rejects.toEqual(broken('23514'));
  await expect(book.post({ legs: [book.leg(other, 6n)] })).rejects.toEqual(broken('23514'));
  await expect(book.post({ legs: [book.leg(one, 0n), book.leg(other, 0n)] })).rejects.toEqual(broken('23514'));
  for (const statement of [
    'update ledger_entry set amount = amount + 1',
    'update ledger_entry set holder_name = $$x$$ where seq = (select max(seq) from ledger_entry)',
    'delete from ledger_entry',
    'update ledger_trade set detail = $$x$$',
    'delete from ledger_trade',
  ])
    await expect(world.rows(statement)).rejects.toEqual(broken('23001'));
  const [account] = await world.rows('select id from ledger_account where holder_id = $1', [one.holderId]);
  const spoil = (what: string) => world.rows(`update ledger_account set ${what} where id = $1`, [account?.['id']]);
  await expect(spoil('amount_out = amount_in + 1')).rejects.toEqual(broken('23514'));
  await expect(world.rows('delete from ledger_account where id = $1', [account?.['id']])).rejects.toEqual(
    broken('23503'),
  );
  expect(await book.snapshot()).toBe(before);
});

test('what may happen once only happens once, however many ask at the same moment', async () => {
  const [one] = holders(1) as [Holder];
  const onceKey = `once ${one.holderId}`;
  const ask = () => book.post({ onceKey, legs: [book.leg(null, -70n), book.leg(one, 70n)] });
  const posted = await Promise.all(Array.from({ length: 20 }, ask));
  expect(posted.filter((trade) => trade !== null)).toHaveLength(1);
  expect(await ask()).toBeNull();
  expect(await book.balanceOf(one)).toBe(70n);
  expect(await book.faults()).toEqual([]);
});

test('[D-109] a trade is taken back once, whoever asks at the same moment', async () => {
  const [one, other] = holders(2) as [Holder, Holder];
  await book.give(one, 100n);
  const first = await move(one, other, 60n);
  const back = () => book.post({ reverses: first?.id ?? '', legs: [book.leg(other, -60n), book.leg(one, 60n)] });
  const settled = await Promise.allSettled(Array.from({ length: 10 }, back));
  expect(settled.filter((each) => each.status === 'fulfilled' && each.value !== null)).toHaveLength(1);
  expect(await balancesOf([one, other])).toEqual([100n, 0n]);
});

test('whatever is traded, one after the other, the book says what plain counting says', async () => {
  const size = 4;
  const trade = fc.record({
    from: fc.nat(size - 1),
    to: fc.nat(size - 1),
    hundredths: fc.bigInt({ min: 1n, max: 150n }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(trade, { minLength: 1, maxLength: 10 }), async (trades) => {
      const all = holders(size);
      const counted = all.map(() => 100n);
      for (const holder of all) await book.give(holder, 100n);
      for (const { from, to, hundredths } of trades) {
        const [giver, taker] = [all[from] as Holder, all[to] as Holder];
        const isCovered = (counted[from] ?? 0n) >= hundredths;
        const outcome = await move(giver, taker, hundredths).then(
          () => 'posted',
          (error: unknown) => error instanceof AppError && error.code,
        );
        expect(outcome).toBe(isCovered ? 'posted' : 'ledger.balance-short');
        if (!isCovered) continue;
        counted[from] = (counted[from] ?? 0n) - hundredths;
        counted[to] = (counted[to] ?? 0n) + hundredths;
      }
      expect(await balancesOf(all)).toEqual(counted);
    }),
    { numRuns: 12 },
  );
  expect(await book.faults()).toEqual([]);
});

test('[D-098] sixty trades at once between the same accounts, in every direction: all is there, none waits in a circle', async () => {
  const all = holders(5);
  for (const holder of all.slice(0, 3)) await book.give(holder, 1_000n);
  const circles = await book.deadlocks();
  const settled = await Promise.allSettled(
    Array.from({ length: 60 }, (_, n) => {
      const from = all[n % 5] as Holder;
      const others = all.filter((holder) => holder !== from);
      const towards = n % 2 ? others : others.toReversed();
      return book.post({
        legs: [book.leg(from, -40n * BigInt(others.length)), ...towards.map((holder) => book.leg(holder, 40n))],
      });
    }),
  );
  const refused = settled.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
  expect(refused).toEqual(refused.map(() => refusal('ledger.balance-short')));
  expect(refused.length).toBeLessThan(60);
  const balances = (await balancesOf(all)) as bigint[];
  expect(balances.reduce((sum, one) => sum + one, 0n)).toBe(3_000n);
  expect(balances.filter((one) => one < 0n)).toEqual([]);
  expect(await book.faults()).toEqual([]);
  expect(await book.deadlocks()).toBe(circles);
});

test('accounts nobody had before are opened once, by whomever of many at the same moment', async () => {
  const all = holders(6);
  const circles = await book.deadlocks();
  const posted = await Promise.all(
    Array.from({ length: 20 }, (_, n) => {
      const towards = n % 2 ? all : all.toReversed();
      return book.post({ legs: [...towards.map((holder) => book.leg(holder, 10n)), book.leg(null, -60n)] });
    }),
  );
  expect(posted).toHaveLength(20);
  expect(await balancesOf(all)).toEqual(all.map(() => 200n));
  const ids = all.map(({ holderId }) => holderId);
  expect(await world.rows('select count(*)::int from ledger_account where holder_id = any($1)', [ids])).toEqual([
    { count: 6 },
  ]);
  expect(await book.faults()).toEqual([]);
  expect(await book.deadlocks()).toBe(circles);
});

test('five hundred receivers cost as many statements as one', async () => {
  const [source] = holders(1) as [Holder];
  await book.give(source, 1_000_000n);
  const tenantId = await book.tenantId();
  const statementsFor = async (receivers: readonly Holder[]) => {
    let statements = 0;
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => {
        statements += 1;
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    };
    await world.installation.db.forTenant(tenantId).inTransaction((tx) =>
      postTrade(
        tx.withPlugin(counting),
        { actor: null, now: world.clock.now },
        {
          tenantId,
          currency: Currency.coin,
          detail: String(receivers.length),
          legs: [book.leg(source, -3n * BigInt(receivers.length)), ...receivers.map((holder) => book.leg(holder, 3n))],
        },
      ),
    );
    return statements;
  };
  const many = holders(500);
  const few = await statementsFor(holders(1));
  expect(few).toBeLessThanOrEqual(7);
  // Again and again: from the sixth time on the database keeps one plan for all.
  for (let round = 0; round < 7; round++) expect(await statementsFor(many)).toBe(few);
  expect(await book.balanceOf(many[499] as Holder)).toBe(21n);
  expect(await book.faults()).toEqual([]);
});
