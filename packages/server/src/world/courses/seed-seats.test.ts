import { listPurchases } from '@shuyuan/contract/pricing/price.wire';
import { listSeatOrders, listSeats } from '@shuyuan/contract/pricing/seats.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../open-world.ts';
import { seedPricedCourse } from './seed-priced-course.ts';
import { seatStory } from './seed-seats.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
  await seedPricedCourse(world.installation.system);
});
afterAll(() => world.close());

test('[D-115] a director of the company has seats, half of them handed out, and their people know from whom', async () => {
  const director = await world.signIn(seatStory.by);
  const { items, canBuy } = (await director.call(listSeatOrders, {})).body;
  expect(canBuy).toBe(true);
  expect(items[0]).toMatchObject({ quantity: seatStory.quantity, handedOutNum: seatStory.to.length, totalCoin: 3_600 });
  const seats = (await director.call(listSeats, { id: items[0]?.id ?? '' })).body.items;
  expect(seats.map(({ canTakeBack }) => canTakeBack)).toEqual([true, true]);
  const receiver = await world.signIn(seatStory.to[0]);
  expect((await receiver.call(listPurchases, {})).body.items[0]).toMatchObject({
    title: '主轴维修手记',
    giverName: '周牧云',
    discountCoin: 0,
  });
});
