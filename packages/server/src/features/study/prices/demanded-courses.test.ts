import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { article, courseSalesOf, goods } from '../../../world/tests/money/test-course-sales.ts';
import { courseSection, positionsOf } from '../../../world/tests/study/test-positions.ts';
import { costs } from '../../../world/tests/money/test-pricing.ts';
import { courseItem, stageOf, subjectsOf } from '../../../world/tests/study/test-subjects.ts';

let world: TestWorld;
let sales: ReturnType<typeof courseSalesOf>;
beforeAll(async () => {
  world = await openWorld();
  sales = courseSalesOf(world);
});
afterAll(() => world.close());

const refused = (code: keyof typeof errorTable) => ({ errorCode: errorTable[code].number });
const sell = () => sales.courses.publish([article('先看'), article('再看'), article('还看')], { price: costs(300) });

test('[D-182] whoever manages it, and whoever has to learn it, pays nothing', async () => {
  const { id, keys } = await sell();
  const elective = await sell();
  const subjects = subjectsOf(world);
  const subject = await subjects.publish([
    stageOf('一', [courseItem(id, '必修'), courseItem(elective.id, '选修', { isRequired: false })], 1),
  ]);
  const learner = await sales.newcomer();
  expect([
    await sales.isOpen('shenruoxi', id),
    await sales.isOpen('luchengze', id),
    await sales.isOpen(learner, id),
  ]).toEqual([true, true, false]);
  await subjects.join(learner, subject.id);
  expect([await sales.isOpen(learner, id), await sales.isOpen(learner, elective.id)]).toEqual([true, false]);
  expect((await sales.open(learner, id, keys[2])).status).toBe(200);
  expect((await sales.buy(learner, goods(elective.id), 300)).body).toMatchObject(refused('ledger.balance-short'));
});

test('[POSITION-07] a path that demands a course opens it as long as somebody walks it', async () => {
  const { id } = await sell();
  const walker = await sales.newcomer();
  const positions = positionsOf(world);
  const path = await positions.publish([[courseSection(id)]]);
  await positions.assign(path.id, walker);
  expect(await sales.isOpen(walker, id)).toBe(true);
  await positions.unassign(path.id, walker);
  expect(await sales.isOpen(walker, id)).toBe(false);
});
