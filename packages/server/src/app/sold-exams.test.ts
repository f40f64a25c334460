import * as papers from '@shuyuan/contract/exams/papers/papers.wire';
import { handInAttempt, openAttempt } from '@shuyuan/contract/exams/taking/taking.wire';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { reverseTrade } from '@shuyuan/contract/ledger/currency.wire';
import { countBuyers } from '@shuyuan/contract/pricing/price.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Refund, refundJob } from '../features/pricing/index.ts';
import { refundSold } from '../features/pricing/purchase/refund-sold.ts';
import { openWorld, type TestWorld } from '../world/open-world.ts';
import { examSalesOf, goods } from '../world/tests/money/test-exam-sales.ts';
import { tab } from '../world/tests/exams/test-exams.ts';
import { shelves } from './shelves.ts';

let world: TestWorld;
let of: ReturnType<typeof examSalesOf>;
beforeAll(async () => {
  world = await openWorld();
  of = examSalesOf(world);
});
afterAll(() => world.close());

const refused = (code: keyof typeof errorTable) => ({ errorCode: errorTable[code].number });
const unpaid = errorTable['price.unpaid'].number;

test('[D-137] [D-123] its author withdraws an exam only while nobody has paid', async () => {
  const author = await of.exams.author();
  expect((await author.call(papers.withdrawExam, { id: await of.sell() })).status).toBe(200);
  const id = await of.sell();
  const buyer = await of.sales.rich(1_000n);
  await of.sales.buy(buyer, goods(id), 300);
  const before = await of.exams.snapshot();
  expect((await author.call(papers.withdrawExam, { id })).body).toMatchObject(refused('course.sold'));
  expect(await of.exams.snapshot()).toEqual(before);
  expect(await of.start(buyer, id)).toBe('open');
});

test('[D-125] [D-109] withdrawn by whoever manages all exams, everybody is paid back once, by the company; a paper that is open is handed in', async () => {
  const id = await of.sell();
  const [buyer, other] = [await of.sales.rich(1_000n), await of.sales.rich(1_000n)];
  for (const account of [buyer, other]) await of.sales.buy(account, goods(id), 300);
  const attempt = await of.exams.start(await of.sales.as(buyer), id);
  const dean = await of.sales.as('luchengze');
  expect((await dean.call(countBuyers, goods(id))).body).toEqual({ buyerNum: 2, refundNum: 2 });
  expect((await (await of.sales.as(buyer)).call(countBuyers, goods(id))).status).toBe(403);
  expect((await dean.call(papers.withdrawExam, { id })).status).toBe(200);
  const [job] = await world.rows(
    `select payload from graphile_worker._private_jobs jobs join graphile_worker._private_tasks tasks
       on tasks.id = jobs.task_id where tasks.identifier = $1 and payload ->> 'businessId' = $2`,
    [refundJob, id],
  );
  const refund = job?.['payload'] as Refund;
  for (const _time of [1, 2]) await refundSold(shelves)(world.installation.system, refund);
  expect([await of.sales.coinsOf(buyer), await of.sales.coinsOf(other)]).toEqual([1_000n, 1_000n]);
  expect(await of.sales.faults()).toEqual([]);
  const taker = await of.sales.as(buyer);
  expect((await taker.call(openAttempt, { id: attempt, tabId: tab })).status).toBe(200);
  expect((await taker.call(handInAttempt, { id: attempt })).status).toBe(200);
});

test('[D-109] a purchase that is taken back closes the exam again', async () => {
  const id = await of.sell();
  const buyer = await of.sales.rich(1_000n);
  const { body } = await of.sales.buy(buyer, goods(id), 300);
  expect((await of.seen(buyer, id)).can.start).toBe(true);
  const dean = await of.sales.as('luchengze');
  expect((await dean.call(reverseTrade, { id: body.id ?? '', reason: '误购' })).status).toBe(200);
  expect(await of.start(buyer, id)).toBe(unpaid);
});
