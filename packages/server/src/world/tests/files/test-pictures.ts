import { crc32, deflateSync } from 'node:zlib';
import { loadSharp } from '../../../features/files/pictures/load-sharp.ts';

type Input = { readonly width: number; readonly height: number };

/** A picture as a camera writes it: turned by its note, and telling where it was taken. */
export async function photograph({ width, height }: Input): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp({ create: { width, height, channels: 3, background: '#2f6f5e' } })
    .withExif({ IFD0: { Make: 'Qinghe Camera', Orientation: '6' }, IFD3: { GPSLatitude: '31/1 12/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

export async function drawing({ width, height }: Input): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp({ create: { width, height, channels: 4, background: '#c8553d' } })
    .png()
    .toBuffer();
}

function pngChunk(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), body]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A few bytes that claim more pixels than a machine has memory for. */
export function hugePicture(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = pngChunk('IDAT', deflateSync(Buffer.alloc(1000)));
  return Buffer.concat([signature, pngChunk('IHDR', header), pixels, pngChunk('IEND', Buffer.alloc(0))]);
}

/** A PNG with a note in it, right behind its header. */
export function withPngText(png: Buffer, text: Buffer): Buffer {
  const headerEnd = 8 + 25;
  const note = pngChunk('tEXt', Buffer.concat([Buffer.from('Comment\u0000'), text]));
  return Buffer.concat([png.subarray(0, headerEnd), note, png.subarray(headerEnd)]);
}
