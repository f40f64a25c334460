import { errorTable } from '@shuyuan/contract/kernel/error-table';
import * as wire from '@shuyuan/contract/subjects/manage-subject.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { coursesOf, everyone } from '../../../world/tests/study/test-courses.ts';
import { dayPasses, receiversOf } from '../../../world/tests/study/test-reminders.ts';
import { linkItem, stageOf, subjectsOf } from '../../../world/tests/study/test-subjects.ts';

let world: TestWorld;
let subjects: ReturnType<typeof subjectsOf>;
let courses: ReturnType<typeof coursesOf>;
beforeAll(async () => {
  world = await openWorld();
  [subjects, courses] = [subjectsOf(world), coursesOf(world)];
});
afterAll(() => world.close());

const wrongState = errorTable['course.wrong-state'].number;

/** A subject for four people: its author, one who has not joined, one midway and one who has finished. */
async function begin() {
  const accounts = ['shenruoxi', 'linzhiyuan', 'amina', 'tanmuyang'];
  const memberIds = await Promise.all(accounts.map((account) => courses.idOf('member', 'account', account)));
  const audience = { ...everyone, isEveryone: false, memberIds };
  const { id } = await subjects.publish([stageOf('一', [linkItem('规程'), linkItem('试装')])], { audience });
  for (const account of ['amina', 'tanmuyang']) await subjects.join(account, id);
  await subjects.finish('amina', id, '规程');
  for (const title of ['规程', '试装']) await subjects.finish('tanmuyang', id, title);
  return { id, memberIds, author: await subjects.as('shenruoxi') };
}

test('[D-183] a manager reminds who has not joined a subject and who is midway: each once a day, nobody else', async () => {
  const { id, memberIds, author } = await begin();
  const [, lin, amina] = memberIds;
  const preview = async () => (await author.call(wire.previewSubjectReminders, { id })).body;
  const remind = (target: 'notBegun' | 'midway') => author.call(wire.remindSubjectLearners, { id, target });
  const one = { count: 1, remindedCount: 0 };
  // Nobody reminds themselves.
  expect(await preview()).toEqual({ notBegun: one, midway: one });
  // Of two who press at once one reminds.
  const both = await Promise.all([remind('notBegun'), remind('notBegun')]);
  expect(both.map(({ body }) => body.remindedCount).toSorted()).toEqual([0, 1]);
  expect((await remind('midway')).body.remindedCount).toBe(1);
  const none = { count: 0, remindedCount: 1 };
  expect(await preview()).toEqual({ notBegun: none, midway: none });
  expect((await remind('midway')).body.remindedCount).toBe(0);
  const link = `/subject/${id}`;
  expect((await receiversOf(world, id)).filter(({ receivers }) => receivers.length > 0)).toEqual([
    { text: 'remindedToJoinSubject', receivers: [lin], link },
    { text: 'remindedToFinishSubject', receivers: [amina], link },
  ]);
  await dayPasses(world, id);
  expect(await preview()).toEqual({ notBegun: one, midway: one });
});

test('[D-183] reminding of a subject is refused to learners and for drafts and withdrawn ones; nothing changes', async () => {
  const { id, author } = await begin();
  const draft = await subjects.create();
  const lin = await subjects.as('linzhiyuan');
  const before = await courses.snapshot();
  const calls = (of: string) =>
    [
      [wire.previewSubjectReminders, { id: of }],
      [wire.remindSubjectLearners, { id: of, target: 'midway' as const }],
    ] as const;
  for (const [endpoint, input] of calls(id)) expect((await lin.call(endpoint, input)).status).toBe(403);
  for (const [endpoint, input] of calls(draft.id)) {
    expect((await lin.call(endpoint, input)).status).toBe(404);
    expect((await author.call(endpoint, input)).body.errorCode).toBe(wrongState);
  }
  expect((await author.call(wire.remindSubjectLearners, { id, target: 'all' as 'midway' })).status).toBe(422);
  expect(await courses.snapshot()).toBe(before);
  await author.call(wire.withdrawSubject, { id });
  for (const [endpoint, input] of calls(id))
    expect((await author.call(endpoint, input)).body.errorCode).toBe(wrongState);
});
