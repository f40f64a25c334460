import { AttentionTarget } from '@shuyuan/contract/community/attention';
import { saveAttention } from '@shuyuan/contract/community/attention.wire';
import { accuse, moderate, settleAccusation } from '@shuyuan/contract/community/question-action.wire';
import {
  listHotQuestions,
  listManagedQuestions,
  listQuestions,
  readQuestion,
} from '@shuyuan/contract/community/question.wire';
import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { addCollect } from '@shuyuan/contract/system/collect.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { questionsOf } from '../../../world/tests/community/test-questions.ts';

let world: TestWorld;
let of: ReturnType<typeof questionsOf>;
beforeAll(async () => {
  world = await openWorld();
  of = questionsOf(world);
});
afterAll(() => world.close());

test('[D-142] where the community is closed nothing is found, listed or published', async () => {
  const id = await of.published('linzhiyuan');
  await of.setSwitches({ communityIsOpen: '0' });
  const lin = await of.as('linzhiyuan');
  expect((await lin.call(readQuestion, { id })).status).toBe(404);
  for (const list of [listQuestions, listHotQuestions])
    expect((await lin.call(list, {})).body).toEqual({ items: [], recordCount: 0 });
  const before = await of.snapshot();
  expect((await of.publish('linzhiyuan')).status).toBe(404);
  expect(
    (await lin.call(saveAttention, { targetType: AttentionTarget.question, targetId: id, isOn: true })).status,
  ).toBe(404);
  expect((await lin.call(addCollect, { businessId: id, businessType: BusinessType.askContent })).status).toBe(404);
  expect(await of.snapshot()).toBe(before);
  await of.setSwitches({});
  expect((await lin.call(readQuestion, { id })).body.state).toBe('active');
});

test('[COMM-22] D-132, D-142: a moderator for whom it is closed still judges what others wrote', async () => {
  const team = await of.team('linzhiyuan');
  const [id, other] = [await of.published('linzhiyuan', of.article(team)), await of.published('linzhiyuan')];
  const complaint = (await (await of.as('amina')).call(accuse, { targetId: other, reason: 'false' })).body;
  await of.setSwitches({ communityIsOpen: '0' });
  const dean = await of.as('luchengze');
  expect((await dean.call(readQuestion, { id })).status).toBe(200);
  expect((await dean.call(listManagedQuestions, { id: team })).body.recordCount).toBe(1);
  expect((await dean.call(moderate, { id, step: 'remove' })).body.state).toBe('removed');
  expect((await dean.call(settleAccusation, { id: complaint.id, isUpheld: true })).status).toBe(200);
  expect(await of.rowOf(other)).toMatchObject({ state: 'removed' });
  await of.setSwitches({});
});
