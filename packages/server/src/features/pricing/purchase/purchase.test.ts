import * as columns from '@shuyuan/contract/community/column.wire';
import { removeQuestion, updateQuestion } from '@shuyuan/contract/community/question.wire';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { idempotencyHeader } from '@shuyuan/contract/kernel/headers';
import { reverseTrade } from '@shuyuan/contract/ledger/currency.wire';
import { TradeType } from '@shuyuan/contract/ledger/trade-types';
import * as wire from '@shuyuan/contract/pricing/price.wire';
import { TeamMemberType } from '@shuyuan/contract/teams/team-member-type';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { whileChanging } from '../../../world/test-races.ts';
import {
  byCards,
  column,
  costs,
  free,
  ladder,
  post,
  openPricing,
  type PricingCompany,
} from '../../../world/tests/money/test-pricing.ts';

let of: PricingCompany;
beforeAll(async () => {
  of = await openPricing({ tanmuyang: TeamMemberType.member });
});
afterAll(() => of.close());

const numberOf = (code: keyof typeof errorTable) => errorTable[code].number;

test('[D-121] bought with coins: the buyer pays, the account earns, it is open; all in one trade', async () => {
  const id = await of.sell('hejingxing', of.teamId, costs(990, 1_990), { title: '边界应该怎样划分' });
  const [buyer, before] = [await of.rich(1_000n), await of.earnedBy(of.teamId)];
  expect((await of.offer(buyer, post(id))).body).toMatchObject({
    title: '边界应该怎样划分',
    balance: 1_000,
    isOpen: false,
    isBought: false,
    price: { isPay: 1, coin: 1_990, discountCoin: 990 },
  });
  const { status, body } = await of.buy(buyer, post(id), 990);
  expect([status, body]).toEqual([200, { id: expect.any(String), availableBalance: 10 }]);
  expect((await of.offer(buyer, post(id))).body).toMatchObject({ isOpen: true, isBought: true, balance: 10 });
  expect(await of.earnedBy(of.teamId)).toBe(BigInt(String(before)) + 990n);
  expect(await of.entitlementsOf(id)).toEqual([{ paid: 990n, is_traded: true }]);
  expect((await of.tradesOf(buyer))[0]).toMatchObject({
    tradeType: TradeType.purchase,
    tradeAmount: 990,
    availableBalance: 10,
    detail: '边界应该怎样划分',
    businessId: id,
    businessType: 'question',
  });
  const sides = await of.world.rows('select trade_type from ledger_entry where trade_id = $1 order by amount', [
    body.id,
  ]);
  expect(sides).toEqual([{ trade_type: TradeType.purchase }, { trade_type: TradeType.contentIncome }]);
  expect(await of.faults()).toEqual([]);
});

test('[D-121] [price.owned] what is bought is not bought again, nor what a bought column opens', async () => {
  const id = await of.sell('hejingxing', of.teamId, costs(100));
  const bundle = await of.sellColumn('hejingxing', of.teamId, costs(300), { questionIds: [id] });
  const [one, two] = [await of.rich(), await of.rich()];
  await of.buy(one, post(id), 100);
  expect((await of.buy(two, column(bundle), 300)).status).toBe(200);
  const before = await of.snapshot();
  for (const [buyer, thing, price] of [
    [one, post(id), 100],
    [two, post(id), 100],
    [two, column(bundle), 300],
  ] as const)
    expect((await of.buy(buyer, thing, price)).body.errorCode).toBe(numberOf('price.owned'));
  expect(await of.snapshot()).toBe(before);
});

test('[D-121] of many at once exactly one is paid, and of two who together have too little one buys', async () => {
  const [one, two] = [
    await of.sell('hejingxing', of.teamId, costs(700)),
    await of.sell('hejingxing', of.teamId, costs(700)),
  ];
  const buyer = await of.rich(1_000n);
  const same = await Promise.all(Array.from({ length: 6 }, () => of.buy(buyer, post(one), 700)));
  expect(same.map(({ body }) => body.errorCode ?? 0).toSorted((a, b) => a - b)).toEqual([
    0,
    ...Array.from({ length: 5 }, () => numberOf('price.owned')),
  ]);
  expect(await of.coinsOf(buyer)).toBe(300n);
  const other = await of.rich(1_000n);
  const both = await Promise.all([of.buy(other, post(one), 700), of.buy(other, post(two), 700)]);
  expect(both.map(({ body }) => body.errorCode ?? 0).toSorted((a, b) => a - b)).toEqual([
    0,
    numberOf('ledger.balance-short'),
  ]);
  expect(await of.coinsOf(other)).toBe(300n);
  expect(await of.faults()).toEqual([]);
});

test('[D-121] many buy a column and a post of it at once: nobody waits in a circle', async () => {
  const id = await of.sell('hejingxing', of.teamId, costs(10));
  const bundle = await of.sellColumn('hejingxing', of.teamId, costs(20), { questionIds: [id] });
  const buyers = await Promise.all(Array.from({ length: 8 }, () => of.rich(100n)));
  const earned = BigInt(String(await of.earnedBy(of.teamId)));
  await Promise.all(buyers.flatMap((buyer) => [of.buy(buyer, column(bundle), 20), of.buy(buyer, post(id), 10)]));
  const spent = await Promise.all(buyers.map(async (buyer) => 100n - BigInt(String(await of.coinsOf(buyer)))));
  const total = spent.reduce((a, b) => a + b, 0n);
  expect(await of.earnedBy(of.teamId)).toBe(earned + total);
  const [row] = await of.world.rows('select subscribe_num from special_column where id = $1', [bundle]);
  expect(row).toEqual({ subscribe_num: 8 });
  expect([await of.faults(), await of.deadlocks()]).toEqual([[], 0]);
});

test('[D-121] a price, an account or a column that changes at that moment is seen before anything is paid', async () => {
  const own = await of.team('shenruoxi');
  const [id, bundle] = [await of.sell('shenruoxi', own, costs(100)), await of.sellColumn('shenruoxi', own, costs(100))];
  const buyer = await of.rich(1_000n);
  const dearer = {
    statement: `with held as (update question set title = title where id = $1 returning id)
      update price set coin = 500, discount_coin = 500 where business_id = (select id from held)`,
    values: [id],
  };
  const late = await whileChanging(of.world, dearer, () => of.buy(buyer, post(id), 100));
  expect(late.body.errorCode).toBe(numberOf('price.changed'));
  const removed = { statement: 'update special_column set is_removed = true where id = $1', values: [bundle] };
  expect((await whileChanging(of.world, removed, () => of.buy(buyer, column(bundle), 100))).status).toBe(404);
  const closed = { statement: `update share_account set state = 'closed' where id = $1`, values: [own] };
  expect((await whileChanging(of.world, closed, () => of.buy(buyer, post(id), 500))).status).toBe(404);
  expect(await of.coinsOf(buyer)).toBe(1_000n);
  expect([await of.entitlementsOf(id), await of.entitlementsOf(bundle)]).toEqual([[], []]);
});

test('[D-121] [D-026] sent twice with one key it is paid once and answers the same', async () => {
  const id = await of.sell('hejingxing', of.teamId, costs(100));
  const buyer = await of.rich(1_000n);
  const extra = { headers: { [idempotencyHeader]: 'one-and-the-same-purchase' } };
  const first = await of.buy(buyer, post(id), 100, extra);
  expect((await of.buy(buyer, post(id), 100, extra)).body).toEqual(first.body);
  expect(await of.coinsOf(buyer)).toBe(900n);
});

test('[D-118] for nothing it is acquired, and the book hears nothing of it', async () => {
  const id = await of.sell('hejingxing', of.teamId, costs(0, 500));
  const buyer = await of.rich(0n);
  expect((await of.offer(buyer, post(id))).body.isOpen).toBe(false);
  const [before] = await of.world.rows('select count(*)::int from ledger_trade');
  expect((await of.buy(buyer, post(id), 0)).body).toEqual({ id: null, availableBalance: 0 });
  expect(await of.world.rows('select count(*)::int from ledger_trade')).toEqual([before]);
  expect(await of.entitlementsOf(id)).toEqual([{ paid: 0n, is_traded: false }]);
  expect((await of.offer(buyer, post(id))).body).toMatchObject({ isOpen: true, isBought: true });
});

test('[D-115] of a ladder a person buys one and pays the first range', async () => {
  const id = await of.sell('hejingxing', of.teamId, ladder);
  const buyer = await of.rich(2_000n);
  expect((await of.buy(buyer, post(id), 900)).body.errorCode).toBe(numberOf('price.changed'));
  expect((await of.buy(buyer, post(id), 1_500)).body.availableBalance).toBe(500);
  const before = await of.snapshot();
  const many = await (await of.as(buyer)).call(wire.purchase, { ...post(id), quantity: 2, discountCoin: 1_500 });
  expect(many.status).toBe(403);
  expect(await of.snapshot()).toBe(before);
});

test('[D-123] [price.changed] another price by now is refused; who has paid keeps it, and what they paid', async () => {
  const id = await of.sell('hejingxing', of.teamId, costs(100), {
    title: '涨价之前买到的',
    content: '<p>正文没有变。</p>',
  });
  const [early, late] = [await of.rich(1_000n), await of.rich(1_000n)];
  await of.buy(early, post(id), 100);
  const he = await of.as('hejingxing');
  const change = { id, title: '涨价之前买到的', content: '<p>正文没有变。</p>', topicIds: [] };
  expect((await he.call(updateQuestion, { ...change, price: costs(400) })).status).toBe(200);
  const before = await of.snapshot();
  expect((await of.buy(late, post(id), 100)).body.errorCode).toBe(34008);
  expect(await of.snapshot()).toBe(before);
  expect((await of.offer(early, post(id))).body).toMatchObject({
    isOpen: true,
    isBought: true,
    price: { discountCoin: 400 },
  });
  const { items } = (await (await of.as(early)).call(wire.listPurchases, {})).body;
  expect(items).toEqual([
    {
      ...post(id),
      title: '涨价之前买到的',
      discountCoin: 100,
      createTime: expect.any(Number),
      isThere: true,
      giverName: null,
    },
  ]);
  expect((await of.buy(late, post(id), 400)).status).toBe(200);
});

test('[D-138] [D-123] [price.unpaid] a column with a price is bought, which subscribes; left and joined again it costs nothing', async () => {
  const id = await of.sellColumn('hejingxing', of.teamId, costs(300));
  const buyer = await of.rich(1_000n);
  const caller = await of.as(buyer);
  const subscribe = (isOn: boolean) => caller.call(columns.subscribeColumn, { id, isOn });
  const before = await of.snapshot();
  expect((await subscribe(true)).body.errorCode).toBe(numberOf('price.unpaid'));
  expect(await of.snapshot()).toBe(before);
  const bought = await of.buy(buyer, column(id), 300);
  const sides = await of.world.rows('select trade_type from ledger_entry where trade_id = $1 order by amount', [
    bought.body.id,
  ]);
  expect(sides).toEqual([{ trade_type: TradeType.columnPurchase }, { trade_type: TradeType.columnIncome }]);
  const read = async () => (await caller.call(columns.readColumn, { id })).body;
  expect(await read()).toMatchObject({
    subscribeId: expect.any(String),
    subscribeNum: 1,
    offer: { isOpen: true, isBought: true },
  });
  expect((await subscribe(false)).body).toEqual({ subscribeId: null, subscribeNum: 0 });
  expect((await read()).offer).toMatchObject({ isOpen: true, isBought: true });
  expect((await subscribe(true)).body.subscribeNum).toBe(1);
  expect(await of.coinsOf(buyer)).toBe(700n);
});

test('[D-137] [column.has-subscribers] a column somebody has paid for is not taken away; one acquired for nothing is', async () => {
  const he = await of.as('hejingxing');
  const [paid, gift] = [
    await of.sellColumn('hejingxing', of.teamId, costs(5)),
    await of.sellColumn('hejingxing', of.teamId, costs(0)),
  ];
  const buyer = await of.rich();
  await of.buy(buyer, column(paid), 5);
  await of.buy(buyer, column(gift), 0);
  const before = await of.snapshot();
  expect((await he.call(columns.removeColumn, { id: paid })).body.errorCode).toBe(39012);
  expect(await of.snapshot()).toBe(before);
  expect((await he.call(columns.removeColumn, { id: gift })).status).toBe(200);
});

test('[D-109] a purchase that is taken back closes what it opened, and ends the subscription; it may be bought again', async () => {
  const bundle = await of.sellColumn('hejingxing', of.teamId, costs(300));
  const buyer = await of.rich(1_000n);
  const { id } = (await of.buy(buyer, column(bundle), 300)).body;
  const dean = await of.as('luchengze');
  expect((await dean.call(reverseTrade, { id: String(id), reason: '买错了' })).status).toBe(200);
  expect(await of.coinsOf(buyer)).toBe(1_000n);
  expect((await of.offer(buyer, column(bundle))).body).toMatchObject({ isOpen: false, isBought: false });
  const [row] = await of.world.rows('select subscribe_num from special_column where id = $1', [bundle]);
  expect(row).toEqual({ subscribe_num: 0 });
  expect((await of.buy(buyer, column(bundle), 300)).status).toBe(200);
});

test('[D-121] [price.not-for-sale] refused: what is free, by card, one’s own, waiting or of a closed account; nothing changes', async () => {
  const card = await of.makeCard();
  const own = await of.team('shenruoxi');
  const [gift, carded] = [
    await of.sell('hejingxing', of.teamId, free),
    await of.sell('hejingxing', of.teamId, byCards(card)),
  ];
  const [mine, waiting] = [
    await of.sell('hejingxing', of.teamId, costs(1)),
    await of.sell('hejingxing', of.teamId, costs(1)),
  ];
  const closed = await of.sell('shenruoxi', own, costs(1));
  const asked = await of.published('hejingxing');
  await of.world.rows(`update question set state = 'pending' where id = $1`, [waiting]);
  await of.world.rows(`update share_account set state = 'closed' where id = $1`, [own]);
  for (const account of ['hejingxing', 'luchengze']) await of.give(of.person(await of.idOf(account)), 1_000n);
  const buyer = await of.rich();
  const before = await of.snapshot();
  const notForSale = numberOf('price.not-for-sale');
  for (const [by, id] of [
    [buyer, gift],
    [buyer, carded],
    [buyer, asked],
    ['hejingxing', mine],
    ['tanmuyang', mine],
    ['luchengze', waiting],
    ['luchengze', closed],
  ] as const)
    expect([by, id, (await of.buy(by, post(id), 1)).body.errorCode]).toEqual([by, id, notForSale]);
  for (const id of [waiting, closed]) expect((await of.buy(buyer, post(id), 1)).status).toBe(404);
  expect(await of.snapshot()).toBe(before);
});

test('[D-121] refused: visitors, outsiders, who has too little, what is gone, what makes no sense; nothing changes', async () => {
  const [id, gone] = [
    await of.sell('hejingxing', of.teamId, costs(1_000)),
    await of.sell('hejingxing', of.teamId, costs(1)),
  ];
  const bundle = await of.sellColumn('hejingxing', of.teamId, costs(1_000));
  await (await of.as('hejingxing')).call(removeQuestion, { id: gone });
  const poor = await of.rich(999n);
  const before = await of.snapshot();
  for (const thing of [post(id), column(bundle)]) {
    expect((await of.world.visitor.call(wire.purchase, { ...thing, discountCoin: 1_000 })).status).toBe(401);
    expect((await of.world.visitor.call(wire.readOffer, thing)).status).toBe(401);
    expect((await of.buy('outsider', thing, 1_000)).status).toBe(404);
    expect((await of.offer('outsider', thing)).status).toBe(404);
    expect((await of.buy(poor, thing, 1_000)).body.errorCode).toBe(numberOf('ledger.balance-short'));
  }
  for (const thing of [post(gone), post('nothing'), column(id), post(bundle)]) {
    expect((await of.buy(poor, thing, 1)).status).toBe(404);
    expect((await of.offer(poor, thing)).status).toBe(404);
  }
  for (const wrong of [-1, 1.5]) expect((await of.buy(poor, post(id), wrong)).status).toBe(422);
  expect((await of.world.visitor.call(wire.listPurchases, {})).status).toBe(401);
  expect(await of.snapshot()).toBe(before);
});

test('[D-123] what was bought is listed, the newest first; what is gone keeps the name it had', async () => {
  const [first, second] = [
    await of.sell('hejingxing', of.teamId, costs(10), { title: '先买的一篇' }),
    await of.sell('hejingxing', of.teamId, costs(20), { title: '后买的一篇' }),
  ];
  const buyer = await of.rich();
  await of.buy(buyer, post(first), 10);
  of.world.clock.advance(1_000);
  await of.buy(buyer, post(second), 20);
  await of.world.rows(`update question set title = '改过的题目' where id = $1`, [first]);
  await of.world.rows(`update question set title = '改过的题目', state = 'removed' where id = $1`, [second]);
  const caller = await of.as(buyer);
  const { items, recordCount } = (await caller.call(wire.listPurchases, {})).body;
  expect(recordCount).toBe(2);
  expect(items.map(({ title, discountCoin, isThere }) => [title, discountCoin, isThere])).toEqual([
    ['后买的一篇', 20, false],
    ['改过的题目', 10, true],
  ]);
  expect((await caller.call(wire.listPurchases, { page: 2, pageSize: 1 })).body.items).toHaveLength(1);
  await of.setSwitches({ communityIsOpen: '0' });
  expect((await caller.call(wire.listPurchases, {})).body.items.some(({ isThere }) => isThere)).toBe(false);
  await of.setSwitches({ communityIsOpen: '1' });
});
