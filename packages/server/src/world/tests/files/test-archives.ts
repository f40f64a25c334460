import { crc32, deflateRawSync } from 'node:zlib';
import yauzl from 'yauzl';

export type ArchiveEntry = {
  readonly name: string;
  readonly bytes?: Buffer;
  /** What its place in the list claims it becomes; the truth unless said. */
  readonly size?: number;
  /** Lies in the archive as it is. */
  readonly isStored?: boolean;
  /** Written before anybody knew how long it is: its sizes stand behind it. */
  readonly isStreamed?: boolean;
};

const [stored, deflated] = [0, 8];
const hasDescriptor = 8;

function aboutOf({ name, bytes = Buffer.alloc(0), size, isStored, isStreamed }: ArchiveEntry, packed: Buffer): Buffer {
  const about = Buffer.alloc(26);
  about.writeUInt16LE(20, 0);
  about.writeUInt16LE(isStreamed ? hasDescriptor : 0, 2);
  about.writeUInt16LE(isStored ? stored : deflated, 4);
  about.writeUInt32LE(crc32(bytes), 10);
  about.writeUInt32LE(packed.length, 14);
  about.writeUInt32LE(size ?? bytes.length, 18);
  about.writeUInt16LE(Buffer.byteLength(name), 22);
  return about;
}

/** The sizes before a streamed entry are unknown, and repeated behind it. */
function localOf({ name, isStreamed }: ArchiveEntry, about: Buffer, packed: Buffer): Buffer {
  const head = Buffer.from(about);
  if (isStreamed) head.fill(0, 10, 22);
  const tail = isStreamed ? [Buffer.from('PK\u0007\u0008'), about.subarray(10, 22)] : [];
  return Buffer.concat([Buffer.from('PK\u0003\u0004'), head, Buffer.from(name), packed, ...tail]);
}

/** An archive as a program packs it, or as nobody should. */
export function archiveOf(entries: readonly ArchiveEntry[]): Buffer {
  const [pieces, list]: [Buffer[], Buffer[]] = [[], []];
  let at = 0;
  for (const entry of entries) {
    const { name, bytes = Buffer.alloc(0), isStored } = entry;
    const packed = isStored ? bytes : deflateRawSync(bytes);
    const about = aboutOf(entry, packed);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    list.push(Buffer.from('PK\u0001\u0002\u0014\u0000'), about, place, Buffer.from(name));
    const local = localOf(entry, about, packed);
    pieces.push(local);
    at += local.length;
  }
  const central = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...pieces, central, end]);
}

/** What comes out of an archive; throws where a size or a checksum is wrong. */
export async function unpackArchive(bytes: Buffer): Promise<Map<string, Buffer>> {
  const archive = await yauzl.fromBufferPromise(bytes, { lazyEntries: true });
  const found = new Map<string, Buffer>();
  for await (const entry of archive.eachEntry()) {
    const pieces: Buffer[] = [];
    for await (const piece of await archive.openReadStreamPromise(entry)) pieces.push(piece as Buffer);
    const content = Buffer.concat(pieces);
    if (crc32(content) !== entry.crc32) throw new Error(`the checksum of ${entry.fileName} is wrong`);
    found.set(entry.fileName, content);
  }
  return found;
}
