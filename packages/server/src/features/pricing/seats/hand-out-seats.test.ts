import * as columns from '@shuyuan/contract/community/column.wire';
import { countRead } from '@shuyuan/contract/community/question-action.wire';
import { removeQuestion } from '@shuyuan/contract/community/question.wire';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { reverseTrade } from '@shuyuan/contract/ledger/currency.wire';
import * as wire from '@shuyuan/contract/pricing/seats.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { column, costs, post } from '../../../world/tests/money/test-pricing.ts';
import { whileChanging } from '../../../world/test-races.ts';
import { director, openSeats } from '../../../world/tests/money/test-seats.ts';

let of: Awaited<ReturnType<typeof openSeats>>;
beforeAll(async () => {
  of = await openSeats();
});
afterAll(() => of.close());

const numberOf = (code: keyof typeof errorTable) => errorTable[code].number;

test('[D-115] [payment.wrong-state] refused to hand out: another’s order, other people, more than are left, a closed order; nothing changes', async () => {
  const id = await of.sellOne();
  const { body: paid } = await of.buyMany(director, post(id), { quantity: 2, discountCoin: 100 });
  const orderId = (await of.ordersOf(director)).items[0]?.id ?? '';
  const [one, two, three] = [await of.subordinate(), await of.subordinate(), await of.subordinate()];
  const abroad = await of.subordinate('海外业务部');
  const before = await of.snapshot();
  const memberIds = [await of.idOf(one)];
  expect((await of.world.visitor.call(wire.handOutSeats, { id: orderId, memberIds })).status).toBe(401);
  for (const account of ['outsider', 'songqinghe', 'luchengze', one]) {
    expect([account, (await of.handTo(account, orderId, one)).status]).toEqual([account, 404]);
    expect([account, (await of.seatsIn(account, orderId)).status]).toEqual([account, 404]);
    expect((await (await of.as(account)).call(wire.listSeatPeople, { id: orderId })).status).toBe(404);
  }
  for (const stranger of [abroad, 'outsider', director])
    expect((await of.handTo(director, orderId, one, stranger)).body.errorCode).toBe(numberOf('pack.unknown-person'));
  expect((await of.handTo(director, orderId, one, two, three)).body.errorCode).toBe(numberOf('seat.none-left'));
  expect((await (await of.as(director)).call(wire.handOutSeats, { id: orderId, memberIds: [] })).status).toBe(422);
  expect(await of.snapshot()).toBe(before);
  await (await of.as('luchengze')).call(reverseTrade, { id: String(paid.id), reason: '买错了' });
  expect((await of.handTo(director, orderId, one)).body.errorCode).toBe(numberOf('payment.wrong-state'));
});

test('[D-181] who moves away, and whose office ends, at that moment is seen before a seat is given', async () => {
  const orderId = await of.order(director, post(await of.sellOne()), { quantity: 3, discountCoin: 100 });
  const one = await of.subordinate();
  const moved = {
    statement: `update member set organization_id = (select id from organization where name = '海外业务部') where id = $1`,
    values: [await of.idOf(one)],
  };
  const late = await whileChanging(of.world, moved, () => of.handTo(director, orderId, one));
  expect(late.body.errorCode).toBe(numberOf('pack.unknown-person'));
  expect(await of.countsOf(orderId)).toEqual({ number: 0, seats: 0, is_ended: false });
});

test('[D-115] [seat.used] a seat nobody has opened is taken back and given to another; one that was used stays, also of who left', async () => {
  const id = await of.sellOne();
  const orderId = await of.order(director, post(id), { quantity: 2, discountCoin: 100 });
  const [reader, idle, next] = [await of.subordinate(), await of.subordinate(), await of.subordinate()];
  await of.handTo(director, orderId, reader, idle);
  await (await of.as(reader)).call(countRead, { id });
  await expect.poll(() => of.world.rows('select 1 from question_read where question_id = $1', [id])).toHaveLength(1);
  const seats = (await of.seatsIn(director, orderId)).body.items;
  expect(new Map(seats.map(({ memberId, canTakeBack }) => [memberId, canTakeBack]))).toEqual(
    new Map([
      [await of.idOf(reader), false],
      [await of.idOf(idle), true],
    ]),
  );
  const before = await of.snapshot();
  expect((await of.take(director, orderId, reader)).body.errorCode).toBe(numberOf('seat.used'));
  expect((await of.take(director, orderId, next)).status).toBe(404);
  for (const account of ['outsider', 'songqinghe', idle])
    expect((await of.take(account, orderId, idle)).status).toBe(404);
  const visiting = await of.world.visitor.call(wire.takeBackSeat, { id: orderId, memberId: await of.idOf(idle) });
  expect(visiting.status).toBe(401);
  expect(await of.snapshot()).toBe(before);
  await of.world.rows(`update member set state = 'left' where account = any($1)`, [[reader, idle]]);
  expect((await of.take(director, orderId, reader)).body.errorCode).toBe(numberOf('seat.used'));
  expect((await of.take(director, orderId, idle)).body).toEqual({ freeNum: 1 });
  expect((await of.handTo(director, orderId, next)).body.handedOutNum).toBe(1);
  expect(await of.countsOf(orderId)).toEqual({ number: 2, seats: 2, is_ended: false });
});

test('[D-109] seats whose purchase is taken back are closed, subscriptions with them, and paid back to who paid once', async () => {
  const bundle = await of.sellColumn('guhuaiqian', of.teamId, costs(30));
  const before = await of.coinsOf(director);
  const { body } = await of.buyMany(director, column(bundle), { quantity: 3, discountCoin: 30 });
  const orderId = (await of.ordersOf(director)).items[0]?.id ?? '';
  const receivers = [await of.subordinate(), await of.subordinate()];
  await of.handTo(director, orderId, ...receivers);
  const read = async () => (await (await of.as(String(receivers[0]))).call(columns.readColumn, { id: bundle })).body;
  expect(await read()).toMatchObject({ subscribeId: expect.any(String), subscribeNum: 2, offer: { isOpen: true } });
  const dean = await of.as('luchengze');
  const reversal = { id: String(body.id), reason: '买错了' };
  const answers = await Promise.all(Array.from({ length: 5 }, () => dean.call(reverseTrade, reversal)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422, 422]);
  expect(await of.coinsOf(director)).toBe(before);
  expect(await read()).toMatchObject({ subscribeId: null, subscribeNum: 0, offer: { isOpen: false } });
  expect(await of.countsOf(orderId)).toEqual({ number: 0, seats: 0, is_ended: true });
  expect((await of.ordersOf(director)).items[0]?.endTime).toEqual(expect.any(Number));
  expect(await of.faults()).toEqual([]);
});

test('[D-137] what seats were paid for is not taken away by those who sell it, though none is handed out', async () => {
  const id = await of.sellOne();
  await of.order(director, post(id), { quantity: 2, discountCoin: 100 });
  const before = await of.snapshot();
  const answer = await (await of.as('guhuaiqian')).call(removeQuestion, { id });
  expect(answer.body.errorCode).toBe(numberOf('price.sold'));
  expect(await of.snapshot()).toBe(before);
});
