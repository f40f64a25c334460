import { listMyFiles, readFileUse, readPreview } from '@shuyuan/contract/files/files.wire';
import { listNotices } from '@shuyuan/contract/notifications/notifications.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliverNotices } from '../../../world/tests/people/test-notices.ts';
import { photograph } from '../../../world/tests/files/test-pictures.ts';
import { openPublishing } from '../../../world/tests/files/test-publish.ts';
import { notedPdf } from '../../../world/tests/files/test-notes.ts';

let files: Awaited<ReturnType<typeof openPublishing>>;
beforeAll(async () => {
  files = await openPublishing();
});
afterAll(() => files.close());

const sealedPdf = () => notedPdf(' /Encrypt 5 0 R');
const fileNotices = async () => {
  await deliverNotices(files.world, 'file');
  return (await files.lin.call(listNotices, { kind: 'file' })).body.items;
};
const own = async () => (await files.lin.call(listMyFiles, {})).body;

test('[D-168] a sealed document is withheld, its owner is told and finds it among their files', async () => {
  const before = await own();
  const { fileCount } = (await files.lin.call(readFileUse, {})).body;
  const { id, path } = await files.upload({ name: 'sealed.pdf', bytes: sealedPdf(), rule: 'document' });
  await files.publish(id);
  await files.clean(id);
  await files.clean(id);
  expect((await files.read(files.shu, path)).status).toBe(404);
  expect((await files.read(files.lin, path)).status).toBe(200);
  expect((await files.shu.call(readPreview, { fileId: id })).body).toMatchObject({
    conversion: 'failed',
    canDownload: false,
    // To others it says nothing of what stands in it.
    isWithheld: false,
  });
  expect((await files.lin.call(readPreview, { fileId: id })).body).toMatchObject({
    isWithheld: true,
    canDownload: true,
  });

  const after = await own();
  expect(after.recordCount).toBe(before.recordCount + 1);
  expect(after.items[0]).toMatchObject({ id, isWithheld: true, isInUse: true });
  expect(after.items.slice(1).map(({ isWithheld }) => isWithheld)).not.toContain(true);
  expect((await files.lin.call(readFileUse, {})).body.fileCount).toBe(fileCount + 1);

  expect(await fileNotices()).toEqual([
    expect.objectContaining({
      text: 'documentWithheld',
      values: { title: 'sealed.pdf' },
      link: `/center/my/files?file=${id}`,
    }),
  ]);
});

test('[D-168] a sealed document whose author wants its notes kept is read by everybody', async () => {
  const { id, path } = await files.upload({
    name: 'kept.pdf',
    bytes: sealedPdf(),
    rule: 'document',
    keepMetadata: 1,
  });
  await files.publish(id);
  expect((await files.read(files.shu, path)).bytes).toEqual(sealedPdf());
});

test('[D-168] the owner of a picture that cannot be drawn is told, too', async () => {
  const bytes = await photograph({ width: 40, height: 20 });
  const { id } = await files.upload({ name: 'broken.jpg', bytes, rule: 'picture' });
  await files.replaceBytes(id, Buffer.from('no picture'));
  await files.clean(id);
  expect((await own()).items[0]).toMatchObject({ id, isWithheld: true, isInUse: false });
  expect((await fileNotices())[0]).toMatchObject({ text: 'pictureWithheld', values: { title: 'broken.jpg' } });
});
