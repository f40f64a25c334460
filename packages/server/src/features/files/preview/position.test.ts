import { askConversion, readPreview, savePosition } from '@shuyuan/contract/files/files.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { storeBytes, type KeptFile } from '../../../world/tests/files/test-files.ts';
import { whileChanging } from '../../../world/test-races.ts';

let world: TestWorld;
let lin: Caller;
beforeAll(async () => {
  world = await openWorld();
  lin = await world.signIn('linzhiyuan');
});
afterAll(() => world.close());

const preview = async ({ fileId }: KeptFile) => (await lin.call(readPreview, { fileId })).body;

test('where somebody stopped is kept for them alone', async () => {
  const file = await storeBytes(world, { name: '手册.pdf', bytes: Buffer.from('%PDF-1.7') });
  expect((await preview(file)).position).toBeNull();
  expect((await lin.call(savePosition, { id: file.fileId, position: '12' })).status).toBe(200);
  await lin.call(savePosition, { id: file.fileId, position: '13' });
  expect((await preview(file)).position).toBe('13');
  const shu = await world.signIn('jiangshuyi');
  expect((await shu.call(savePosition, { id: file.fileId, position: '1' })).status).toBe(404);
  expect((await shu.call(readPreview, { fileId: file.fileId })).status).toBe(404);
  expect((await shu.call(askConversion, { id: file.fileId })).status).toBe(404);
  expect((await lin.call(savePosition, { id: file.fileId, position: '' })).status).toBe(422);
  expect((await world.visitor.call(savePosition, { id: file.fileId, position: '1' })).status).toBe(401);
  expect(await world.rows('select position from file_position')).toEqual([{ position: '13' }]);
});

test('a file removed while somebody stops reading it is not there, and nothing is kept of it', async () => {
  const file = await storeBytes(world, { name: '旧手册.pdf', bytes: Buffer.from('%PDF-1.7') });
  const before = await world.rows('select * from file_position');
  const removal = { statement: 'delete from file where id = $1', values: [file.fileId] };
  const save = () => lin.call(savePosition, { id: file.fileId, position: '9' });
  expect((await whileChanging(world, removal, save)).status).toBe(404);
  expect(await world.rows('select * from file_position')).toEqual(before);
});
