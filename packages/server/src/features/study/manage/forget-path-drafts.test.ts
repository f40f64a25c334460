import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { courseSection, positionsOf } from '../../../world/test-positions.ts';
import { studyJobs } from '../study.jobs.ts';

let world: TestWorld;
let positions: ReturnType<typeof positionsOf>;
beforeAll(async () => {
  world = await openWorld();
  positions = positionsOf(world);
});
afterAll(() => world.close());

test('[POSITION-04] a file of a path whose form was never saved with it goes after thirty days, and no other', async () => {
  const created = await positions.create();
  const [left, shown] = [await positions.addFile(created.id), await positions.addFile(created.id)];
  await positions.save(created, [{ title: '一', sections: [courseSection(shown.businessId)] }]);
  const sweep = () =>
    studyJobs.find(({ name }) => name === 'study:forget-path-drafts')?.handle(world.installation.system, {});
  const made = (days: number) =>
    world.rows('update course set updated_at = $2 where id = any($1)', [
      [left.businessId, shown.businessId],
      new Date(world.clock.now() - days * dayMs),
    ]);
  const kept = async () => [
    (await world.rows('select from course where id = any($1)', [[left.businessId, shown.businessId]])).length,
    (await world.rows('select from file where id = any($1)', [[left.fileId, shown.fileId]])).length,
  ];
  await made(29);
  await sweep();
  expect(await kept()).toEqual([2, 2]);
  await made(31);
  await sweep();
  expect(await kept()).toEqual([1, 1]);
  const { id } = await positions.publishDraft({ id: created.id, revision: created.revision + 1 }, [
    [courseSection(shown.businessId)],
  ]);
  await positions.assign(id, 'linzhiyuan');
  expect((await positions.open('linzhiyuan', id, '一门课程')).status).toBe(200);
});
