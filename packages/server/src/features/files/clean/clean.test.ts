import { readFileUse, readPreview } from '@shuyuan/contract/files/files.wire';
import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileOwners } from '../../../app/file-owners.ts';
import { drawing, photograph, withPngText } from '../../../world/tests/files/test-pictures.ts';
import { loadSharp } from '../pictures/load-sharp.ts';
import { cleanJobs } from './clean.jobs.ts';
import * as noted from '../../../world/tests/files/test-notes.ts';
import { openPublishing } from '../../../world/tests/files/test-publish.ts';

let files: Awaited<ReturnType<typeof openPublishing>>;
beforeAll(async () => {
  files = await openPublishing();
});
afterAll(() => files.close());

const published = fileOwners
  .map(({ purpose }) => purpose)
  .filter((purpose) => !['personal', 'draft'].includes(purpose));

test('[D-168] there is somewhere to publish', () => expect(published.length).toBeGreaterThan(5));

test.for(published)('[D-168] a photo published as %s is read by nobody before its notes are gone', async (purpose) => {
  const { id, path } = await files.upload({
    name: 'photo.jpg',
    bytes: await photograph({ width: 400, height: 200 }),
    rule: 'picture',
  });
  await files.publish(id, purpose);
  for (const at of [path, `${path}/cover`]) {
    for (const reader of [files.shu, null]) expect((await files.read(reader, at)).status).toBe(404);
  }
  await files.clean(id);
  const [row] = await files.world.rows('select storage_key, cleaning from file where id = $1', [id]);
  expect(row?.['cleaning']).toBe('done');
  const stored: Buffer[] = [];
  for await (const piece of await files.world.installation.system.storage.read(String(row?.['storage_key'])))
    stored.push(piece as Buffer);
  const bytes = Buffer.concat(stored);
  for (const word of ['Exif', 'Qinghe Camera']) expect(bytes.includes(word)).toBe(false);
  const { width, height, orientation, exif, icc } = await (await loadSharp())(bytes).metadata();
  // Upright, as it was seen before.
  expect({ width, height, orientation, exif, icc }).toEqual({ width: 200, height: 400 });
});

const pictures: [string, () => Promise<Buffer>][] = [
  ['a.png', async () => withPngText(await drawing({ width: 30, height: 20 }), Buffer.from(noted.secretWord))],
  ['a.gif', () => Promise.resolve(noted.notedGif())],
  [
    'a.webp',
    async () =>
      (await loadSharp())(await drawing({ width: 30, height: 20 }))
        .withExif({ IFD0: { Artist: noted.secretWord } })
        .webp()
        .toBuffer(),
  ],
  [
    'a.jpg',
    async () =>
      Buffer.concat([
        await (
          await loadSharp()
        )(await drawing({ width: 30, height: 20 }))
          .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${noted.secretWord}</x:xmpmeta>`)
          .jpeg()
          .toBuffer(),
        Buffer.from(noted.secretWord),
      ]),
  ],
];

test.for(pictures)(
  '[D-168] %s loses its notes whatever its author wants, and stays a picture',
  async ([name, make]) => {
    const bytes = await make();
    expect(bytes.includes(noted.secretWord)).toBe(true);
    const { id, path } = await files.upload({ name, bytes, rule: 'picture', keepMetadata: 1 });
    await files.clean(id);
    const read = await files.read(files.lin, path);
    expect([read.status, read.bytes.includes(noted.secretWord)]).toEqual([200, false]);
    expect((await (await loadSharp())(read.bytes).stats()).channels.length).toBeGreaterThan(0);
  },
);

const others: [string, string, () => Buffer][] = [
  ['a.mp4', 'video', noted.notedMp4],
  ['a.mov', 'video', noted.notedMp4],
  ['a.webm', 'video', noted.notedWebm],
  ['a.avi', 'video', noted.notedAvi],
  ['a.wav', 'audio', noted.notedWav],
  ['a.mp3', 'audio', noted.notedMp3],
  ['a.ogg', 'audio', noted.notedOgg],
  ['a.docx', 'document', () => noted.notedOffice('word/document.xml')],
  ['a.xlsx', 'document', () => noted.notedOffice('xl/workbook.xml')],
  ['a.pptx', 'document', () => noted.notedOffice('ppt/presentation.xml')],
  ['a.pdf', 'document', () => noted.notedPdf()],
  ['a.doc', 'document', noted.notedOldOffice],
  ['a.xls', 'document', noted.notedOldOffice],
  ['a.ppt', 'document', noted.notedOldOffice],
];

/** What a reader of the file gets; packed parts unpacked. */
const words = (bytes: Buffer): string => bytes.toString('latin1');

test.for(others)('[D-168] %s loses its notes and nothing else, unless its author wants them kept', async (one) => {
  const [name, rule, make] = one;
  const bytes = make();
  const removed = await files.upload({ name, bytes, rule });
  await files.publish(removed.id);
  expect((await files.read(files.shu, removed.path)).status).toBe(404);
  expect((await files.shu.call(readPreview, { fileId: removed.id })).body).toMatchObject({
    conversion: 'waiting',
    previewPath: null,
    canDownload: false,
  });
  const before = (await files.lin.call(readFileUse, {})).body;
  await files.clean(removed.id);
  const read = (await files.read(files.shu, removed.path)).bytes;
  expect(read.length).toBe(bytes.length);
  expect(words(read)).not.toContain(noted.secretWord);
  expect(read.equals(bytes)).toBe(false);
  expect((await files.lin.call(readFileUse, {})).body).toEqual(before);
  // Parts of a document are packed; the one that tells of its author stands there unpacked and empty now.
  expect(words(read)).toContain(/\.(docx|xlsx|pptx)$/.test(name) ? 'core-properties"/>' : 'the film itself');
  // Sent in again it is what it was: nothing of its form was broken.
  expect((await files.upload({ name, bytes: read, rule })).kind).toBe(removed.kind);

  const kept = await files.upload({ name, bytes, rule, keepMetadata: 1 });
  await files.publish(kept.id);
  await files.clean(kept.id);
  expect((await files.read(files.shu, kept.path)).bytes).toEqual(bytes);
});

test('[D-168] every page of a sound has the right sum after its comments are gone', async () => {
  const { id, path } = await files.upload({ name: 'b.ogg', bytes: noted.notedOgg(), rule: 'audio' });
  await files.clean(id);
  const { bytes } = await files.read(files.lin, path);
  let pages = 0;
  for (let at = 0; at >= 0; at = bytes.indexOf('OggS', at + 4)) {
    const next = bytes.indexOf('OggS', at + 4);
    const page = Buffer.from(bytes.subarray(at, next < 0 ? bytes.length : next));
    const sum = page.readUInt32LE(22);
    page.writeUInt32LE(0, 22);
    expect(sum).toBe(noted.oggSum(page));
    pages += 1;
  }
  expect(pages).toBe(3);
});

test('[D-168] what one keeps for oneself stays as it is', async () => {
  const bytes = await photograph({ width: 40, height: 20 });
  const { id, path } = await files.upload({ name: 'mine.jpg', bytes, rule: 'personal' });
  await files.clean(id);
  expect((await files.read(files.lin, path)).bytes).toEqual(bytes);
});

test('[D-168] a.bmp loses its notes and stays a picture of the same pixels', async () => {
  const bytes = noted.notedBmp();
  const { id, path } = await files.upload({ name: 'a.bmp', bytes, rule: 'default' });
  await files.clean(id);
  const { bytes: read } = await files.read(files.lin, path);
  expect([read.length, read.includes(noted.secretWord), bytes.includes(noted.secretWord)]).toEqual([
    bytes.length,
    false,
    true,
  ]);
  expect(read.includes(Buffer.alloc(8, 9))).toBe(true);
  expect((await files.upload({ name: 'a.bmp', bytes: read, rule: 'default' })).kind).toBe('picture');
});

test('a picture without pixels is shown to nobody else', async () => {
  const photo = await photograph({ width: 40, height: 20 });
  const { id, path } = await files.upload({ name: 'a.jpg', bytes: photo, rule: 'picture' });
  await files.replaceBytes(id, Buffer.from('no picture'));
  await files.publish(id);
  await files.clean(id);
  expect(await files.cleaningOf(id)).toBe('failed');
  expect((await files.read(files.shu, path)).status).toBe(404);
});

async function storedKeys(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of files.world.installation.system.storage.list('')) keys.push(key);
  return keys;
}

test('a picture that is cleaned twice at once leaves nothing but its clean bytes', async () => {
  const bytes = await photograph({ width: 40, height: 20 });
  const before = await storedKeys();
  const { id } = await files.upload({ name: 'b.jpg', bytes, rule: 'picture' });
  await Promise.all([files.clean(id), files.clean(id)]);
  const [row] = await files.world.rows('select storage_key from file where id = $1', [id]);
  expect((await storedKeys()).filter((key) => !before.includes(key))).toEqual([row?.['storage_key']]);
});

test('a file whose job was lost is asked for again', async () => {
  const { id } = await files.upload({
    name: 'late.jpg',
    bytes: await photograph({ width: 40, height: 20 }),
    rule: 'picture',
  });
  const jobs = () => files.world.rows(`select key from graphile_worker.jobs where key = $1`, [`files:clean:${id}`]);
  await files.world.rows('delete from graphile_worker._private_jobs');
  files.world.clock.advance(6 * minuteMs);
  await cleanJobs.find(({ cron }) => cron !== undefined)?.handle(files.world.installation.system, {});
  expect(await jobs()).toHaveLength(1);
});
