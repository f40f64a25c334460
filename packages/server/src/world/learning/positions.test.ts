import { listProcesses } from '@shuyuan/contract/approval/approval.wire';
import { listPositionPaths } from '@shuyuan/contract/positions/position.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../open-world.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const pathOf = async (account: string) =>
  (await (await world.signIn(account)).call(listPositionPaths, {})).body.items[0];

test('[POSITION-01] the seeded company has people midway on two paths, and one whose audit waits for a director', async () => {
  // They were at the lives themselves: nobody had to say so.
  expect(await pathOf('linzhiyuan')).toMatchObject({ name: '软件工程师', finishedCount: 2, auditState: 'none' });
  expect(await pathOf('xiaoyichen')).toMatchObject({ name: '总装技师', requiredCount: 5 });
  expect(await pathOf('duyinuo')).toMatchObject({ percentage: 100, auditState: 'waiting' });
  const { items } = (await (await world.signIn('songqinghe')).call(listProcesses, { box: 'to-decide' })).body;
  expect(items.map(({ title }) => title)).toContain('总装技师');
});

test('[D-183] the seeded company has two surveys: one that has ended with results, one that waits for answers', async () => {
  const surveys = await world.rows(
    `select survey.state, count(participation.member_id)::integer as people from survey
     left join survey_participation participation on participation.survey_id = survey.id
     group by survey.id order by survey.state`,
  );
  expect(surveys.map(({ state }) => state)).toEqual(['closed', 'open']);
  expect(Number(surveys[0]?.['people'])).toBeGreaterThanOrEqual(5);
  expect(Number(surveys[1]?.['people'])).toBeGreaterThan(0);
});
