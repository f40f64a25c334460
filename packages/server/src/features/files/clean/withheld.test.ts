import { listMyFiles, readFileUse, readPreview } from '@shuyuan/contract/files/files.wire';
import { listNotices } from '@shuyuan/contract/notifications/notifications.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { readFile } from '../../../world/test-files.ts';
import { deliverNotices } from '../../../world/test-notices.ts';
import { photograph } from '../../../world/test-pictures.ts';
import { cleanNow, publishAs, uploadWhole } from '../../../world/test-publish.ts';
import { notedPdf } from '../../../world/test-notes.ts';

let world: TestWorld;
let lin: Caller;
let shu: Caller;
beforeAll(async () => {
  world = await openWorld();
  lin = await world.signIn('linzhiyuan');
  shu = await world.signIn('jiangshuyi');
});
afterAll(() => world.close());

const sealedPdf = () => notedPdf(' /Encrypt 5 0 R');
const publish = (fileId: string) => publishAs(world, 'linzhiyuan', { fileId, purpose: 'avatar' });
const fileNotices = async () => {
  await deliverNotices(world, 'file');
  return (await lin.call(listNotices, { kind: 'file' })).body.items;
};
const own = async () => (await lin.call(listMyFiles, {})).body;

test('[D-168] a sealed document is withheld, its owner is told and finds it among their files', async () => {
  const before = await own();
  const { fileCount } = (await lin.call(readFileUse, {})).body;
  const { id, path } = await uploadWhole(world, lin, { name: 'sealed.pdf', bytes: sealedPdf(), rule: 'document' });
  await publish(id);
  await cleanNow(world, id);
  await cleanNow(world, id);
  expect((await readFile(world, shu, path)).status).toBe(404);
  expect((await readFile(world, lin, path)).status).toBe(200);
  expect((await shu.call(readPreview, { fileId: id })).body).toMatchObject({
    conversion: 'failed',
    canDownload: false,
    // To others it says nothing of what stands in it.
    isWithheld: false,
  });
  expect((await lin.call(readPreview, { fileId: id })).body).toMatchObject({ isWithheld: true, canDownload: true });

  const after = await own();
  expect(after.recordCount).toBe(before.recordCount + 1);
  expect(after.items[0]).toMatchObject({ id, isWithheld: true, isInUse: true });
  expect(after.items.slice(1).map(({ isWithheld }) => isWithheld)).not.toContain(true);
  expect((await lin.call(readFileUse, {})).body.fileCount).toBe(fileCount + 1);

  expect(await fileNotices()).toEqual([
    expect.objectContaining({
      text: 'documentWithheld',
      values: { title: 'sealed.pdf' },
      link: `/center/my/files?file=${id}`,
    }),
  ]);
});

test('[D-168] a sealed document whose author wants its notes kept is read by everybody', async () => {
  const { id, path } = await uploadWhole(world, lin, {
    name: 'kept.pdf',
    bytes: sealedPdf(),
    rule: 'document',
    keepMetadata: 1,
  });
  await publish(id);
  expect((await readFile(world, shu, path)).bytes).toEqual(sealedPdf());
});

test('[D-168] the owner of a picture that cannot be drawn is told, too', async () => {
  const bytes = await photograph({ width: 40, height: 20 });
  const { id } = await uploadWhole(world, lin, { name: 'broken.jpg', bytes, rule: 'picture' });
  const [row] = await world.rows('select storage_key from file where id = $1', [id]);
  await world.installation.system.storage.put(String(row?.['storage_key']), Buffer.from('no picture'), { type: 'x' });
  await cleanNow(world, id);
  expect((await own()).items[0]).toMatchObject({ id, isWithheld: true, isInUse: false });
  expect((await fileNotices())[0]).toMatchObject({ text: 'pictureWithheld', values: { title: 'broken.jpg' } });
});
