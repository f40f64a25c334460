import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { countBuyers } from '@shuyuan/contract/pricing/price.wire';
import * as manage from '@shuyuan/contract/study/courses/manage.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../world/open-world.ts';
import { courseSalesOf, goods } from '../world/tests/money/test-course-sales.ts';
import { article, type Section } from '../world/tests/study/test-courses.ts';
import { costs } from '../world/tests/money/test-pricing.ts';
import { type Refund, refundJob } from '../features/pricing/index.ts';
import { refundSold } from '../features/pricing/purchase/refund-sold.ts';
import { shelves } from './shelves.ts';

let world: TestWorld;
let sales: ReturnType<typeof courseSalesOf>;
beforeAll(async () => {
  world = await openWorld();
  sales = courseSalesOf(world);
});
afterAll(() => world.close());

const text = '<p>换型前先列出所有步骤，把能在停机前完成的动作移到停机之外，再逐项计时，最后写进标准作业卡。</p>';
const sell = () => sales.courses.publish([article('一', { text }), article('二', { text })], { price: costs(300) });
type Sold = Awaited<ReturnType<typeof sell>>;

async function publishAgain({ id }: Sold, sections: readonly Section[]) {
  const author = await sales.courses.as('shenruoxi');
  const { revision } = (await author.call(manage.readCourseForm, { id })).body;
  const saved = (await sales.courses.saveOutline({ id, revision }, [{ title: '章', sections: [...sections] }])).body;
  return sales.courses.publishSaved(saved);
}
const kept = ({ keys }: Sold, at: number, over: Partial<Section> = {}) =>
  article(at === 0 ? '一' : '二', { key: keys[at], text, ...over });

type Taking = (sold: Sold) => Promise<{ status: number; body: { errorCode?: number } }>;
const takings: Record<string, Taking> = {
  'withdraws it': async ({ id }) => (await sales.courses.as('shenruoxi')).call(manage.withdrawCourse, { id }),
  'publishes it without a section': (sold) => publishAgain(sold, [kept(sold, 0)]),
  'empties a text': (sold) => publishAgain(sold, [kept(sold, 0), kept(sold, 1, { text: '<p>。</p>' })]),
  'puts another section there': (sold) => publishAgain(sold, [kept(sold, 0), article('二', { text })]),
};

test.each(Object.entries(takings))(
  '[D-137] [D-123] whoever sells a course %s only while nobody has paid',
  async (_, take) => {
    expect((await take(await sell())).status).toBe(200);
    const sold = await sell();
    const buyer = await sales.rich();
    await sales.buy(buyer, goods(sold.id), 300);
    const numbers = [errorTable['course.sold'].number, errorTable['course.sold-content'].number];
    const answer = await take(sold);
    expect([answer.status, answer.body.errorCode]).toEqual([422, expect.toBeOneOf(numbers)]);
    const { body } = await sales.open(buyer, sold.id, sold.keys[1]);
    expect(body.text).toContain('标准作业卡');
  },
);

test('[D-123] a sold course may be corrected and extended, and cut neither at once nor bit by bit', async () => {
  const sold = await sell();
  await sales.buy(await sales.rich(), goods(sold.id), 300);
  const longer = { text: `${text}<p>补充：每周复盘一次。</p>` };
  expect((await publishAgain(sold, [kept(sold, 0, longer), kept(sold, 1), article('三')])).status).toBe(200);
  const cuts = [40, 34, 28, 20, 10].map((length) => ({ text: `${text.slice(0, length)}</p>` }));
  const statuses: number[] = [];
  for (const cut of cuts) statuses.push((await publishAgain(sold, [kept(sold, 0, cut), kept(sold, 1)])).status);
  expect(statuses.at(-1)).toBe(422);
  const { items } = (await (await sales.courses.as('shenruoxi')).call(manage.listManagedCourses, {})).body;
  expect(items.find(({ id }) => id === sold.id)?.state).toBe('published');
});

test('[D-125] [D-109] whoever manages all courses withdraws one, and everybody is paid back by the company', async () => {
  const { id } = await sell();
  const buyer = await sales.rich(1_000n);
  await sales.buy(buyer, goods(id), 300);
  const dean = await sales.as('luchengze');
  expect((await dean.call(countBuyers, goods(id))).body).toEqual({ buyerNum: 1, refundNum: 1 });
  expect((await (await sales.as(buyer)).call(countBuyers, goods(id))).status).toBe(403);
  expect((await dean.call(manage.withdrawCourse, { id })).status).toBe(200);
  const [job] = await world.rows(
    `select payload from graphile_worker._private_jobs jobs join graphile_worker._private_tasks tasks
       on tasks.id = jobs.task_id where tasks.identifier = $1 and payload ->> 'businessId' = $2`,
    [refundJob, id],
  );
  const refund = job?.['payload'] as Refund;
  for (const _time of [1, 2]) await refundSold(shelves)(world.installation.system, refund);
  expect([await sales.coinsOf(buyer), await sales.faults()]).toEqual([1_000n, []]);
});
