import { moderate } from '@shuyuan/contract/community/question-action.wire';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { withdrawCourse } from '@shuyuan/contract/study/courses/manage.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Refund, refundJob } from '../features/pricing/index.ts';
import { refundSold } from '../features/pricing/purchase/refund-sold.ts';
import { openWorld, type TestWorld } from '../world/open-world.ts';
import { article, courseSalesOf, everyone, goods } from '../world/tests/money/test-course-sales.ts';
import { costs, post } from '../world/tests/money/test-pricing.ts';
import { director, seatsOf } from '../world/tests/money/test-seats.ts';
import { shelves } from './shelves.ts';

let world: TestWorld;
let of: ReturnType<typeof seatsOf>;
let sales: ReturnType<typeof courseSalesOf>;
beforeAll(async () => {
  world = await openWorld();
  [of, sales] = [seatsOf(world), courseSalesOf(world)];
  await of.give(of.person(await of.idOf(director)), 1_000_000n);
});
afterAll(() => world.close());

/** Jobs that wait, done as a worker would, and once more. */
async function refund(): Promise<void> {
  const rows = await world.rows(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
     where t.id = j.task_id and t.identifier = $1 returning j.payload`,
    [refundJob],
  );
  for (const { payload } of [...rows, ...rows]) await refundSold(shelves)(world.installation.system, payload as Refund);
}

test('[D-125] [D-109] seats of what a moderator removes are paid back once to whoever paid, and closed', async () => {
  const seller = await of.team('guhuaiqian');
  const own = await of.team('hejingxing');
  await of.give(of.accountHolder(own), 1_000n);
  const id = await of.sell('guhuaiqian', seller, costs(100), { title: '要下架的文章' });
  const before = await of.coinsOf(director);
  const orderId = await of.order(director, post(id), { quantity: 3, discountCoin: 100 });
  await of.order('hejingxing', post(id), { quantity: 4, discountCoin: 100, payerId: own });
  const receiver = await of.subordinate();
  await of.handTo(director, orderId, receiver);
  const dean = await of.as('luchengze');
  expect((await dean.call(moderate, { id, step: 'remove', reason: '抄来的' })).status).toBe(200);
  await refund();
  expect([await of.coinsOf(director), await of.earnedBy(own), await of.earnedBy(seller)]).toEqual([before, 1_000n, 0n]);
  expect(await of.countsOf(orderId)).toEqual({ number: 0, seats: 0, is_ended: true });
  expect(await of.entitlementsOf(id)).toEqual([]);
  const told = await world.rows(
    `select payload ->> 'text' as text from graphile_worker._private_jobs
     where payload ->> 'text' = 'seatTakenBack' and payload::jsonb -> 'receivers' ? $1`,
    [await of.idOf(receiver)],
  );
  expect(told).toEqual([{ text: 'seatTakenBack' }]);
  expect((await dean.call(moderate, { id, step: 'restore', reason: '' })).status).toBe(200);
  await refund();
  expect([await of.coinsOf(director), await of.faults()]).toEqual([before, []]);
});

test('[D-115] a seat of a course is for whom the course is for; a withdrawn one is handed to nobody and paid back', async () => {
  const [one, two, abroad] = [await of.subordinate(), await of.subordinate(), await of.subordinate()];
  const audience = { ...everyone, isEveryone: false, memberIds: await Promise.all([director, one, two].map(of.idOf)) };
  const { id } = await sales.courses.publish([article('一')], { price: costs(300), audience });
  const before = await of.coinsOf(director);
  const orderId = await of.order(director, goods(id), { quantity: 3, discountCoin: 300 });
  const { body } = await of.handTo(director, orderId, one, abroad);
  expect(body).toMatchObject({ handedOutNum: 1, freeNum: 2 });
  expect(body.skipped).toMatchObject([{ memberId: await of.idOf(abroad), reason: 'unseen' }]);
  expect([await sales.isOpen(one, id), await sales.isOpen(two, id)]).toEqual([true, false]);
  const author = await sales.courses.as('shenruoxi');
  expect((await author.call(withdrawCourse, { id })).body).toMatchObject({
    errorCode: errorTable['course.sold'].number,
  });
  expect((await (await of.as('luchengze')).call(withdrawCourse, { id })).status).toBe(200);
  const refused = await of.handTo(director, orderId, two);
  expect(refused.body).toMatchObject({ errorCode: errorTable['price.not-for-sale'].number });
  await refund();
  expect([await of.coinsOf(director), await of.faults()]).toEqual([before, []]);
  expect(await of.countsOf(orderId)).toEqual({ number: 0, seats: 0, is_ended: true });
});
