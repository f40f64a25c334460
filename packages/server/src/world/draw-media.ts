import { crc32, deflateSync } from 'node:zlib';

type Color = readonly [red: number, green: number, blue: number];
export type Box = {
  readonly at: readonly [x: number, y: number, width: number, height: number];
  readonly color: Color;
};

function chunk(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), body]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(body.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

/** A picture of boxes on paper. Drawn by ourselves: loading an image library costs more than the whole rest of a start. */
export function pngOf(width: number, height: number, boxes: readonly Box[]): Buffer {
  const row = 1 + width * 3;
  const pixels = Buffer.alloc(row * height);
  const fill = ({ at: [left, top, wide, high], color }: Box): void => {
    for (let y = top; y < top + high; y += 1) {
      for (let x = left; x < left + wide; x += 1) pixels.set(color, y * row + 1 + x * 3);
    }
  };
  for (const box of [{ at: [0, 0, width, height], color: [247, 246, 242] } as const, ...boxes]) fill(box);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const body = chunk('IDAT', deflateSync(pixels, { level: 6 }));
  return Buffer.concat([signature, chunk('IHDR', header), body, chunk('IEND', Buffer.alloc(0))]);
}

const samplesPerSecond = 8_000;

/** Notes of a bell, one after the other, half a second each, every one dying away. */
export function wavOf(notesHz: readonly number[]): Buffer {
  const perNote = samplesPerSecond / 2;
  const bytes = notesHz.length * perNote * 2;
  const wav = Buffer.alloc(44 + bytes);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(36 + bytes, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(samplesPerSecond, 24);
  wav.writeUInt32LE(samplesPerSecond * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(bytes, 40);
  for (const [note, hz] of notesHz.entries()) {
    for (let step = 0; step < perNote; step += 1) {
      const seconds = step / samplesPerSecond;
      const height = Math.sin(2 * Math.PI * hz * seconds) * Math.exp(-5 * seconds) * 12_000;
      wav.writeInt16LE(Math.round(height), 44 + (note * perNote + step) * 2);
    }
  }
  return wav;
}
