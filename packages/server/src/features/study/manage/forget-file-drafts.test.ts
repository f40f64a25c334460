import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { courseSection, positionsOf } from '../../../world/tests/study/test-positions.ts';
import { courseItem, stageOf, subjectsOf } from '../../../world/tests/study/test-subjects.ts';
import { studyJobs } from '../study.jobs.ts';

let world: TestWorld;
let positions: ReturnType<typeof positionsOf>;
beforeAll(async () => {
  world = await openWorld();
  positions = positionsOf(world);
});
afterAll(() => world.close());

const sweep = () =>
  studyJobs.find(({ name }) => name === 'study:forget-file-drafts')?.handle(world.installation.system, {});

type Brought = { readonly businessId: string; readonly fileId: string };

/** Ages two files, sweeps, and says how many courses and files are left. */
async function sweepAfter(days: number, brought: readonly Brought[]): Promise<number[]> {
  const [courses, files] = [brought.map(({ businessId }) => businessId), brought.map(({ fileId }) => fileId)];
  const updatedAt = new Date(world.clock.now() - days * dayMs);
  await world.rows('update course set updated_at = $2 where id = any($1)', [courses, updatedAt]);
  await sweep();
  return [
    (await world.rows('select from course where id = any($1)', [courses])).length,
    (await world.rows('select from file where id = any($1)', [files])).length,
  ];
}

test('[POSITION-04] a file of a path whose form was never saved with it goes after thirty days, and no other', async () => {
  const created = await positions.create();
  const [left, shown] = [await positions.addFile(created.id), await positions.addFile(created.id)];
  await positions.save(created, [{ title: '一', sections: [courseSection(shown.businessId)] }]);
  expect(await sweepAfter(29, [left, shown])).toEqual([2, 2]);
  expect(await sweepAfter(31, [left, shown])).toEqual([1, 1]);
  const { id } = await positions.publishDraft({ id: created.id, revision: created.revision + 1 }, [
    [courseSection(shown.businessId)],
  ]);
  await positions.assign(id, 'linzhiyuan');
  expect((await positions.open('linzhiyuan', id, '一门课程')).status).toBe(200);
});

test('[D-183] a file of a subject whose form was never saved with it goes after thirty days, and no other', async () => {
  const subjects = subjectsOf(world);
  const created = await subjects.create();
  const [left, shown] = [await subjects.addFile(created.id), await subjects.addFile(created.id)];
  const stages = [stageOf('一', [courseItem(shown.businessId, '讲义')])];
  const saved = (await subjects.save(created, stages)).body;
  expect(await sweepAfter(29, [left, shown])).toEqual([2, 2]);
  expect(await sweepAfter(31, [left, shown])).toEqual([1, 1]);
  const { id } = await subjects.publishDraft(saved, stages);
  await subjects.join('linzhiyuan', id);
  expect((await subjects.open('linzhiyuan', id, '讲义')).status).toBe(200);
});
