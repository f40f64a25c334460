import { readQuestion } from '@shuyuan/contract/community/question.wire';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { idempotencyHeader } from '@shuyuan/contract/kernel/headers';
import { TradeType } from '@shuyuan/contract/ledger/trade-types';
import { listPurchases, purchase } from '@shuyuan/contract/pricing/price.wire';
import * as wire from '@shuyuan/contract/pricing/seats.wire';
import { TeamMemberType } from '@shuyuan/contract/teams/team-member-type';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { byCards, column, costs, ladder, post } from '../../../world/tests/money/test-pricing.ts';
import { director, openSeats } from '../../../world/tests/money/test-seats.ts';

let of: Awaited<ReturnType<typeof openSeats>>;
beforeAll(async () => {
  of = await openSeats();
});
afterAll(() => of.close());

const numberOf = (code: keyof typeof errorTable) => errorTable[code].number;

test('[D-115] [D-121] a director buys seats at the price of their range, in one trade and one order; they are theirs to hand out', async () => {
  const id = await of.sellOne(ladder, { title: '十一个席位的文章' });
  const [before, earned] = [await of.coinsOf(director), await of.earnedBy(of.teamId)];
  const { seatPayers } = (await of.offer(director, post(id))).body;
  expect(seatPayers).toEqual([{ id: null, name: '', balance: Number(before) }]);
  const { status, body } = await of.buyMany(director, post(id), { quantity: 11, discountCoin: 900 });
  expect([status, body]).toEqual([200, { id: expect.any(String), availableBalance: Number(before) - 9_900 }]);
  expect(await of.earnedBy(of.teamId)).toBe(BigInt(String(earned)) + 9_900n);
  const sides = await of.world.rows('select trade_type from ledger_entry where trade_id = $1 order by amount', [
    body.id,
  ]);
  expect(sides).toEqual([{ trade_type: TradeType.purchase }, { trade_type: TradeType.contentIncome }]);
  const { items, canBuy } = await of.ordersOf(director);
  expect(canBuy).toBe(true);
  expect(items[0]).toMatchObject({
    ...post(id),
    title: '十一个席位的文章',
    quantity: 11,
    handedOutNum: 0,
    discountCoin: 900,
    totalCoin: 9_900,
    payerName: null,
    endTime: null,
  });
  expect(await of.isOpenTo(director, id)).toBe(false);

  const receivers = [await of.subordinate(), await of.subordinate()];
  const given = await of.handTo(director, items[0]?.id ?? '', ...receivers);
  expect([given.status, given.body]).toEqual([200, { handedOutNum: 2, freeNum: 9, skipped: [] }]);
  for (const receiver of receivers) {
    const caller = await of.as(receiver);
    expect((await caller.call(readQuestion, { id })).body.content).not.toBe('');
    expect((await of.offer(receiver, post(id))).body).toMatchObject({ isOpen: true, isBought: true });
    const [bought] = (await caller.call(listPurchases, {})).body.items;
    expect(bought).toMatchObject({ ...post(id), discountCoin: 0, giverName: '周牧云' });
    expect((await of.buy(receiver, post(id), 1_500)).body.errorCode).toBe(numberOf('price.owned'));
  }
  const told = await of.world.rows(
    `select payload::jsonb -> 'values' as values, payload::jsonb -> 'receivers' as receivers
     from graphile_worker._private_jobs where payload ->> 'text' = 'seatReceived' and payload::jsonb -> 'receivers' ? $1`,
    [await of.idOf(String(receivers[0]))],
  );
  expect(told).toEqual([
    {
      values: { person: '周牧云', title: '十一个席位的文章' },
      receivers: expect.toSatisfy((ids: string[]) => ids.length === 2),
    },
  ]);
  expect(await of.faults()).toEqual([]);
});

test('[D-115] the owner of a share account pays from it, for its people and nobody else', async () => {
  const [member, stranger] = [await of.newcomer(), await of.newcomer()];
  const own = await of.team('hejingxing', { [member]: TeamMemberType.member });
  await of.give(of.accountHolder(own), 1_000n);
  const id = await of.sellOne();
  const before = await of.coinsOf('hejingxing');
  const { body } = await of.buyMany('hejingxing', post(id), { quantity: 3, discountCoin: 100, payerId: own });
  expect(body.availableBalance).toBe(700);
  expect([await of.coinsOf('hejingxing'), await of.earnedBy(own)]).toEqual([before, 700n]);
  const [order] = (await of.ordersOf('hejingxing')).items;
  expect(order?.payerName).toBe(own);
  const people = await (await of.as('hejingxing')).call(wire.listSeatPeople, { id: order?.id ?? '' });
  expect(people.body.items.map((one) => one.id).toSorted()).toEqual(
    [await of.idOf('hejingxing'), await of.idOf(member)].toSorted(),
  );
  expect((await of.handTo('hejingxing', order?.id ?? '', stranger)).body.errorCode).toBe(
    numberOf('pack.unknown-person'),
  );
  expect((await of.handTo('hejingxing', order?.id ?? '', member)).body.handedOutNum).toBe(1);
  // The account is another's now: so are its seats.
  await of.put(own, 'hejingxing', TeamMemberType.member);
  await of.put(own, member, TeamMemberType.owner);
  expect((await of.seatsIn('hejingxing', order?.id ?? '')).status).toBe(404);
  expect((await of.seatsIn(member, order?.id ?? '')).body.recordCount).toBe(1);
});

test('[D-121] [D-026] seats sent for twice with one key are paid once', async () => {
  const id = await of.sellOne();
  const before = BigInt(String(await of.coinsOf(director)));
  const extra = { headers: { [idempotencyHeader]: 'one-and-the-same-seats' } };
  const input = { quantity: 5, discountCoin: 100 };
  const first = await of.buyMany(director, post(id), input, extra);
  expect((await of.buyMany(director, post(id), input, extra)).body).toEqual(first.body);
  expect(await of.coinsOf(director)).toBe(before - 500n);
  expect(await of.world.rows('select quantity from seat_order where business_id = $1', [id])).toEqual([
    { quantity: 5 },
  ]);
});

test('[D-118] seats of what costs nothing are had without a trade', async () => {
  const id = await of.sellOne(costs(0, 500));
  expect((await of.buyMany(director, post(id), { quantity: 2, discountCoin: 0 })).body.id).toBeNull();
  const orderId = (await of.ordersOf(director)).items[0]?.id ?? '';
  const receiver = await of.subordinate();
  expect((await of.handTo(director, orderId, receiver)).status).toBe(200);
  expect(await of.isOpenTo(receiver, id)).toBe(true);
});

test('[D-115] refused: visitors, outsiders, who buys for nobody, another’s account, a wrong number or price; nothing changes', async () => {
  const [id, card] = [await of.sellOne(ladder), await of.makeCard()];
  const carded = await of.sellOne(byCards(card));
  const rich = await of.rich(1_000_000n);
  const foreign = await of.team('shenruoxi');
  const own = await of.sell('shenruoxi', foreign, costs(10));
  const before = await of.snapshot();
  const input = { quantity: 12, discountCoin: 900 };
  const thing = post(id);
  expect((await of.world.visitor.call(purchase, { ...thing, ...input })).status).toBe(401);
  for (const call of [wire.listSeatOrders, wire.listSeats, wire.listSeatPeople])
    expect((await of.world.visitor.call(call, { id: 'nothing' })).status).toBe(401);
  const answers = [
    [await of.buyMany('outsider', thing, input), 403],
    [await of.buyMany(rich, thing, input), 403],
    [await of.buyMany(director, thing, { ...input, payerId: foreign }), 403],
    [await of.buyMany(director, thing, { ...input, quantity: 1, payerId: foreign }), 422],
    [await of.buyMany(director, thing, { ...input, quantity: 1_001 }), 422],
    [await of.buyMany(director, thing, { ...input, quantity: 1.5 }), 422],
    [await of.buyMany(director, post('nothing'), input), 404],
  ] as const;
  expect(answers.map(([{ status }]) => status)).toEqual(answers.map(([, wanted]) => wanted));
  const refusals = [
    [await of.buyMany(director, thing, { quantity: 10, discountCoin: 900 }), 'price.changed'],
    [await of.buyMany(director, post(carded), { quantity: 2, discountCoin: 0 }), 'price.not-for-sale'],
    [await of.buyMany('shenruoxi', post(own), { quantity: 2, discountCoin: 10 }), 'price.not-for-sale'],
    [await of.buyMany('fangqiming', thing, { quantity: 1_000, discountCoin: 900 }), 'ledger.balance-short'],
  ] as const;
  expect(refusals.map(([{ body }]) => body.errorCode)).toEqual(refusals.map(([, code]) => numberOf(code)));
  expect(await of.snapshot()).toBe(before);
});

test('[D-115] [seat.none-left] forty hand out the last five at once: five are given, no more than were bought', async () => {
  const orderId = await of.order(director, post(await of.sellOne()), { quantity: 5, discountCoin: 100 });
  const receivers = await Promise.all(Array.from({ length: 40 }, () => of.subordinate()));
  const before = await of.deadlocks();
  const answers = await Promise.all(receivers.map((receiver) => of.handTo(director, orderId, receiver)));
  const codes = answers.map(({ body }) => body.errorCode ?? 0).toSorted((a, b) => a - b);
  expect(codes).toEqual([...Array<number>(5).fill(0), ...Array<number>(35).fill(numberOf('seat.none-left') ?? 0)]);
  expect(await of.countsOf(orderId)).toEqual({ number: 5, seats: 5, is_ended: false });
  expect(await of.deadlocks()).toBe(before);
});

test('[D-115] two orders, and the receiver themselves, at once: one has paid for it or given it, and nobody waits in a circle', async () => {
  const bundle = await of.sellColumn('guhuaiqian', of.teamId, costs(10));
  const orders = [
    await of.order(director, column(bundle), { quantity: 8, discountCoin: 10 }),
    await of.order(director, column(bundle), { quantity: 8, discountCoin: 10 }),
  ];
  const receivers = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const account = await of.subordinate();
      await of.give(of.person(await of.idOf(account)), 100n);
      return account;
    }),
  );
  const before = await of.deadlocks();
  await Promise.all([
    ...orders.map((orderId) => of.handTo(director, orderId, ...receivers)),
    ...receivers.map((receiver) => of.buy(receiver, column(bundle), 10)),
  ]);
  expect(await of.entitlementsOf(bundle)).toHaveLength(6);
  const counts = await Promise.all(orders.map(of.countsOf));
  for (const one of counts) expect(one?.['number']).toBe(one?.['seats']);
  const [row] = await of.world.rows('select subscribe_num from special_column where id = $1', [bundle]);
  expect(row).toEqual({ subscribe_num: 6 });
  expect([await of.deadlocks(), await of.faults()]).toEqual([before, []]);
});

test('[D-115] who has it already, alone or with its column, or sells it themselves, takes no seat', async () => {
  const id = await of.sellOne(costs(20));
  const bundle = await of.sellColumn('guhuaiqian', of.teamId, costs(30), { questionIds: [id] });
  const [buyer, subscriber, other] = [await of.subordinate(), await of.subordinate(), await of.subordinate()];
  for (const account of [buyer, subscriber]) await of.give(of.person(await of.idOf(account)), 100n);
  await of.buy(buyer, post(id), 20);
  await of.buy(subscriber, column(bundle), 30);
  const orderId = await of.order(director, post(id), { quantity: 4, discountCoin: 20 });
  const { body } = await of.handTo(director, orderId, buyer, subscriber, 'guhuaiqian', other, other);
  expect([body.handedOutNum, body.freeNum]).toEqual([1, 3]);
  expect(body.skipped.map(({ memberId, reason }) => [memberId, reason]).toSorted()).toEqual(
    (await Promise.all([buyer, subscriber, 'guhuaiqian'].map(async (one) => [await of.idOf(one), 'owned']))).toSorted(),
  );
});
