import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { goods, liveSalesOf } from '../../../world/tests/money/test-live-sales.ts';
import { director, seatsOf } from '../../../world/tests/money/test-seats.ts';

let world: TestWorld;
let of: ReturnType<typeof liveSalesOf>;
beforeAll(async () => {
  world = await openWorld({ env: { STAGE_ENGINE: 'off' } });
  of = liveSalesOf(world);
});
afterAll(() => world.close());

const unpaid = errorTable['price.unpaid'].number;

test('[D-115] seats of a live are handed out and open it; nobody can tell who has watched, so that they stay', async () => {
  const id = await of.sell();
  const seats = seatsOf(world);
  await seats.give(seats.person(await seats.idOf(director)), 10_000n);
  const orderId = await seats.order(director, goods(id), { quantity: 2, discountCoin: 300 });
  const receiver = await of.sales.newcomer();
  await seats.moveTo(receiver, '软件研发部');
  expect(await of.doors(receiver, id)).toEqual([unpaid, unpaid]);
  expect((await seats.handTo(director, orderId, receiver)).body).toMatchObject({ handedOutNum: 1 });
  expect(await of.doors(receiver, id)).toEqual(['open', 'open']);
  expect((await seats.take(director, orderId, receiver)).body.errorCode).toBe(errorTable['seat.used'].number);
});
