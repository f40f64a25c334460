import { type ArchiveEntry, archiveOf } from './test-archives.ts';

/** What must not be found in anything that was published. */
export const secretWord = 'QingheSecretPlace';

const box = (type: string, ...bodies: Buffer[]): Buffer => {
  const body = Buffer.concat(bodies);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
};

/** The boxes of an MP4 as a telephone writes them: times, a place, and the film itself. */
export function notedMp4(): Buffer {
  const times = Buffer.concat([Buffer.alloc(4), Buffer.alloc(8, 7), Buffer.alloc(88, 1)]);
  const place = box('udta', box('\u00a9xyz', Buffer.from(secretWord)));
  const track = box('trak', box('tkhd', times), place);
  const film = box('mdat', Buffer.from('the film itself'));
  return Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\0\0isom')),
    box('moov', box('mvhd', times), track, place),
    film,
  ]);
}

const element = (id: number[], body: Buffer): Buffer => Buffer.concat([Buffer.from([...id, 0x80 | body.length]), body]);

/** A WebM of unknown length, as browsers record it, with its tags at the end. */
export function notedWebm(): Buffer {
  const head = element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], Buffer.from('webm')));
  const title = element([0x7b, 0xa9], Buffer.from(secretWord));
  const cluster = Buffer.from([0x1f, 0x43, 0xb6, 0x75, 0xff]);
  return Buffer.concat([
    head,
    Buffer.from([0x18, 0x53, 0x80, 0x67, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
    element([0x15, 0x49, 0xa9, 0x66], title),
    cluster,
    element([0xa3], Buffer.from('the film itself')),
    element([0x12, 0x54, 0xc3, 0x67], Buffer.from(secretWord)),
  ]);
}

const riff = (kind: string, ...chunks: Buffer[]): Buffer => {
  const body = Buffer.concat([Buffer.from(kind), ...chunks]);
  const head = Buffer.alloc(8);
  head.write('RIFF');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
};
const chunk = (name: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
};

export const notedAvi = (): Buffer =>
  riff(
    'AVI ',
    chunk('LIST', Buffer.from('hdrlavih')),
    chunk('LIST', Buffer.from(`INFOIART${secretWord}`)),
    chunk('LIST', Buffer.from('movithe film itself')),
  );
export const notedWav = (): Buffer =>
  riff('WAVE', chunk('bext', Buffer.from(secretWord)), chunk('data', Buffer.from('the film itself')));

export function notedMp3(): Buffer {
  const tag = Buffer.from(`TPE1\0\0\0\u0012\0\0\0${secretWord}`.padEnd(120, '\0'), 'latin1');
  const head = Buffer.from([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 0, tag.length]);
  return Buffer.concat([head, tag, Buffer.from('the film itself'), Buffer.from(`TAG${secretWord}`.padEnd(128, '\0'))]);
}

/** An office file: `core` says who wrote it. */
export function notedOffice(main: string, more: readonly ArchiveEntry[] = []): Buffer {
  const core = `<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/"><dc:creator>${secretWord}</dc:creator><cp:lastModifiedBy>${secretWord}</cp:lastModifiedBy></cp:coreProperties>`;
  return archiveOf([
    { name: '[Content_Types].xml', bytes: Buffer.from('<Types/>') },
    { name: main, bytes: Buffer.from('<text>the film itself</text>') },
    { name: 'docProps/core.xml', bytes: Buffer.from(core) },
    ...more,
  ]);
}

/** A sound with a title, and a picture of the author so large that it goes on in the next page. */
export function notedOgg(): Buffer {
  const words = [`ARTIST=${secretWord}`, `COVER=${secretWord.repeat(4_000)}`];
  const text = (word: string): Buffer => {
    const size = Buffer.alloc(4);
    size.writeUInt32LE(word.length);
    return Buffer.concat([size, Buffer.from(word)]);
  };
  const count = Buffer.from([words.length, 0, 0, 0]);
  const tags = Buffer.concat([Buffer.from('OpusTags'), text('a program'), count, ...words.map(text)]);
  const head = Buffer.from('OpusHead\u0001\u0001\0\0\u0080\u00bb\0\0\0\0\0', 'latin1');
  const sound = Buffer.from('the film itself');
  const first = 255 * 255;
  return Buffer.concat([
    oggPage(0, [head]),
    oggPage(1, [tags.subarray(0, first)], true),
    oggPage(2, [tags.subarray(first), sound]),
  ]);
}

/** `isOpen`: its last packet goes on in the next page. */
function oggPage(number: number, packets: readonly Buffer[], isOpen = false): Buffer {
  const table = packets.flatMap(({ length }, index) => {
    const whole = Array.from({ length: Math.floor(length / 255) }, () => 255);
    return isOpen && index === packets.length - 1 ? whole : [...whole, length % 255];
  });
  const head = Buffer.alloc(27);
  head.write('OggS');
  head.writeUInt32LE(7, 14);
  head.writeUInt32LE(number, 18);
  head[26] = table.length;
  const page = Buffer.concat([head, Buffer.from(table), ...packets]);
  page.writeUInt32LE(oggSum(page), 22);
  return page;
}

/** Bit by bit, as the format describes it. */
export function oggSum(page: Buffer): number {
  let sum = 0;
  for (const byte of page) {
    sum ^= byte << 24;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum << 1) ^ (sum < 0 ? 0x04c11db7 : 0);
  }
  return sum >>> 0;
}

/** A BMP of the fifth kind: a path of its author as colour profile, and words between and behind its parts. */
export function notedBmp(): Buffer {
  const head = Buffer.alloc(14 + 124);
  head.write('BM');
  const [gap, pixels] = [Buffer.from(secretWord), Buffer.alloc(8, 9)];
  head.writeUInt32LE(head.length + gap.length, 10);
  head.writeUInt32LE(124, 14);
  head.writeInt32LE(2, 18);
  head.writeInt32LE(1, 22);
  head.writeUInt16LE(1, 26);
  head.writeUInt16LE(24, 28);
  head.write('KNIL', 14 + 56);
  head.writeUInt32LE(124 + gap.length + pixels.length, 14 + 112);
  head.writeUInt32LE(secretWord.length, 14 + 116);
  const file = Buffer.concat([head, gap, pixels, Buffer.from(secretWord)]);
  file.writeUInt32LE(file.length, 2);
  return file;
}

export const notedPdf = (more = ''): Buffer =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj << /Author (${secretWord}) /Creator <${Buffer.from(secretWord).toString('hex')}> >> endobj\n` +
      `2 0 obj << /Type /Metadata >> stream\n<?xpacket begin="" id="x"?><x>${secretWord}</x><?xpacket end="w"?>\n` +
      'endstream endobj\n% the film itself\ntrailer << /Info 1 0 R' +
      `${more} >>\n%%EOF`,
    'latin1',
  );

/** A GIF with a comment, and one more word behind its end. */
export const notedGif = (): Buffer =>
  Buffer.concat([
    Buffer.from('GIF89a\u0002\u0000\u0002\u0000\u0080\u0000\u0000', 'latin1'),
    Buffer.from([0, 0, 0, 255, 255, 255, 0x21, 0xfe, secretWord.length]),
    Buffer.from(secretWord),
    Buffer.from([0, 0x2c, 0, 0, 0, 0, 2, 0, 2, 0, 0, 2, 2, 0x84, 0x51, 0, 0x3b]),
    Buffer.from(secretWord),
  ]);

/** An old office file: one stream of properties in sectors, one in the small sectors of the root. */
export function notedOldOffice(): Buffer {
  const sector = 512;
  const file = Buffer.alloc(13 * sector);
  file.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  file.writeUInt16LE(9, 30);
  file.writeUInt16LE(6, 32);
  file.writeUInt32LE(1, 44);
  file.writeUInt32LE(1, 48);
  file.writeUInt32LE(4096, 56);
  file.writeUInt32LE(11, 60);
  file.writeUInt32LE(0xfffffffe, 68);
  for (let index = 0; index < 109; index += 1) file.writeUInt32LE(index === 0 ? 0 : 0xffffffff, 76 + index * 4);
  const end = 0xfffffffe;
  const chains = [0xfffffffd, end, 3, 4, 5, 6, 7, 8, 9, end, end, end];
  chains.forEach((next, index) => file.writeUInt32LE(next, sector + index * 4));
  const entry = (index: number, [name, type, start, size]: [string, number, number, number]): void => {
    const at = 2 * sector + index * 128;
    file.write(name, at, 'utf16le');
    file.writeUInt16LE(name.length * 2 + 2, at + 64);
    file[at + 66] = type;
    file.writeUInt32LE(start, at + 116);
    file.writeUInt32LE(size, at + 120);
  };
  entry(0, ['Root Entry', 5, 10, 512]);
  entry(1, ['\u0005SummaryInformation', 2, 2, 4096]);
  entry(2, ['\u0005DocumentSummaryInformation', 2, 1, 128]);
  file.write(secretWord, 3 * sector + 400);
  file.write(secretWord, 9 * sector);
  // Small sectors 1 and 2 of the root; the first belongs to something else.
  file.write('the film itself', 11 * sector);
  file.write(secretWord, 11 * sector + 2 * 64 + 10);
  [end, 2, end].forEach((next, index) => file.writeUInt32LE(next, 12 * sector + index * 4));
  return file;
}
