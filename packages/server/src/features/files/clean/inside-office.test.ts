import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ArchiveEntry, unpackArchive } from '../../../world/tests/files/test-archives.ts';
import { drawing, photograph, withPngText } from '../../../world/tests/files/test-pictures.ts';
import { openPublishing } from '../../../world/tests/files/test-publish.ts';
import { loadSharp } from '../pictures/load-sharp.ts';
import { notedGif, notedOffice, notedOldOffice, secretWord } from '../../../world/tests/files/test-notes.ts';

let files: Awaited<ReturnType<typeof openPublishing>>;
beforeAll(async () => {
  files = await openPublishing();
});
afterAll(() => files.close());

const camera = 'Qinghe Camera';

async function notedParts(folder: string): Promise<ArchiveEntry[]> {
  const photo = await photograph({ width: 400, height: 200 });
  const sheet = notedOffice('xl/workbook.xml', [{ name: 'xl/media/image1.jpeg', bytes: photo }]);
  return [
    { name: `${folder}/media/image1.jpeg`, bytes: photo },
    { name: `${folder}/media/image2.jpg`, bytes: photo, isStored: true },
    { name: `${folder}/media/image3.tmp`, bytes: photo, isStreamed: true },
    // A second picture behind the first, as telephones write it.
    { name: `${folder}/media/image4.jpeg`, bytes: Buffer.concat([photo, Buffer.from(secretWord)]), isStored: true },
    {
      name: `${folder}/media/image5.png`,
      bytes: withPngText(await drawing({ width: 30, height: 20 }), Buffer.from(secretWord.repeat(9))),
    },
    { name: `${folder}/media/image6.gif`, bytes: notedGif(), isStored: true },
    { name: `${folder}/embeddings/Sheet.xlsx`, bytes: sheet, isStored: true },
    { name: `${folder}/embeddings/old.bin`, bytes: notedOldOffice() },
    { name: 'docProps/thumbnail.jpeg', bytes: photo },
  ];
}

/** Every part, and those of the documents inside. */
async function allParts(bytes: Buffer): Promise<[string, Buffer][]> {
  const found: [string, Buffer][] = [];
  for (const [name, content] of await unpackArchive(bytes)) {
    found.push([name, content]);
    if (name.endsWith('.xlsx')) found.push(...(await allParts(content)));
  }
  return found;
}
const revealing = (parts: [string, Buffer][]): string[] =>
  parts.filter(([, content]) => content.includes(secretWord) || content.includes(camera)).map(([name]) => name);

test.for([
  ['a.docx', 'word', 'word/document.xml'],
  ['a.pptx', 'ppt', 'ppt/presentation.xml'],
  ['a.xlsx', 'xl', 'xl/workbook.xml'],
] as const)('[D-168] pictures and documents inside %s lose their notes and nothing else', async (one) => {
  const [name, folder, main] = one;
  const bytes = notedOffice(main, await notedParts(folder));
  expect(revealing(await allParts(bytes))).toHaveLength(11);
  const { id, path } = await files.upload({ name, bytes, rule: 'document' });
  await files.publish(id);
  await files.clean(id);
  const read = (await files.read(files.shu, path)).bytes;
  expect(read.length).toBe(bytes.length);

  const parts = await allParts(read);
  expect(revealing(parts)).toEqual([]);
  const sharp = await loadSharp();
  for (const [part, content] of parts.filter(([inner]) => /\.(jpe?g|png|tmp)$/.test(inner))) {
    const { format, width, height, orientation } = await sharp(content).metadata();
    const isPhoto = format === 'jpeg';
    // Which way up stays: a page shows the photo as it did before.
    expect([part, width, height, orientation]).toEqual([
      part,
      isPhoto ? 400 : 30,
      isPhoto ? 200 : 20,
      isPhoto ? 6 : undefined,
    ]);
    const before = (await allParts(bytes)).find(([inner]) => inner === part)?.[1] ?? Buffer.alloc(0);
    expect(await sharp(content).raw().toBuffer()).toEqual(await sharp(before).raw().toBuffer());
  }
  expect((await files.upload({ name, bytes: read, rule: 'document' })).kind).toBe('document');
});

/** A photo whose last segment is cut off: programs draw it, and read what the camera noted. */
async function cutPhoto(): Promise<Buffer> {
  const photo = await photograph({ width: 40, height: 20 });
  return Buffer.concat([photo.subarray(0, photo.indexOf(Buffer.from([0xff, 0xdb]))), Buffer.from([0xff, 0xdb, 0])]);
}

/** The list says of the last entry that it ends in the middle of its packed bytes. */
function shortened(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  const at = copy.lastIndexOf('PK\u0001\u0002');
  copy.writeUInt32LE(copy.readUInt32LE(at + 20) - 20, at + 20);
  return copy;
}

test.for<[string, () => Promise<Buffer>]>([
  [
    'cut off',
    async () => {
      const bytes = (await drawing({ width: 30, height: 20 })).subarray(0, 40);
      return notedOffice('word/document.xml', [{ name: 'word/media/image1.png', bytes }]);
    },
  ],
  [
    'cut off in a segment',
    async () =>
      notedOffice('word/document.xml', [{ name: 'word/media/image1.jpg', bytes: await cutPhoto(), isStored: true }]),
  ],
  [
    'packed in another document and cut off',
    async () => {
      const picture = await drawing({ width: 300, height: 200 });
      const bytes = shortened(notedOffice('xl/workbook.xml', [{ name: 'xl/media/image1.png', bytes: picture }]));
      return notedOffice('word/document.xml', [{ name: 'word/embeddings/Sheet.xlsx', bytes, isStored: true }]);
    },
  ],
])('[D-168] a document with a picture inside that is %s still loses its own notes', async ([, make]) => {
  const { id, path } = await files.upload({ name: 'b.docx', bytes: await make(), rule: 'document' });
  await files.clean(id);
  const read = (await files.read(files.lin, path)).bytes;
  for (const word of [secretWord, camera]) expect(read.includes(word)).toBe(false);
  expect(await files.cleaningOf(id)).toBe('done');
});

test('[D-168] a document in a document in a document, and so on, is withheld where nobody looks any deeper', async () => {
  let bytes = notedOffice('word/document.xml');
  for (let depth = 0; depth < 5; depth += 1)
    bytes = notedOffice('word/document.xml', [{ name: 'word/embeddings/Inner.docx', bytes, isStored: true }]);
  const { id } = await files.upload({ name: 'deep.docx', bytes, rule: 'document' });
  await files.clean(id);
  expect(await files.cleaningOf(id)).toBe('failed');
});
