import { isCreated } from '@shuyuan/contract/live/live-polling';
import { nativeManage } from '@shuyuan/contract/live/manage.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { livesOf } from '../../../world/test-lives.ts';

let world: TestWorld;
let lives: ReturnType<typeof livesOf>;

beforeAll(async () => {
  world = await openWorld();
  lives = livesOf(world);
});
afterAll(() => world.close());

test('[LIVE-CREATE-01][LIVE-ENT-09] D-048: a live is there at once, its room and its publication come by a job', async () => {
  const shen = await lives.as('shenruoxi');
  const { status, body } = await shen.call(nativeManage.create, lives.form());
  expect(status).toBe(200);
  const early = (await shen.call(nativeManage.get, { id: body.id })).body;
  expect(early).toMatchObject({ status: 0, requestStatus: 1, genseeStatus: 1, organizerToken: null, liveType: 1 });
  expect(isCreated(early)).toBe(false);
  await lives.runJobs();
  const ready = (await shen.call(nativeManage.get, { id: body.id })).body;
  expect(ready).toMatchObject({ status: 1, requestStatus: 3, autoPublish: 1, applyType: 1, homeConfigId: null });
  expect(isCreated(ready)).toBe(true);
});
