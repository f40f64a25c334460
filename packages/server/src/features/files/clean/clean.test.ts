import { readFileUse, readPreview } from '@shuyuan/contract/files/files.wire';
import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileOwners } from '../../../app/file-owners.ts';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { readFile } from '../../../world/test-files.ts';
import { drawing, photograph, withPngText } from '../../../world/test-pictures.ts';
import { loadSharp } from '../pictures/load-sharp.ts';
import { cleanJobs } from './clean.jobs.ts';
import * as noted from '../../../world/test-notes.ts';
import { cleanNow, publishAs, uploadWhole } from '../../../world/test-publish.ts';

let world: TestWorld;
let lin: Caller;
let shu: Caller;
beforeAll(async () => {
  world = await openWorld();
  lin = await world.signIn('linzhiyuan');
  shu = await world.signIn('jiangshuyi');
});
afterAll(() => world.close());

const upload = (wish: Parameters<typeof uploadWhole>[2]) => uploadWhole(world, lin, wish);
const clean = (fileId: string) => cleanNow(world, fileId);
const publish = (fileId: string, purpose: string) => publishAs(world, 'linzhiyuan', { fileId, purpose });

const published = fileOwners
  .map(({ purpose }) => purpose)
  .filter((purpose) => !['personal', 'draft'].includes(purpose));

test('[D-168] there is somewhere to publish', () => expect(published.length).toBeGreaterThan(5));

test.for(published)('[D-168] a photo published as %s is read by nobody before its notes are gone', async (purpose) => {
  const { id, path } = await upload({
    name: 'photo.jpg',
    bytes: await photograph({ width: 400, height: 200 }),
    rule: 'picture',
  });
  await publish(id, purpose);
  for (const at of [path, `${path}/cover`]) {
    for (const reader of [shu, null]) expect((await readFile(world, reader, at)).status).toBe(404);
  }
  await clean(id);
  const [row] = await world.rows('select storage_key, cleaning from file where id = $1', [id]);
  expect(row?.['cleaning']).toBe('done');
  const stored: Buffer[] = [];
  for await (const piece of await world.installation.system.storage.read(String(row?.['storage_key'])))
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
    const { id, path } = await upload({ name, bytes, rule: 'picture', keepMetadata: 1 });
    await clean(id);
    const read = await readFile(world, lin, path);
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
  const removed = await upload({ name, bytes, rule });
  await publish(removed.id, 'avatar');
  expect((await readFile(world, shu, removed.path)).status).toBe(404);
  expect((await shu.call(readPreview, { fileId: removed.id })).body).toMatchObject({
    conversion: 'waiting',
    previewPath: null,
    canDownload: false,
  });
  const before = (await lin.call(readFileUse, {})).body;
  await clean(removed.id);
  const read = (await readFile(world, shu, removed.path)).bytes;
  expect(read.length).toBe(bytes.length);
  expect(words(read)).not.toContain(noted.secretWord);
  expect(read.equals(bytes)).toBe(false);
  expect((await lin.call(readFileUse, {})).body).toEqual(before);
  // Parts of a document are packed; the one that tells of its author stands there unpacked and empty now.
  expect(words(read)).toContain(/\.(docx|xlsx|pptx)$/.test(name) ? 'core-properties"/>' : 'the film itself');
  // Sent in again it is what it was: nothing of its form was broken.
  expect((await upload({ name, bytes: read, rule })).kind).toBe(removed.kind);

  const kept = await upload({ name, bytes, rule, keepMetadata: 1 });
  await publish(kept.id, 'avatar');
  await clean(kept.id);
  expect((await readFile(world, shu, kept.path)).bytes).toEqual(bytes);
});

test('[D-168] every page of a sound has the right sum after its comments are gone', async () => {
  const { id, path } = await upload({ name: 'b.ogg', bytes: noted.notedOgg(), rule: 'audio' });
  await clean(id);
  const { bytes } = await readFile(world, lin, path);
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
  const { id, path } = await upload({ name: 'mine.jpg', bytes, rule: 'personal' });
  await clean(id);
  expect((await readFile(world, lin, path)).bytes).toEqual(bytes);
});

test('[D-168] a.bmp loses its notes and stays a picture of the same pixels', async () => {
  const bytes = noted.notedBmp();
  const { id, path } = await upload({ name: 'a.bmp', bytes, rule: 'default' });
  await clean(id);
  const { bytes: read } = await readFile(world, lin, path);
  expect([read.length, read.includes(noted.secretWord), bytes.includes(noted.secretWord)]).toEqual([
    bytes.length,
    false,
    true,
  ]);
  expect(read.includes(Buffer.alloc(8, 9))).toBe(true);
  expect((await upload({ name: 'a.bmp', bytes: read, rule: 'default' })).kind).toBe('picture');
});

test('a picture without pixels is shown to nobody else, and cleaned twice it is cleaned once', async () => {
  const photo = await photograph({ width: 40, height: 20 });
  const broken = await upload({ name: 'a.jpg', bytes: photo, rule: 'picture' });
  const [row] = await world.rows('select storage_key from file where id = $1', [broken.id]);
  await world.installation.system.storage.put(String(row?.['storage_key']), Buffer.from('no picture'), { type: 'x' });
  await publish(broken.id, 'avatar');
  await clean(broken.id);
  expect(await world.rows('select cleaning from file where id = $1', [broken.id])).toEqual([{ cleaning: 'failed' }]);
  expect((await readFile(world, shu, broken.path)).status).toBe(404);

  const sound = await upload({ name: 'b.jpg', bytes: photo, rule: 'picture' });
  await Promise.all([clean(sound.id), clean(sound.id)]);
  const { storage } = world.installation.system;
  const [now] = await world.rows('select storage_key, tenant_id from file where id = $1', [sound.id]);
  let objects = 0;
  for await (const { key } of storage.list(`${String(now?.['tenant_id'])}/`))
    objects += key === now?.['storage_key'] ? 1 : 0;
  expect(objects).toBe(1);
});

test('a file whose job was lost is asked for again', async () => {
  const { id } = await upload({
    name: 'late.jpg',
    bytes: await photograph({ width: 40, height: 20 }),
    rule: 'picture',
  });
  const jobs = () => world.rows(`select key from graphile_worker.jobs where key = $1`, [`files:clean:${id}`]);
  await world.rows('delete from graphile_worker._private_jobs');
  world.clock.advance(6 * minuteMs);
  await cleanJobs.find(({ cron }) => cron !== undefined)?.handle(world.installation.system, {});
  expect(await jobs()).toHaveLength(1);
});
