import { crc32, createDeflateRaw } from 'node:zlib';
import { Readable } from 'node:stream';

/** One file of an archive; its text is read once, while it is written. */
type ZipEntry = {
  readonly name: string;
  readonly text: AsyncIterable<string> | Iterable<string>;
};

// ZIP (APPNOTE 6.3): deflated; names are UTF-8; sizes follow the bytes, for nobody knows them before.
const version = 20;
const flags = 0x0808;
const deflated = 8;
/** 1980-01-01, the first day an archive can name: the same rows make the same bytes. */
const firstDay = 0x0021;

type WrittenEntry = {
  readonly name: Buffer;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly offset: number;
};

function numbers(...fields: readonly (readonly [width: 2 | 4, value: number])[]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [width]) => sum + width, 0));
  let at = 0;
  for (const [width, value] of fields) at = buffer.writeUIntLE(value, at, width);
  return buffer;
}

const localHeader = (name: Buffer): Buffer =>
  Buffer.concat([
    numbers([4, 0x04034b50], [2, version], [2, flags], [2, deflated], [2, 0], [2, firstDay]),
    numbers([4, 0], [4, 0], [4, 0], [2, name.length], [2, 0]),
    name,
  ]);

const descriptor = ({ crc, packed, size }: WrittenEntry): Buffer =>
  numbers([4, 0x08074b50], [4, crc], [4, packed], [4, size]);

const directoryEntry = ({ name, crc, packed, size, offset }: WrittenEntry): Buffer =>
  Buffer.concat([
    numbers([4, 0x02014b50], [2, version], [2, version], [2, flags], [2, deflated], [2, 0], [2, firstDay]),
    numbers([4, crc], [4, packed], [4, size], [2, name.length], [2, 0], [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]),
    name,
  ]);

function endOfDirectory(entryCount: number, size: number, offset: number): Buffer {
  return numbers([4, 0x06054b50], [2, 0], [2, 0], [2, entryCount], [2, entryCount], [4, size], [4, offset], [2, 0]);
}

/** The bytes of one entry as they are packed, and what the directory says of them. */
async function* packEntry({ name: title, text }: ZipEntry, offset: number): AsyncGenerator<Buffer, WrittenEntry> {
  const name = Buffer.from(title);
  yield localHeader(name);
  let [crc, size, packed] = [0, 0, 0];
  async function* measured(): AsyncGenerator<Buffer> {
    for await (const piece of text) {
      const bytes = Buffer.from(piece);
      crc = crc32(bytes, crc);
      size += bytes.length;
      yield bytes;
    }
  }
  const source = Readable.from(measured());
  const packer = createDeflateRaw();
  // A read that breaks must break the download, not leave half a table.
  source.on('error', (error) => packer.destroy(error));
  try {
    // Without an encoding a stream of zlib gives buffers.
    for await (const bytes of source.pipe(packer) as AsyncIterable<Buffer>) {
      packed += bytes.length;
      yield bytes;
    }
  } finally {
    source.destroy();
  }
  const written = { name, crc, packed, size, offset };
  yield descriptor(written);
  return written;
}

/** An archive in pieces, while the texts of its entries are read: none of them is held as a whole. */
export async function* writeZip(entries: readonly ZipEntry[]): AsyncGenerator<Buffer> {
  const written: WrittenEntry[] = [];
  let offset = 0;
  for (const entry of entries) {
    const packing = packEntry(entry, offset);
    let next = await packing.next();
    while (!next.done) {
      offset += next.value.length;
      yield next.value;
      next = await packing.next();
    }
    written.push(next.value);
  }
  const directory = Buffer.concat(written.map(directoryEntry));
  yield directory;
  yield endOfDirectory(written.length, directory.length, offset);
}

export type { ZipEntry };
