import type { ErrorCode } from '@shuyuan/contract/kernel/app-error';
import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { Currency } from '@shuyuan/contract/ledger/currencies';
import { createCard, listMyCards } from '@shuyuan/contract/pricing/price.wire';
import * as wire from '@shuyuan/contract/pricing/shop.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRewards, type RewardsCompany } from '../../../world/tests/money/test-rewards.ts';
import { snapshotWithJobs } from '../../../world/test-snapshot.ts';

let company: RewardsCompany;
beforeAll(async () => {
  company = await openRewards();
});
afterAll(() => company.close());

const numberOf = (code: ErrorCode): number | null => errorTable[code].number;
const snapshot = () =>
  snapshotWithJobs(company.world, [
    'shop_item',
    'shop_order',
    'vip_card_member',
    'ledger_account',
    'ledger_trade',
    'ledger_entry',
    'notification',
    'audit_entry',
  ]);
const dean = () => company.as('luchengze');
type ItemInput = InputOf<typeof wire.createShopItem>;
const addItem = async (over: Partial<ItemInput> = {}) =>
  (await (await dean()).call(wire.createShopItem, { kind: 'thing', title: '保温杯', price: 1_000, ...over })).body.id;
const change = async (id: string, over: Partial<InputOf<typeof wire.changeShopItem>> = {}) =>
  (await dean()).call(wire.changeShopItem, { id, title: '保温杯', price: 1_000, ...over });
const addCard = async (cardName: string) => (await (await dean()).call(createCard, { cardName, days: 30 })).body.id;

async function withPoints(hundredths = 10_000n): Promise<string> {
  const account = await company.newcomer();
  if (hundredths > 0n) await company.give(company.person(await company.idOf(account)), hundredths, Currency.integral);
  return account;
}
const pointsOf = (account: string) => company.coinsOf(account, Currency.integral);
const order = async (account: string, itemId: string, price = 1_000, headers: Record<string, string> = {}) =>
  (await company.as(account)).call(wire.orderShopItem, { itemId, price }, { headers });
const stockOf = async (id: string) =>
  (await company.world.rows('select stock from shop_item where id = $1', [id]))[0]?.['stock'];
const stateOf = async (id: string) =>
  (await company.world.rows('select state from shop_order where id = $1', [id]))[0]?.['state'];
const cancel = async (account: string, id: string) => (await company.as(account)).call(wire.cancelShopOrder, { id });
const handOut = async (id: string, by = 'luchengze') => (await company.as(by)).call(wire.handOutShopOrder, { id });
const refuse = async (id: string, by = 'luchengze', reason = '缺货') =>
  (await company.as(by)).call(wire.refuseShopOrder, { id, reason });

test('a thing is ordered for points, waits, is handed out, and its buyer hears of it', async () => {
  const [account, itemId] = [await withPoints(), await addItem({ stock: 3 })];
  const { body, status } = await order(account, itemId);
  expect([status, body.state, body.integral]).toEqual([200, 'waiting', 9_000]);
  expect(await stockOf(itemId)).toBe(2);
  const own = (await (await company.as(account)).call(wire.listOwnShopOrders, {})).body;
  expect(own).toMatchObject({
    recordCount: 1,
    items: [{ id: body.id, title: '保温杯', price: 1_000, state: 'waiting', can: { handOut: false, cancel: true } }],
  });
  const waiting = (await (await dean()).call(wire.listShopOrders, { state: 'waiting' })).body.items;
  expect(waiting.find(({ id }) => id === body.id)).toMatchObject({ can: { handOut: true, cancel: true } });
  expect((await handOut(body.id)).body).toEqual({ id: body.id, state: 'handedOut' });
  const told = await company.world.rows(
    `select payload ->> 'text' as text, payload -> 'receivers' as receivers from graphile_worker._private_jobs job
     join graphile_worker._private_tasks task on task.id = job.task_id
     where task.identifier = 'notifications:deliver' and payload -> 'subject' ->> 'id' = $1`,
    [body.id],
  );
  expect(told).toEqual([{ text: 'shopHandedOut', receivers: [await company.idOf(account)] }]);
  expect(await company.faults()).toEqual([]);
});

test('the last ones are never sold twice: forty who ask at once for five have five, and forty pay for five', async () => {
  const itemId = await addItem({ stock: 5 });
  const people = await Promise.all(Array.from({ length: 40 }, () => withPoints(1_000n)));
  const answers = await Promise.all(people.map((account) => order(account, itemId)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  for (const { body } of answers.filter(({ status }) => status !== 200))
    expect(body.errorCode).toBe(numberOf('shop.sold-out'));
  expect(await stockOf(itemId)).toBe(0);
  const left = await Promise.all(people.map(pointsOf));
  expect(left.reduce<bigint>((sum, one) => sum + BigInt(String(one)), 0n)).toBe(35_000n);
  const [orders] = await company.world.rows('select count(*)::int from shop_order where item_id = $1', [itemId]);
  expect(orders).toEqual({ count: 5 });
  expect(await company.faults()).toEqual([]);
});

test('one person who asks many times at once has no more than each may', async () => {
  const [account, itemId] = [await withPoints(), await addItem({ stock: 10, perPerson: 2 })];
  const answers = await Promise.all(Array.from({ length: 6 }, () => order(account, itemId)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  for (const { body } of answers.filter(({ status }) => status !== 200))
    expect(body.errorCode).toBe(numberOf('shop.too-many'));
  expect([await stockOf(itemId), await pointsOf(account)]).toEqual([8, 8_000n]);
  const { items } = (await (await company.as(account)).call(wire.listShopItems, { pageSize: 100 })).body;
  expect(items.find(({ id }) => id === itemId)).toMatchObject({ ownNum: 2, stock: 8, perPerson: 2 });
});

test('cancelled or handed out, whichever comes first, and the points come back once', async () => {
  const [account, itemId] = [await withPoints(), await addItem({ stock: 1 })];
  const { id } = (await order(account, itemId)).body;
  const answers = await Promise.all([cancel(account, id), handOut(id), refuse(id), cancel(account, id)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { body } of answers.filter(({ status }) => status !== 200))
    expect((body as { errorCode?: number }).errorCode).toBe(numberOf('payment.wrong-state'));
  const isCancelled = (await stateOf(id)) === 'cancelled';
  expect([await stockOf(itemId), await pointsOf(account)]).toEqual(isCancelled ? [1, 10_000n] : [0, 9_000n]);
  expect(await company.faults()).toEqual([]);
});

test('an order that is refused for its buyer returns points and stock, and says why', async () => {
  const [account, itemId] = [await withPoints(), await addItem({ stock: 1 })];
  const { id } = (await order(account, itemId)).body;
  expect((await refuse(id)).body).toEqual({ id, state: 'cancelled' });
  expect([await stockOf(itemId), await pointsOf(account)]).toEqual([1, 10_000n]);
  const [own] = (await (await company.as(account)).call(wire.listOwnShopOrders, {})).body.items;
  expect(own).toMatchObject({ state: 'cancelled', reason: '缺货', can: { cancel: false } });
});

test('a card is held at once; taken back with its trade it is held no more, and may be ordered again', async () => {
  const cardId = await addCard('积分换的卡');
  const [account, itemId] = [
    await withPoints(),
    await addItem({ kind: 'card', cardId, title: '积分换的卡', stock: 1 }),
  ];
  const { body } = await order(account, itemId);
  expect(body.state).toBe('handedOut');
  const held = async () => (await (await company.as(account)).call(listMyCards, {})).body.items.map(({ id }) => id);
  expect(await held()).toEqual([cardId]);
  expect((await cancel(account, body.id)).body).toMatchObject({ errorCode: numberOf('payment.wrong-state') });
  const [trade] = await company.world.rows('select trade_id from shop_order where id = $1', [body.id]);
  expect((await company.reverse(String(trade?.['trade_id']))).status).toBe(200);
  expect([await held(), await stateOf(body.id), await stockOf(itemId), await pointsOf(account)]).toEqual([
    [],
    'cancelled',
    1,
    10_000n,
  ]);
  expect((await order(account, itemId)).status).toBe(200);
  expect(await company.faults()).toEqual([]);
});

test('[D-120] a card one holds is not sold again while it holds; one that has ended is', async () => {
  const cardId = await addCard('续期的卡');
  const [account, itemId] = [await withPoints(), await addItem({ kind: 'card', cardId, stock: 5 })];
  expect((await order(account, itemId)).status).toBe(200);
  const before = await snapshot();
  expect((await order(account, itemId)).body.errorCode).toBe(numberOf('price.owned'));
  expect(await snapshot()).toBe(before);
  await company.world.rows(
    `update vip_card_member set from_at = now() - interval '9 days', end_at = now() - interval '8 days' where card_id = $1`,
    [cardId],
  );
  expect((await order(account, itemId)).status).toBe(200);
  await company.world.rows('update vip_card_member set end_at = null where card_id = $1', [cardId]);
  expect((await order(account, itemId)).body.errorCode).toBe(numberOf('price.owned'));
});

test('sent twice it is ordered once and answers the same', async () => {
  const [account, itemId] = [await withPoints(), await addItem()];
  const key = { 'idempotency-key': 'shop-once' };
  const [first, second] = [await order(account, itemId, 1_000, key), await order(account, itemId, 1_000, key)];
  expect(second.body).toEqual(first.body);
  expect(await pointsOf(account)).toBe(9_000n);
});

test('refused: nothing left, not offered, another price, too few points, a card that has ended; nothing changes', async () => {
  const account = await withPoints();
  const soldOut = await addItem({ stock: 0 });
  const gone = await addItem();
  await change(gone, { isActive: false });
  const there = await addItem();
  const cardId = await addCard('结束的卡');
  const ended = await addItem({ kind: 'card', cardId });
  await company.world.rows('update vip_card set is_active = false where id = $1', [cardId]);
  const poor = await withPoints(999n);
  const before = await snapshot();
  const refused = async (who: string, itemId: string, price?: number) =>
    (await order(who, itemId, price)).body.errorCode;
  expect(await refused(account, soldOut)).toBe(numberOf('shop.sold-out'));
  expect(await refused(account, gone)).toBe(numberOf('price.not-for-sale'));
  expect(await refused(account, ended)).toBe(numberOf('price.not-for-sale'));
  expect(await refused(account, there, 999)).toBe(numberOf('price.changed'));
  expect(await refused(poor, there)).toBe(numberOf('ledger.balance-short'));
  expect((await order(account, 'nothing')).status).toBe(404);
  expect((await order('outsider', there)).status).toBe(404);
  expect((await company.world.visitor.call(wire.orderShopItem, { itemId: there, price: 1_000 })).status).toBe(401);
  expect(await snapshot()).toBe(before);
});

test('the points of a cancelled order cannot come back into a full account; nothing changes', async () => {
  const [account, itemId] = [await withPoints(1_000n), await addItem({ stock: 1 })];
  const { id } = (await order(account, itemId)).body;
  await company.give(company.person(await company.idOf(account)), 8_999_999_999_999_998_000n, Currency.integral);
  const before = await snapshot();
  for (const { body } of [await cancel(account, id), await refuse(id)])
    expect((body as { errorCode?: number }).errorCode).toBe(numberOf('ledger.too-much'));
  expect(await snapshot()).toBe(before);
});

test('a price that changes changes nothing for who has ordered', async () => {
  const [account, itemId] = [await withPoints(), await addItem({ stock: 2 })];
  const { id } = (await order(account, itemId)).body;
  await change(itemId, { price: 5_000, stock: 1 });
  await cancel(account, id);
  expect([await pointsOf(account), await stockOf(itemId)]).toEqual([10_000n, 2]);
});

test('the shop is kept by whoever manages coins, each of their own company; others are refused and nothing changes', async () => {
  const [account, itemId] = [await withPoints(), await addItem()];
  const { id } = (await order(account, itemId)).body;
  const before = await snapshot();
  for (const by of ['linzhiyuan', 'hejingxing', 'jiangshuyi', account]) {
    const caller = await company.as(by);
    const answers = [
      await caller.call(wire.createShopItem, { kind: 'thing', title: 'x', price: 100 }),
      await caller.call(wire.changeShopItem, { id: itemId, title: 'x', price: 100 }),
      await caller.call(wire.listManagedItems, {}),
      await caller.call(wire.listShopOrders, {}),
      await handOut(id, by),
      await refuse(id, by),
    ];
    expect(answers.map(({ status }) => status)).toEqual(Array(answers.length).fill(403));
  }
  const stranger = await company.as('outsider');
  expect((await stranger.call(wire.changeShopItem, { id: itemId, title: 'x', price: 100 })).status).toBe(404);
  for (const { status } of [await handOut(id, 'outsider'), await refuse(id, 'outsider')]) expect(status).toBe(404);
  expect((await cancel('linzhiyuan', id)).status).toBe(404);
  expect((await stranger.call(wire.listShopItems, {})).body).toMatchObject({ items: [], recordCount: 0 });
  expect((await stranger.call(wire.listManagedItems, {})).body).toEqual({ items: [], recordCount: 0 });
  expect((await stranger.call(wire.listShopOrders, {})).body).toEqual({ items: [], recordCount: 0 });
  expect(await snapshot()).toBe(before);
});

test('[D-120] an item has a name, a price, and of a card one of the company; words that are wrong are refused', async () => {
  const itemId = await addItem();
  const cardId = await addCard('另一张卡');
  const before = await snapshot();
  const create = async (over: Partial<ItemInput>) =>
    (await (await dean()).call(wire.createShopItem, { kind: 'thing', title: '书签', price: 100, ...over })).body;
  const refused = async (over: Partial<ItemInput>) => ((await create(over)) as { errorCode?: number }).errorCode;
  expect(await refused({ kind: 'card' })).toBe(numberOf('price.unknown-card'));
  expect(await refused({ kind: 'card', cardId: 'nothing' })).toBe(numberOf('price.unknown-card'));
  expect(await refused({ cardId })).toBe(numberOf('price.unknown-card'));
  expect(await refused({ title: '代开发票' })).toBe(numberOf('sensitive.found'));
  expect((await change(itemId, { price: 0 })).status).toBe(422);
  expect((await change(itemId, { description: '代开发票' })).body).toMatchObject({
    errorCode: numberOf('sensitive.found'),
  });
  const bad: Partial<ItemInput>[] = [
    { title: '' },
    { price: 0 },
    { title: '长'.repeat(61) },
    { stock: -1 },
    { perPerson: 0 },
  ];
  for (const over of bad)
    expect(
      (await (await dean()).call(wire.createShopItem, { kind: 'thing', title: '书签', price: 100, ...over })).status,
    ).toBe(422);
  const account = await withPoints(0n);
  expect((await (await company.as(account)).call(wire.refuseShopOrder, { id: 'x', reason: '代开发票' })).status).toBe(
    403,
  );
  expect(JSON.parse(await snapshot())[0][0]).toEqual(JSON.parse(before)[0][0]);
});

test('lists are bounded and go on page by page, the newest first', async () => {
  const account = await withPoints();
  const itemId = await addItem();
  const ids: string[] = [];
  for (let n = 0; n < 3; n++) {
    ids.unshift((await order(account, itemId)).body.id);
    company.world.clock.advance(10);
  }
  const own = await company.as(account);
  const pages = [1, 2].map((page) => own.call(wire.listOwnShopOrders, { page, pageSize: 2 }));
  expect((await Promise.all(pages)).flatMap(({ body }) => body.items.map(({ id }) => id))).toEqual(ids);
  expect((await own.call(wire.listShopItems, { pageSize: 1_000 })).status).toBe(422);
});
