import { insertMemberTopics, listMemberTopics } from '@shuyuan/contract/community/topics.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { snapshotWithJobs } from '../../../world/test-snapshot.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('[STUDY-06] a member chooses topics and finds them again; an unknown one refuses them all', async () => {
  const amina = await world.signIn('amina');
  const rows = await world.rows('select id from topic order by id limit 2');
  const topicIds = rows.map(({ id }) => String(id));
  expect((await amina.call(insertMemberTopics, { topicIds })).body).toEqual({ topicIds });
  const chosen = async () => (await amina.call(listMemberTopics, {})).body.items.map(({ id }) => id);
  expect(await chosen()).toEqual(expect.arrayContaining(topicIds));
  const before = await snapshotWithJobs(world, ['attention', 'topic']);
  expect((await amina.call(insertMemberTopics, { topicIds })).status).toBe(200);
  const more = await world.rows('select id from topic order by id desc limit 1');
  const mixed = [String(more[0]?.['id']), 'nowhere'];
  expect((await amina.call(insertMemberTopics, { topicIds: mixed })).status).toBe(404);
  expect((await amina.call(insertMemberTopics, { topicIds: [] })).status).toBe(422);
  expect((await world.visitor.call(insertMemberTopics, { topicIds })).status).toBe(401);
  expect(await snapshotWithJobs(world, ['attention', 'topic'])).toBe(before);
});
