import { errorTable } from '@shuyuan/contract/kernel/error-table';
import * as wire from '@shuyuan/contract/study/courses/course.wire';
import { openSection } from '@shuyuan/contract/study/courses/section.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { article, coursesOf } from '../../../world/test-courses.ts';
import { courseSection, positionsOf } from '../../../world/test-positions.ts';
import { costs, pricingOf } from '../../../world/test-pricing.ts';
import { courseItem, stageOf, subjectsOf } from '../../../world/test-subjects.ts';

let world: TestWorld;
let courses: ReturnType<typeof coursesOf>;
let of: ReturnType<typeof pricingOf>;
beforeAll(async () => {
  world = await openWorld();
  [courses, of] = [coursesOf(world), pricingOf(world)];
});
afterAll(() => world.close());

const goods = (businessId: string) => ({ businessType: 'course', businessId }) as const;
const refused = (code: keyof typeof errorTable) => ({ errorCode: errorTable[code].number });
const sell = () => courses.publish([article('先看'), article('再看'), article('还看')], { price: costs(300) });
const open = async (account: string, courseId: string, sectionKey = '') =>
  (await of.as(account)).call(openSection, { courseId, sectionKey });
const isOpen = async (account: string, id: string) =>
  (await (await of.as(account)).call(wire.findCourseBasicInfo, { id })).body.offer?.isOpen;

test('[D-182] whoever manages it, and whoever has to learn it, pays nothing', async () => {
  const { id, keys } = await sell();
  const elective = await sell();
  const subjects = subjectsOf(world);
  const subject = await subjects.publish([
    stageOf('一', [courseItem(id, '必修'), courseItem(elective.id, '选修', { isRequired: false })], 1),
  ]);
  const learner = await of.newcomer();
  expect([await isOpen('shenruoxi', id), await isOpen('luchengze', id), await isOpen(learner, id)]).toEqual([
    true,
    true,
    false,
  ]);
  await subjects.join(learner, subject.id);
  expect([await isOpen(learner, id), await isOpen(learner, elective.id)]).toEqual([true, false]);
  expect((await open(learner, id, keys[2])).status).toBe(200);
  expect((await of.buy(learner, goods(elective.id), 300)).body).toMatchObject(refused('ledger.balance-short'));
});

test('[POSITION-07] a path that demands a course opens it as long as somebody walks it', async () => {
  const { id } = await sell();
  const walker = await of.newcomer();
  const positions = positionsOf(world);
  const path = await positions.publish([[courseSection(id)]]);
  await positions.assign(path.id, walker);
  expect(await isOpen(walker, id)).toBe(true);
  await positions.unassign(path.id, walker);
  expect(await isOpen(walker, id)).toBe(false);
});
