import { withdraw } from '@shuyuan/contract/approval/approval.wire';
import { applyForAccount } from '@shuyuan/contract/teams/application.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { withFailingCommit } from '../../../world/test-commits.ts';
import { storeBytes, readFile } from '../../../world/tests/files/test-files.ts';
import { drawing } from '../../../world/tests/files/test-pictures.ts';
import { teamsOf } from '../../../world/tests/community/test-teams.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('[TEAM-08] D-026: asked for once more with another picture, a commit that fails costs the first one nothing', async () => {
  const teams = teamsOf(world);
  const amina = await teams.as('amina');
  const bytes = await drawing({ width: 40, height: 40 });
  const picture = await storeBytes(world, { name: 'face.png', bytes, purpose: 'draft', account: 'amina' });
  const { body } = await teams.apply('amina', { headPortraitPath: picture.path });
  expect((await amina.call(withdraw, { id: body.processInstanceId ?? '' })).status).toBe(200);
  await teams.runJobs();
  const form = await teams.form();
  const apply = () => amina.call(applyForAccount, form, { headers: { 'idempotency-key': 'apply-once' } });
  expect((await withFailingCommit(world, 'share_account_application', apply)).status).toBe(500);
  expect((await readFile(world, amina, picture.path)).status).toBe(200);
  expect((await apply()).body).toMatchObject({ id: body.id, state: 'pending' });
  expect(await world.rows('select id from file where id = $1', [picture.fileId])).toEqual([]);
});
