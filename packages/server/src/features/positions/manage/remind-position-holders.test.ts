import { errorTable } from '@shuyuan/contract/kernel/error-table';
import * as wire from '@shuyuan/contract/positions/manage-position.wire';
import { submitPositionAudit } from '@shuyuan/contract/positions/audit.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { coursesOf } from '../../../world/tests/study/test-courses.ts';
import { link, positionsOf } from '../../../world/tests/study/test-positions.ts';
import { dayPasses, receiversOf } from '../../../world/tests/study/test-reminders.ts';

let world: TestWorld;
let positions: ReturnType<typeof positionsOf>;
let courses: ReturnType<typeof coursesOf>;
beforeAll(async () => {
  world = await openWorld();
  [positions, courses] = [positionsOf(world), coursesOf(world)];
});
afterAll(() => world.close());

const wrongState = errorTable['course.wrong-state'].number;
const holders = ['linzhiyuan', 'amina', 'tanmuyang', 'tangyuwei'];

/** A path of four: one has not begun, one is midway, one has finished and one handed in. */
async function begin() {
  const { id } = await positions.publish([[link('规程'), link('试装')]]);
  await positions.assign(id, ...holders);
  await positions.read('amina', id, '规程');
  for (const account of ['tanmuyang', 'tangyuwei'])
    for (const title of ['规程', '试装']) await positions.read(account, id, title);
  await (await positions.as('tangyuwei')).call(submitPositionAudit, { positionId: id, comment: '请审核' });
  return { id, admin: await positions.as('luchengze') };
}

test('[POSITION-01] a manager reminds who has not begun a path and who is midway: each once a day, nobody else', async () => {
  const { id, admin } = await begin();
  const preview = async () => (await admin.call(wire.previewPositionReminders, { id })).body;
  const remind = (target: 'notBegun' | 'midway') => admin.call(wire.remindPositionHolders, { id, target });
  const one = { count: 1, remindedCount: 0 };
  expect(await preview()).toEqual({ notBegun: one, midway: one });
  const both = await Promise.all([remind('notBegun'), remind('notBegun')]);
  expect(both.map(({ body }) => body.remindedCount).toSorted()).toEqual([0, 1]);
  expect((await remind('midway')).body.remindedCount).toBe(1);
  const none = { count: 0, remindedCount: 1 };
  expect(await preview()).toEqual({ notBegun: none, midway: none });
  const [lin, amina] = await Promise.all(holders.map((account) => courses.idOf('member', 'account', account)));
  const address = `/branch-post-learning-detail/${id}`;
  expect((await receiversOf(world, id)).filter(({ receivers }) => receivers.length > 0)).toEqual([
    { text: 'remindedToBeginPath', receivers: [lin], link: address },
    { text: 'remindedToFinishPath', receivers: [amina], link: address },
  ]);
  await dayPasses(world, id);
  // Whoever leaves the position is not reminded of its path any more.
  await positions.unassign(id, 'amina');
  expect(await preview()).toEqual({ notBegun: one, midway: { count: 0, remindedCount: 0 } });
});

test('[POSITION-01] reminding of a path is refused to learners and for drafts and withdrawn ones; nothing changes', async () => {
  const { id, admin } = await begin();
  const draft = await positions.create();
  const lin = await positions.as('linzhiyuan');
  const before = [await positions.snapshot(), await courses.snapshot()];
  const calls = (of: string) =>
    [
      [wire.previewPositionReminders, { id: of }],
      [wire.remindPositionHolders, { id: of, target: 'midway' as const }],
    ] as const;
  for (const [endpoint, input] of calls(id)) expect((await lin.call(endpoint, input)).status).toBe(403);
  for (const [endpoint, input] of calls('nowhere')) expect((await admin.call(endpoint, input)).status).toBe(404);
  for (const [endpoint, input] of calls(draft.id))
    expect((await admin.call(endpoint, input)).body.errorCode).toBe(wrongState);
  expect((await admin.call(wire.remindPositionHolders, { id, target: 'all' as 'midway' })).status).toBe(422);
  expect([await positions.snapshot(), await courses.snapshot()]).toEqual(before);
  await admin.call(wire.withdrawPosition, { id });
  for (const [endpoint, input] of calls(id))
    expect((await admin.call(endpoint, input)).body.errorCode).toBe(wrongState);
});
