import { listMyFiles } from '@shuyuan/contract/files/files.wire';
import { uploadCloudPart, uploadShardingPart } from '@shuyuan/contract/files/uploads.wire';
import { readGlobalData } from '@shuyuan/contract/system/system.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../world/open-world.ts';
import { filmOf, putFilm, sendPart } from '../world/tests/files/test-uploads.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('[STUDY-06] identity: a member is told who they are and what is true of them, a visitor nothing', async () => {
  const du = await world.signIn('duyinuo');
  const { currentUser, roles } = (await du.call(readGlobalData, { uri: '/' })).body;
  expect(currentUser).toMatchObject({ name: 'duyinuo', fullName: '杜一诺', roles });
  expect(roles).toEqual(expect.arrayContaining(['learner', 'lecturer']));
  expect((await world.visitor.call(readGlobalData, { uri: '/' })).status).toBe(401);
});

test('[STUDY-06] file upload: both addresses take a part, the file is found among one’s own, a visitor sends none', async () => {
  const lin = await world.signIn('linzhiyuan');
  for (const [index, { path }] of [uploadCloudPart, uploadShardingPart].entries()) {
    const { source } = filmOf(`part-${index}.mp4`, 3_000);
    const fields = { uploadId: `human-calls-${index}` };
    expect((await sendPart(world, lin, { source, path, fields })).status).toBe(200);
    expect((await sendPart(world, world.visitor, { source, path, fields })).status).toBe(401);
  }
  expect((await putFilm(world, lin, { name: 'whole.mp4', uploadId: 'human-calls' })).status).toBe(200);
  const { items } = (await lin.call(listMyFiles, {})).body;
  expect(items.map(({ name }) => name)).toContain('whole.mp4');
});
