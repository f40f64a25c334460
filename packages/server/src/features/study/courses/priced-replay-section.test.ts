import { readPreview } from '@shuyuan/contract/files/files.wire';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { readReplay } from '@shuyuan/contract/live/replay.wire';
import { listSectionMessages } from '@shuyuan/contract/study/courses/section-messages.wire';
import { SectionType } from '@shuyuan/contract/study/section-types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { coursesOf, openSection } from '../../../world/tests/study/test-courses.ts';
import { liveSalesOf } from '../../../world/tests/money/test-live-sales.ts';
import { costs } from '../../../world/tests/money/test-pricing.ts';
import { say } from '../../../world/tests/study/test-replays.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const numberOf = (code: keyof typeof errorTable) => errorTable[code].number;

test('[D-178] [D-122] a replay that is sold is shown by the course it is a section of, and there alone; a sold course shows it to buyers', async () => {
  const [of, courses] = [liveSalesOf(world), coursesOf(world)];
  const where = await of.held(300);
  await say(world, where, { kind: 'chat', text: '保压多久？', at: where.startedAt + 1_000 });
  const section = { type: SectionType.live, title: '直播回放', isRequired: true, contentId: where.liveId };
  const [free, sold] = [await courses.publish([section]), await courses.publish([section], { price: costs(500) })];
  const account = await of.sales.rich(1_000n);
  const learner = await of.sales.as(account);
  const at = ({ id, keys }: typeof free) => ({ courseId: id, sectionKey: keys[0] ?? '' });
  expect((await learner.call(openSection, at(sold))).body).toMatchObject({ errorCode: numberOf('course.unpaid') });
  const { fileId } = (await learner.call(openSection, at(free))).body;
  expect((await learner.call(readPreview, { fileId: fileId ?? '' })).status).toBe(200);
  expect((await learner.call(listSectionMessages, at(free))).body.items).toHaveLength(1);
  const refused = (await learner.call(readReplay, { id: where.liveId })).body;
  expect(refused).toMatchObject({ errorCode: numberOf('price.unpaid') });
  await of.sales.buy(account, { businessType: 'course', businessId: sold.id }, 500);
  expect((await learner.call(openSection, at(sold))).body).toMatchObject({ fileId });
});
