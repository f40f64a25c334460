import { listMyFiles, readFileUse, readPreview } from '@shuyuan/contract/files/files.wire';
import { fileTypeFromBuffer } from 'file-type';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../open-world.ts';
import { seedWorldOnce } from '../seed-world.ts';
import { readFile } from '../test-files.ts';

let world: TestWorld;
beforeAll(async () => {
  // The template of the tests has lost its files; this world is told afresh, bytes and all.
  world = await openWorld({ isEmpty: true });
  await seedWorldOnce(world.installation.system);
});
afterAll(() => world.close());

test('the files of the story are what their names say, and a page can show each of them', async () => {
  const lin = await world.signIn('linzhiyuan');
  const { items } = (await lin.call(listMyFiles, { page: 1, pageSize: 10 })).body;
  expect(items.map(({ kind }) => kind)).toEqual(['audio', 'picture', 'book', 'document']);
  for (const { id, name, path, contentType } of items) {
    const { status, bytes } = await readFile(world, lin, path);
    expect(status, name).toBe(200);
    expect((await fileTypeFromBuffer(bytes))?.mime, name).toBe(contentType);
    expect((await lin.call(readPreview, { fileId: id })).body.previewPath, name).not.toBeNull();
  }
  const total = items.reduce((sum, { size }) => sum + size, 0);
  expect((await lin.call(readFileUse, {})).body).toMatchObject({ usedBytes: total, fileCount: 4 });
});
