import { nextPairs } from '@shuyuan/contract/recommend/next-pairs';
import { recommendLimits } from '@shuyuan/contract/recommend/recommend-limits';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { article, coursesOf } from '../../../world/tests/study/test-courses.ts';
import { countWorld } from '../../../world/tests/search/test-recommend.ts';
import { forgetOldFinishes } from './count-finished.ts';
import { listFinishes } from './finish.store.ts';

let world: TestWorld;
const accounts = ['linzhiyuan', 'hejingxing', 'zhoumuyun'] as const;
let courses: { readonly id: string; readonly keys: readonly string[] }[];
const memberIds: string[] = [];
beforeAll(async () => {
  world = await openWorld();
  const study = coursesOf(world);
  courses = [];
  for (const name of ['甲', '乙', '丙', '丁'])
    courses.push(await study.publish([article('一')], { title: `计数：${name}` }));
  for (const account of accounts) {
    memberIds.push(await study.idOf('member', 'account', account));
    for (const { id, keys } of courses) await study.finish(account, id, keys[0] ?? '');
  }
  await countWorld(world);
});
afterAll(() => world.close());

/** The counts as they are kept, and as all histories together say. */
async function counts() {
  const rows = await world.rows(
    `select concat_ws(' ', group_key, from_key, to_kind || ':' || to_id, people) as entry from recommend_next`,
  );
  const kept = rows.map(({ entry }) => String(entry));
  const members = await world.rows('select distinct member_id from recommend_finish');
  const anew = new Map<string, number>();
  for (const { member_id: id } of members)
    for (const { group, from, to } of nextPairs(await listFinishes(world.installation.system.read, String(id)))) {
      const key = `${group} ${from} ${to}`;
      anew.set(key, (anew.get(key) ?? 0) + 1);
    }
  return { kept: kept.toSorted(), anew: [...anew].map(([key, people]) => `${key} ${people}`).toSorted() };
}

test('[ROUTE-33] what the seeded company has finished is counted as counting anew does', async () => {
  const { kept, anew } = await counts();
  expect(kept.length).toBeGreaterThan(20);
  expect(kept).toEqual(anew);
});

const step = fc.record({
  person: fc.nat(accounts.length - 1),
  course: fc.nat(3),
  /** Not finished, or finished so many days ago; some of them longer ago than is counted. */
  daysAgo: fc.option(fc.integer({ min: 0, max: 400 }), { freq: 3 }),
  isCounted: fc.boolean(),
});

test('[ROUTE-33] whatever people finish, lose, finish again and grow older: the counts kept are those counted anew', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      for (const { person, course, daysAgo, isCounted } of steps) {
        const at = daysAgo === null ? null : new Date(world.clock.now() - daysAgo * 86_400_000);
        await world.rows('update study_run set finished_at = $3 where member_id = $1 and course_id = $2', [
          memberIds[person],
          courses[course]?.id,
          at,
        ]);
        if (isCounted) await countWorld(world);
      }
      await countWorld(world);
      const { kept, anew } = await counts();
      expect(kept).toEqual(anew);
    }),
    { numRuns: 8 },
  );
});

test('[ROUTE-33] what is older than a year, and whoever has left, is counted no longer', async () => {
  await world.rows('update study_run set finished_at = $2 where course_id = $1', [
    courses[0]?.id,
    new Date(world.clock.now()),
  ]);
  await countWorld(world);
  const of = (memberId: string) => world.rows('select 1 from recommend_finish where member_id = $1', [memberId]);
  const [first = '', second = ''] = memberIds;
  expect((await of(first)).length).toBeGreaterThan(0);
  await world.rows(`update member set state = 'left' where id = $1`, [first]);
  await countWorld(world);
  expect(await of(first)).toEqual([]);
  expect((await of(second)).length).toBeGreaterThan(0);
  world.clock.advance(recommendLimits.historyMs);
  await forgetOldFinishes(world.installation.system);
  await countWorld(world);
  expect(await of(second)).toEqual([]);
  const { kept, anew } = await counts();
  expect(kept).toEqual(anew);
});
