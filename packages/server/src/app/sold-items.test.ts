import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { reverseTrade } from '@shuyuan/contract/ledger/currency.wire';
import * as manage from '@shuyuan/contract/library/manage-library.wire';
import { countBuyers } from '@shuyuan/contract/pricing/price.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../world/open-world.ts';
import { goods, itemSalesOf } from '../world/tests/money/test-item-sales.ts';
import { type Refund, refundJob } from '../features/pricing/index.ts';
import { refundSold } from '../features/pricing/purchase/refund-sold.ts';
import { shelves } from './shelves.ts';

let world: TestWorld;
let of: ReturnType<typeof itemSalesOf>;
beforeAll(async () => {
  world = await openWorld();
  of = itemSalesOf(world);
});
afterAll(() => world.close());

const refused = (code: keyof typeof errorTable) => ({ errorCode: errorTable[code].number });

test('[D-137] [D-123] its author withdraws an item only while nobody has paid', async () => {
  const author = await of.items.as('shenruoxi');
  const reason = '内容过时';
  expect((await author.call(manage.withdrawLibraryItem, { id: (await of.sell()).id, reason })).status).toBe(200);
  const { id } = await of.sell();
  const buyer = await of.sales.rich(1_000n);
  await of.sales.buy(buyer, goods(id), 300);
  const before = await of.items.snapshot();
  expect((await author.call(manage.withdrawLibraryItem, { id, reason })).body).toMatchObject(refused('course.sold'));
  expect(await of.items.snapshot()).toBe(before);
  expect(await of.isOpen(buyer, id)).toBe(true);
});

test('[D-125] [D-109] withdrawn by whoever manages all that can be learned, everybody is paid back once, by the company', async () => {
  const { id } = await of.sell();
  const buyer = await of.sales.rich(1_000n);
  await of.sales.buy(buyer, goods(id), 300);
  const dean = await of.sales.as('luchengze');
  expect((await dean.call(countBuyers, goods(id))).body).toEqual({ buyerNum: 1, refundNum: 1 });
  expect((await (await of.sales.as(buyer)).call(countBuyers, goods(id))).status).toBe(403);
  expect((await dean.call(manage.withdrawLibraryItem, { id, reason: '内容过时' })).status).toBe(200);
  const [job] = await world.rows(
    `select payload from graphile_worker._private_jobs jobs join graphile_worker._private_tasks tasks
       on tasks.id = jobs.task_id where tasks.identifier = $1 and payload ->> 'businessId' = $2`,
    [refundJob, id],
  );
  const refund = job?.['payload'] as Refund;
  for (const _time of [1, 2]) await refundSold(shelves)(world.installation.system, refund);
  expect([await of.sales.coinsOf(buyer), await of.sales.faults()]).toEqual([1_000n, []]);
});

test('[D-109] a purchase that is taken back closes the item again', async () => {
  const { id } = await of.sell();
  const buyer = await of.sales.rich(1_000n);
  const { body } = await of.sales.buy(buyer, goods(id), 300);
  expect(
    (await (await of.sales.as('luchengze')).call(reverseTrade, { id: body.id ?? '', reason: '误购' })).status,
  ).toBe(200);
  expect([await of.isOpen(buyer, id), await of.bytes(buyer, await of.contents.fileOf(id))]).toEqual([false, 404]);
});
