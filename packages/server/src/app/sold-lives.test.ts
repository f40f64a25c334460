import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { LiveStatus } from '@shuyuan/contract/live/live-status';
import { nativeManage } from '@shuyuan/contract/live/manage.wire';
import { countBuyers } from '@shuyuan/contract/pricing/price.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepLives } from '../features/live/manage/sweep-lives.ts';
import { type Refund, refundJob } from '../features/pricing/index.ts';
import { refundSold } from '../features/pricing/purchase/refund-sold.ts';
import { openWorld, type TestWorld } from '../world/open-world.ts';
import { goods, liveSalesOf } from '../world/tests/money/test-live-sales.ts';
import { shelves } from './shelves.ts';

let world: TestWorld;
let of: ReturnType<typeof liveSalesOf>;
beforeAll(async () => {
  world = await openWorld({ env: { STAGE_ENGINE: 'off' } });
  of = liveSalesOf(world);
});
afterAll(() => world.close());

const unpaid = errorTable['price.unpaid'].number;

/** Does the refunds that wait, as a worker would; told twice, nobody is paid twice. */
async function refund(id: string): Promise<number> {
  const rows = await world.rows(
    `delete from graphile_worker._private_jobs job using graphile_worker._private_tasks task
     where task.id = job.task_id and task.identifier = $1 and job.payload ->> 'businessId' = $2 returning job.payload`,
    [refundJob, id],
  );
  for (const { payload } of [...rows, ...rows]) await refundSold(shelves)(world.installation.system, payload as Refund);
  return rows.length;
}

test('[D-125] [D-109] a live its host takes back is paid back to everybody, once; published again, it is bought again', async () => {
  const id = await of.sell();
  const [buyer, other] = [await of.sales.rich(1_000n), await of.sales.rich(1_000n)];
  for (const account of [buyer, other]) await of.sales.buy(account, goods(id), 300);
  const host = await of.lives.as(of.host);
  expect((await host.call(countBuyers, goods(id))).body).toEqual({ buyerNum: 2, refundNum: 2 });
  expect((await (await of.sales.as(buyer)).call(countBuyers, goods(id))).status).toBe(403);
  expect((await host.call(nativeManage.withdraw, { id })).status).toBe(200);
  expect(await refund(id)).toBe(1);
  expect([await of.sales.coinsOf(buyer), await of.sales.coinsOf(other)]).toEqual([1_000n, 1_000n]);
  expect(await of.sales.faults()).toEqual([]);
  expect((await host.call(nativeManage.publish, { id })).status).toBe(200);
  expect(await of.doors(buyer, id)).toEqual([unpaid, unpaid]);
  expect((await of.sales.buy(buyer, goods(id), 300)).status).toBe(200);
});

test('[D-125] one that nobody ever began is paid back when its day is over; one that was held is not', async () => {
  const [missed, held] = [await of.sell(), await of.sell()];
  const buyer = await of.sales.rich(1_000n);
  for (const id of [missed, held]) await of.sales.buy(buyer, goods(id), 300);
  const host = await of.lives.as(of.host);
  await host.call(nativeManage.start, { id: held });
  await host.call(nativeManage.end, { id: held });
  world.clock.advance(3 * dayMs);
  await of.lives.runJobs();
  await sweepLives(world.installation.system);
  expect([await of.lives.statusOf(missed), await of.lives.statusOf(held)]).toEqual([
    LiveStatus.ended,
    LiveStatus.ended,
  ]);
  expect([await refund(missed), await refund(held)]).toEqual([1, 0]);
  expect(await of.sales.coinsOf(buyer)).toBe(700n);
});
