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
