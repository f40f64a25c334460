import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { mergeUpload } from '@shuyuan/contract/files/uploads.wire';
import { type ErrorCode, errorSpec } from '@shuyuan/contract/kernel/app-error';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { archiveOf } from '../../../world/tests/files/test-archives.ts';
import { drawing, hugePicture, photograph, withPngText } from '../../../world/tests/files/test-pictures.ts';
import { loadSharp } from '../pictures/load-sharp.ts';
import { fileKeyOf, sha256Of, sourceOf } from '../../../world/tests/files/test-upload-client.ts';
import { film, sendPart } from '../../../world/tests/files/test-uploads.ts';

let world: TestWorld;
let lin: Caller;
let jpg: Buffer;
beforeAll(async () => {
  world = await openWorld();
  lin = await world.signIn('linzhiyuan');
  jpg = await photograph({ width: 120, height: 80 });
});
afterAll(() => world.close());

/** All there is below the data folder: names of files and nothing else. */
const everything = (): string[] =>
  readdirSync(world.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
const rows = async () =>
  (await world.rows('select count(*) from file union all select count(*) from upload')).map((row) => row['count']);

let sent = 0;
async function offer(name: string, bytes: Buffer) {
  const source = sourceOf(name, bytes);
  const uploadId = `hostile-${(sent += 1)}`;
  const part = await sendPart(world, lin, { source, fields: { uploadId } });
  if (part.status !== 200) return part;
  return lin.call(mergeUpload, { fileKey: await fileKeyOf(source), uploadId, sha256: sha256Of(bytes) });
}

const webp = async (): Promise<Buffer> => (await loadSharp())(jpg).webp().toBuffer();

const svg = Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const html = Buffer.from('\ufeff  <!DOCTYPE html><html><script>alert(1)</script></html>');
const polyglot = () =>
  Buffer.concat([
    jpg.subarray(0, 2),
    Buffer.from([0xff, 0xfe, 0, 30]),
    Buffer.from('<script>alert(1)</script>   '),
    jpg.subarray(2),
  ]);
const icon = (side: number): Buffer => {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, hugePicture(side)]);
};
const bitmap = (side: number): Buffer => {
  const head = Buffer.alloc(60);
  head.write('BM');
  head.writeUInt32LE(40, 14);
  head.writeInt32LE(side, 18);
  head.writeInt32LE(-side, 22);
  head.writeUInt16LE(24, 28);
  return head;
};
const overlapping = (): Buffer => {
  const bytes = archiveOf([{ name: 'a', bytes: Buffer.alloc(50_000, 'x') }]);
  const list = bytes.indexOf('PK\u0001\u0002');
  const end = bytes.indexOf('PK\u0005\u0006');
  const entry = bytes.subarray(list, end);
  const many = Buffer.concat(Array.from({ length: 900 }, () => entry));
  const last = Buffer.from(bytes.subarray(end));
  last.writeUInt16LE(900, 8);
  last.writeUInt16LE(900, 10);
  last.writeUInt32LE(many.length, 12);
  return Buffer.concat([bytes.subarray(0, list), many, last]);
};

const script = Buffer.from('<script>alert(1)</script>');

/** A picture of one pixel a frame, each wherever it is told to lie, on a screen of its own size. */
function gif(screen: number, frames: readonly { readonly left: number; readonly side: number }[]): Buffer {
  const head = Buffer.from('GIF89a\u0000\u0000\u0000\u0000\u0080\u0000\u0000', 'latin1');
  head.writeUInt16LE(screen, 6);
  head.writeUInt16LE(screen, 8);
  const drawn = frames.map(({ left, side }) => {
    const frame = Buffer.alloc(10);
    frame[0] = 0x2c;
    frame.writeUInt16LE(left, 1);
    frame.writeUInt16LE(left, 3);
    frame.writeUInt16LE(side, 5);
    frame.writeUInt16LE(side, 7);
    return Buffer.concat([frame, Buffer.from([2, 2, 0x44, 1, 0])]);
  });
  return Buffer.concat([head, Buffer.from([0, 0, 0, 255, 255, 255]), ...drawn, Buffer.from([0x3b])]);
}

/** The list says less than what comes out: `size` of an entry, or of its place in the list. */
const lyingZip = (name: string, size: number) => () =>
  archiveOf([
    { name: '[Content_Types].xml', bytes: Buffer.from('<Types/>') },
    { name, bytes: Buffer.alloc(5_000_000), size },
  ]);

const sharing = (): Buffer => {
  const bytes = archiveOf([
    { name: 'a', bytes: Buffer.from('one') },
    { name: 'b', bytes: Buffer.from('two') },
  ]);
  // The second entry of the list points to the first entry's bytes.
  const second = bytes.lastIndexOf('PK\u0001\u0002');
  bytes.writeUInt32LE(0, second + 42);
  return bytes;
};

test.for<[string, string, () => Buffer | Promise<Buffer>, ErrorCode]>([
  ['script behind the pixels of a picture', 'end.jpg', () => Buffer.concat([jpg, script]), 'upload.harmful'],
  [
    'script in the middle of a picture',
    'middle.png',
    async () =>
      withPngText(await drawing({ width: 40, height: 40 }), Buffer.concat([Buffer.alloc(4_000, 'x'), script])),
    'upload.harmful',
  ],
  [
    'script across two blocks of a picture',
    'blocks.jpg',
    () => Buffer.concat([jpg, Buffer.alloc(256 * 1024 - jpg.length - 4, 'x'), script]),
    'upload.harmful',
  ],
  ['a jpg cut off', 'cut.jpg', () => jpg.subarray(0, jpg.length - 40), 'picture.incomplete'],
  [
    'a png cut off',
    'cut.png',
    async () => (await drawing({ width: 40, height: 40 })).subarray(0, -20),
    'picture.incomplete',
  ],
  ['a webp cut off', 'cut.webp', async () => (await webp()).subarray(0, -10), 'picture.incomplete'],
  ['a gif cut off', 'cut.gif', () => gif(10, [{ left: 0, side: 10 }]).subarray(0, -4), 'picture.incomplete'],
  ['a bitmap cut off', 'cut.bmp', () => bitmap(100), 'picture.incomplete'],
  ['a gif with a huge screen', 'huge.gif', () => gif(60_000, [{ left: 0, side: 1 }]), 'picture.too-many-pixels'],
  [
    'a gif whose second frame is far larger than its screen',
    'frame.gif',
    () =>
      gif(10, [
        { left: 0, side: 10 },
        { left: 30_000, side: 30_000 },
      ]),
    'picture.too-many-pixels',
  ],
  ['a zip whose entry is larger than it says', 'lie.zip', lyingZip('a', 10), 'upload.harmful'],
  ['a zip whose entry is smaller than it says', 'lie.zip', lyingZip('a', 6_000_000), 'upload.harmful'],
  ['a document that lies about a part', 'lie.docx', lyingZip('word/document.xml', 10), 'upload.harmful'],
  ['a zip of two entries with the same bytes', 'same.zip', sharing, 'upload.harmful'],
  [
    'a zip that becomes 3 GB',
    'bomb.zip',
    () => archiveOf([{ name: 'a', bytes: Buffer.alloc(1_000), size: 3_000_000_000 }]),
    'upload.harmful',
  ],
  ['a zip of entries that lie over each other', 'bomb.zip', overlapping, 'upload.harmful'],
  [
    'a zip of 10,001 entries',
    'many.zip',
    () => archiveOf(Array.from({ length: 10_001 }, (_, n) => ({ name: `${n}` }))),
    'upload.harmful',
  ],
  ['a zip that climbs', 'slip.zip', () => archiveOf([{ name: '../../etc/cron.d/x' }]), 'upload.harmful'],
  ['a zip with an absolute name', 'slip.zip', () => archiveOf([{ name: '/etc/passwd' }]), 'upload.harmful'],
  ['a zip cut off', 'cut.zip', () => archiveOf([{ name: 'a' }]).subarray(0, 40), 'upload.false-type'],
  [
    'a zip bomb called a document',
    'bomb.docx',
    () => archiveOf([{ name: 'word/document.xml', bytes: Buffer.alloc(9), size: 3_000_000_000 }]),
    'upload.harmful',
  ],
  [
    'a zip called a document',
    'no.docx',
    () => archiveOf([{ name: 'a.txt', bytes: Buffer.from('a') }]),
    'upload.false-type',
  ],
  ['a zip called a book', 'no.epub', () => archiveOf([{ name: 'mimetype' }]), 'upload.false-type'],
  ['a zip called a picture', 'no.png', () => archiveOf([{ name: 'a' }]), 'upload.false-type'],
  ['a png of 100,000 × 100,000', 'huge.png', () => hugePicture(100_000), 'picture.too-many-pixels'],
  ['an icon with such a png in it', 'huge.ico', () => icon(100_000), 'picture.too-many-pixels'],
  ['a bitmap of such a size', 'huge.bmp', () => bitmap(100_000), 'picture.incomplete'],
  ['an icon without pictures', 'no.ico', () => Buffer.from([0, 0, 1, 0, 0, 0, 0, 0]), 'upload.false-type'],
  ['script in the head of a picture', 'both.jpg', polyglot, 'upload.harmful'],
  ['an svg called a picture', 'x.png', () => svg, 'upload.harmful'],
  ['a page called a film', 'x.mp4', () => html, 'upload.harmful'],
  ['a page in two bytes a letter', 'x.pdf', () => Buffer.from('\ufeff<html><body>', 'utf16le'), 'upload.harmful'],
  [
    'a program called a picture',
    'x.jpg',
    () => Buffer.from('MZ\u0090\u0000\u0003'.padEnd(300, '\u0000'), 'latin1'),
    'upload.false-type',
  ],
  ['a picture called a document', 'x.pdf', () => jpg, 'upload.false-type'],
  ['a picture called a film', 'x.mp4', () => jpg, 'upload.false-type'],
  ['half a head of a picture', 'x.jpg', () => jpg.subarray(0, 20), 'picture.incomplete'],
  ['plain text', 'x.mp3', () => Buffer.from('hello, this is only text'), 'upload.false-type'],
])('[D-167] %s is refused, and its bytes are gone', async ([, name, bytes, code]) => {
  const before = { files: everything(), rows: await rows() };
  const answer = await offer(name, await bytes());
  expect(answer).toMatchObject({ status: errorSpec(code).status, body: { errorCode: errorSpec(code).number } });
  expect({ files: everything(), rows: await rows() }).toEqual(before);
});

test.for<[string, ErrorCode]>([
  ['../../x.png', 'upload.name-unsafe'],
  ['..\\x.png', 'upload.name-unsafe'],
  ['/etc/x.png', 'upload.name-unsafe'],
  ['x\u202Egnp.png', 'upload.name-unsafe'],
  ['x\u061Cgnp.png', 'upload.name-unsafe'],
  ['a,b.png', 'upload.name-comma'],
  [`${'x'.repeat(97)}.png`, 'upload.name-too-long'],
  ['x.svg', 'upload.wrong-type'],
  ['x.html', 'upload.wrong-type'],
  ['x', 'upload.wrong-type'],
])('[UPLOAD-11, UPLOAD-13, UPLOAD-14] a file named %j is not even begun', async ([name, code]) => {
  const before = { files: everything(), rows: await rows() };
  const { status, body } = await offer(name, jpg);
  expect([status, body['errorCode']]).toEqual([errorSpec(code).status, errorSpec(code).number]);
  expect({ files: everything(), rows: await rows() }).toEqual(before);
});

test('[UPLOAD-12, UPLOAD-17] an empty file and one over the limit of its rule are not begun', async () => {
  const empty = await sendPart(world, lin, {
    source: sourceOf('x.png', jpg),
    bytes: Buffer.alloc(0),
    fields: { fileSize: 0, partCount: 1 },
  });
  expect(empty.body['errorCode']).toBe(errorSpec('upload.empty').number);
  const fields = { fileSize: 10 * 1024 * 1024 + 1, configId: 'default' };
  const large = await sendPart(world, lin, { source: sourceOf('x.png', jpg), fields });
  expect(large.body).toMatchObject({
    errorCode: errorSpec('upload.too-large').number,
    message: expect.stringContaining('10 MB'),
  });
});

test('what is what it says is taken, with its size', async () => {
  const document = archiveOf([
    { name: '[Content_Types].xml' },
    { name: 'word/document.xml', bytes: Buffer.from('<w/>') },
  ]);
  expect((await offer('a.docx', document)).body).toMatchObject({ kind: 'document' });
  expect((await offer('a.zip', document)).body).toMatchObject({ kind: 'archive' });
  expect((await offer('a.jpeg', jpg)).body).toMatchObject({ kind: 'picture' });
  expect((await offer('a.mov', film(2_000))).body).toMatchObject({ kind: 'video', width: null });
  const book = archiveOf([
    { name: 'mimetype', bytes: Buffer.from('application/epub+zip') },
    { name: 'META-INF/container.xml' },
  ]);
  expect((await offer('a.epub', book)).body).toMatchObject({ kind: 'book' });
  expect((await offer('a.ico', icon(64))).body).toMatchObject({ width: 64, height: 64 });
  expect((await offer('a.pdf', Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n'))).body).toMatchObject({ kind: 'document' });
  expect((await offer('a.mp3', Buffer.concat([Buffer.from('ID3\u0004'), Buffer.alloc(9_000)]))).body).toMatchObject({
    kind: 'audio',
  });
});

test('a whole animation, and a picture with something harmless behind it, are taken', async () => {
  const moving = gif(20, [
    { left: 0, side: 20 },
    { left: 5, side: 10 },
  ]);
  expect((await offer('moving.gif', moving)).body).toMatchObject({ kind: 'picture', width: 20, height: 20 });
  expect((await offer('moment.jpg', Buffer.concat([jpg, film(3_000)]))).body).toMatchObject({ kind: 'picture' });
  expect((await offer('a.webp', await webp())).body).toMatchObject({ width: 120, height: 80 });
});
