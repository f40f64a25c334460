import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { examSalesOf, goods } from '../../../world/tests/money/test-exam-sales.ts';
import { director, seatsOf } from '../../../world/tests/money/test-seats.ts';

let world: TestWorld;
let of: ReturnType<typeof examSalesOf>;
beforeAll(async () => {
  world = await openWorld();
  of = examSalesOf(world);
});
afterAll(() => world.close());

const refused = (code: keyof typeof errorTable) => ({ errorCode: errorTable[code].number });
const unpaid = errorTable['price.unpaid'].number;

test('[D-115] [seat.used] seats of an exam are handed out and open it; one is taken back only before its exam was begun', async () => {
  const id = await of.sell();
  const seats = seatsOf(world);
  const subordinate = async () => {
    const account = await of.sales.newcomer();
    await seats.moveTo(account, '软件研发部');
    return account;
  };
  await seats.give(seats.person(await seats.idOf(director)), 10_000n);
  const orderId = await seats.order(director, goods(id), { quantity: 2, discountCoin: 300 });
  const [taker, idle] = [await subordinate(), await subordinate()];
  expect(await of.start(taker, id)).toBe(unpaid);
  expect((await seats.handTo(director, orderId, taker, idle)).body).toMatchObject({ handedOutNum: 2 });
  expect(await of.start(taker, id)).toBe('open');
  expect((await seats.take(director, orderId, taker)).body).toMatchObject(refused('seat.used'));
  expect((await seats.take(director, orderId, idle)).status).toBe(200);
  expect(await of.start(idle, id)).toBe(unpaid);
});
