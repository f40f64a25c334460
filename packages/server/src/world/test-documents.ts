import { crc32 } from 'node:zlib';

type Entry = { readonly name: string; readonly body: Buffer };

function fileHeader({ name, body }: Entry, offset: number | null): Buffer {
  const title = Buffer.from(name);
  const isCentral = offset !== null;
  const head = Buffer.alloc(isCentral ? 46 : 30);
  head.writeUInt32LE(isCentral ? 0x02_01_4b_50 : 0x04_03_4b_50, 0);
  const at = isCentral ? 6 : 4;
  head.writeUInt16LE(20, at);
  head.writeUInt32LE(crc32(body), at + 10);
  head.writeUInt32LE(body.length, at + 14);
  head.writeUInt32LE(body.length, at + 18);
  head.writeUInt16LE(title.length, at + 22);
  if (isCentral) head.writeUInt32LE(offset, 42);
  return Buffer.concat([head, title]);
}

/** A zip whose entries lie in it as they are. */
export function zipOf(texts: Readonly<Record<string, string | Buffer>>): Buffer {
  const entries = Object.entries(texts).map(([name, text]) => ({ name, body: Buffer.from(text) }));
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const local = Buffer.concat([fileHeader(entry, null), entry.body]);
    centrals.push(fileHeader(entry, offset));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06_05_4b_50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';

/** The least a word processor takes for a document. */
export const wordDocument = (paragraphs: readonly string[]): Buffer =>
  zipOf({
    '[Content_Types].xml':
      `<Types xmlns="${packages}/content-types"><Default Extension="rels" ` +
      'ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      '<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    '_rels/.rels':
      `<Relationships xmlns="${packages}/relationships">` +
      `<Relationship Id="r1" Type="${relations}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml':
      `<w:document xmlns:w="${word}"><w:body>` +
      `${paragraphs.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('')}</w:body></w:document>`,
  });
