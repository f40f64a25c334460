import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { withdrawCourse } from '@shuyuan/contract/study/courses/manage.wire';
import * as wire from '@shuyuan/contract/study/runs/manage-runs.wire';
import { hasFinished, listRuns } from '@shuyuan/contract/study/runs/run.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { article, coursesOf, everyone } from '../../../world/tests/study/test-courses.ts';
import { dayPasses, receiversOf } from '../../../world/tests/study/test-reminders.ts';

let world: TestWorld;
let courses: ReturnType<typeof coursesOf>;
beforeAll(async () => {
  world = await openWorld();
  courses = coursesOf(world);
});
afterAll(() => world.close());

const wrongState = errorTable['course.wrong-state'].number;

/** A course for three people: one has not begun, one is midway, one has finished. */
async function begin(title: string) {
  const accounts = ['linzhiyuan', 'amina', 'tanmuyang'];
  const memberIds = await Promise.all(accounts.map((account) => courses.idOf('member', 'account', account)));
  const audience = { ...everyone, isEveryone: false, memberIds };
  const { id, keys } = await courses.publish([article('一'), article('二')], { title, audience });
  await courses.finish('amina', id, keys[0] ?? '');
  for (const key of keys) await courses.finish('tanmuyang', id, key);
  return { id, keys, memberIds, author: await courses.as('shenruoxi') };
}

test('[D-183] a manager reminds who has not begun and who is midway: each once a day, nobody else', async () => {
  const { id, memberIds, author } = await begin('提醒');
  const [lin, amina] = memberIds;
  const preview = async () => (await author.call(wire.previewReminders, { id })).body;
  const one = { count: 1, remindedCount: 0 };
  expect(await preview()).toEqual({ notBegun: one, midway: one });
  // Of two who press at once one reminds.
  const both = await Promise.all([1, 2].map(() => author.call(wire.remindLearners, { id, target: 'notBegun' })));
  expect(both.map(({ body }) => body.remindedCount).toSorted()).toEqual([0, 1]);
  expect((await author.call(wire.remindLearners, { id, target: 'midway' })).body.remindedCount).toBe(1);
  const none = { count: 0, remindedCount: 1 };
  expect(await preview()).toEqual({ notBegun: none, midway: none });
  const link = `/course/${id}`;
  expect(await receiversOf(world, id)).toEqual([
    { text: 'remindedToBegin', receivers: [lin], link },
    { text: 'remindedToFinish', receivers: [amina], link },
  ]);
  await dayPasses(world, id);
  expect(await preview()).toEqual({ notBegun: one, midway: one });
});

test('[D-183] reminding and retraining are refused to learners, for drafts and for withdrawn courses; nothing changes', async () => {
  const { id, memberIds, author } = await begin('不许');
  const draft = (await courses.create()).body.id;
  const lin = await courses.as('linzhiyuan');
  const before = await courses.snapshot();
  const calls = (of: string) =>
    [
      [wire.previewReminders, { id: of }],
      [wire.remindLearners, { id: of, target: 'midway' as const }],
      [wire.retrainLearners, { id: of, memberIds }],
    ] as const;
  for (const [endpoint, input] of calls(id)) expect((await lin.call(endpoint, input)).status).toBe(403);
  for (const [endpoint, input] of calls(draft)) {
    expect((await lin.call(endpoint, input)).status).toBe(404);
    expect((await author.call(endpoint, input)).body.errorCode).toBe(wrongState);
  }
  expect((await author.call(wire.remindLearners, { id, target: 'all' as 'midway' })).status).toBe(422);
  expect((await author.call(wire.retrainLearners, { id, memberIds: [] })).status).toBe(422);
  expect(await courses.snapshot()).toBe(before);
  await author.call(withdrawCourse, { id });
  for (const [endpoint, input] of calls(id))
    expect((await author.call(endpoint, input)).body.errorCode).toBe(wrongState);
});

test('[D-183] a manager opens the next run for those who have finished; their first run stays as it was', async () => {
  const { id, keys, memberIds, author } = await begin('再学一遍');
  const old = () =>
    world.rows(
      `select p.* from section_progress p join study_run r on r.id = p.run_id
       where r.course_id = $1 and r.number = 1 order by p.run_id, p.section_key`,
      [id],
    );
  const before = await old();
  const answers = await Promise.all([1, 2].map(() => author.call(wire.retrainLearners, { id, memberIds })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  expect(answers.find(({ status }) => status === 200)?.body.openedCount).toBe(1);
  const tan = await courses.as('tanmuyang');
  expect((await tan.call(hasFinished, { id })).body).toMatchObject({ percentage: 0, hasFinish: false });
  await courses.finish('tanmuyang', id, keys[0] ?? '');
  expect((await tan.call(listRuns, { courseId: id })).body.items).toMatchObject([
    { runNumber: 2, percentage: 50 },
    { runNumber: 1, percentage: 100 },
  ]);
  expect(await old()).toEqual(before);
  expect((await (await courses.as('amina')).call(hasFinished, { id })).body.percentage).toBe(50);
  expect(await receiversOf(world, id)).toMatchObject([{ text: 'retraining', receivers: [memberIds[2]] }]);
});
