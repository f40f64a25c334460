import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tempFolder } from '../../../../world/temp-folder.ts';
import { recordWebm } from '../../../../world/tests/live/test-recordings.ts';
import { partReader } from './part-reader.ts';
import { NotARecording, type Part } from './parts.ts';

function readAll(mimeType: string, bytes: Buffer, cuts: readonly number[] = []): Part[] {
  const reader = partReader(mimeType);
  const places = [...new Set(cuts.map((cut) => cut % (bytes.length + 1)))].toSorted((a, b) => a - b);
  const parts: Part[] = [];
  for (const [n, to] of [...places, bytes.length].entries()) {
    parts.push(...reader.feed(bytes.subarray(n === 0 ? 0 : places[n - 1], to)));
  }
  return [...parts, ...reader.end()];
}

const shapeOf = (parts: readonly Part[]): string[] => {
  const lengths: [string, number][] = [];
  for (const { kind, bytes } of parts) {
    const last = lengths.at(-1);
    if (kind === 'more' && last) last[1] += bytes.length;
    else lengths.push([kind, bytes.length]);
  }
  return lengths.map(([kind, length]) => `${kind} ${length}`);
};

const hasFfmpeg = (() => {
  try {
    execFileSync('ffmpeg', ['-version'], { stdio: 'ignore' });
    return true;
  } catch {
    process.stderr.write('no ffmpeg here: recordings it would make are not read\n');
    return false;
  }
})();

const two = ['-f', 'lavfi', '-i', 'testsrc=size=160x90:rate=10:duration=6', '-f', 'lavfi', '-i', 'sine=duration=6'];
const h264 = '-c:v libx264 -g 20 -keyint_min 20 -sc_threshold 0'.split(' ');
const made: Record<string, { mimeType: string; args: string[]; starts: number }> = {
  'WebM with a key frame every two seconds': {
    mimeType: 'video/webm;codecs=vp8,opus',
    args: [...two, '-c:v', 'libvpx', '-g', '20', '-keyint_min', '20', '-c:a', 'libopus', '-f', 'webm'],
    starts: 3,
  },
  'live WebM, of endless clusters': {
    mimeType: 'video/webm;codecs=vp8,opus',
    args: [...two, '-c:v', 'libvpx', '-g', '20', '-keyint_min', '20', '-c:a', 'libopus', '-live', '1', '-f', 'webm'],
    starts: 3,
  },
  'WebM without a picture': {
    mimeType: 'audio/webm;codecs=opus',
    args: ['-f', 'lavfi', '-i', 'sine=duration=12', '-c:a', 'libopus', '-cluster_time_limit', '3000', '-f', 'webm'],
    starts: 5,
  },
  'fragmented MP4': {
    mimeType: 'video/mp4',
    args: [...two, ...h264, ...'-c:a aac -movflags frag_keyframe+empty_moov+default_base_moof -f mp4'.split(' ')],
    starts: 3,
  },
  'MP4 with fragments between key frames': {
    mimeType: 'video/mp4',
    args: [...two, ...h264, ...'-an -frag_duration 500000 -movflags empty_moov+default_base_moof -f mp4'.split(' ')],
    starts: 3,
  },
};

describe.runIf(hasFfmpeg)('what ffmpeg records', () => {
  test.each(Object.entries(made))(
    '%s is cut at its key frames, however it arrives',
    (_, { mimeType, args, starts }) => {
      const bytes = execFileSync('ffmpeg', ['-v', 'error', ...args, 'pipe:1'], { maxBuffer: 32 * 1024 * 1024 });
      const whole = readAll(mimeType, bytes);
      expect(whole[0]?.kind).toBe('init');
      expect(whole.filter(({ kind }) => kind === 'init')).toHaveLength(1);
      expect(whole.filter(({ kind }) => kind === 'start')).toHaveLength(starts);
      expect(Buffer.concat(whole.map((part) => part.bytes)).equals(bytes)).toBe(true);
      fc.assert(
        fc.property(fc.array(fc.nat(), { maxLength: 40 }), (cuts) => {
          const parts = readAll(mimeType, bytes, cuts);
          expect(Buffer.concat(parts.map((part) => part.bytes)).equals(bytes)).toBe(true);
          expect(shapeOf(parts)).toEqual(shapeOf(whole));
        }),
        { numRuns: 25 },
      );
      // One byte after the other: every header is met in pieces.
      const bytewise = readAll(
        mimeType,
        bytes.subarray(0, 60_000),
        Array.from({ length: 60_000 }, (__, n) => n),
      );
      expect(shapeOf(bytewise)[0]).toBe(shapeOf(whole)[0]);
    },
  );

  test('begun with at any key frame it plays', () => {
    const { mimeType, args } = made['live WebM, of endless clusters'] ?? { mimeType: '', args: [] };
    const bytes = execFileSync('ffmpeg', ['-v', 'error', ...args, 'pipe:1'], { maxBuffer: 32 * 1024 * 1024 });
    const parts = readAll(mimeType, bytes);
    const from = parts.findIndex(
      ({ kind }, n) => kind === 'start' && parts.slice(0, n).some((one) => one.kind === 'start'),
    );
    const joined = Buffer.concat([parts[0]?.bytes ?? Buffer.alloc(0), ...parts.slice(from).map((part) => part.bytes)]);
    const decode = '-v error -i - -map 0:v -f null -progress pipe:1 -'.split(' ');
    const said = execFileSync('ffmpeg', decode, { input: joined }).toString();
    expect(said).toContain('frame=40');
  });
});

test('what a browser records without ffmpeg is cut as well', async () => {
  const folder = tempFolder('recording');
  const path = join(folder.path, 'a.webm');
  await recordWebm(path, { seconds: 6, mark: 7 });
  const bytes = readFileSync(path);
  folder.remove();
  const parts = readAll('video/webm;codecs=vp8,opus', bytes);
  expect(parts.filter(({ kind }) => kind === 'start')).toHaveLength(3);
  expect(Buffer.concat(parts.map((part) => part.bytes)).equals(bytes)).toBe(true);
});

const element = (name: string, body: Buffer): Buffer => {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(0x1000_0000 + body.length);
  return Buffer.concat([Buffer.from(name, 'hex'), size, body]);
};
const [picture, sound] = [1, 2];

/** A block as some encoders write it, with what it refers to behind it. */
const group = (track: number, isKey: boolean): Buffer =>
  element(
    'a0',
    Buffer.concat([
      element('a1', Buffer.concat([Buffer.from([0x80 + track, 0, 0, 0]), Buffer.alloc(300, track)])),
      element('9b', Buffer.from([40])),
      ...(isKey ? [] : [element('fb', Buffer.from([0xd8]))]),
    ]),
  );
const cluster = (...groups: readonly Buffer[]): Buffer =>
  Buffer.concat([Buffer.from('1f43b67501ffffffffffffff', 'hex'), element('e7', Buffer.from([0])), ...groups]);

test('blocks in groups are read as well: one that refers to no other is a key frame', async () => {
  const folder = tempFolder('recording');
  await recordWebm(join(folder.path, 'a.webm'), { seconds: 1, mark: 7 });
  const [init] = readAll('video/webm', readFileSync(join(folder.path, 'a.webm')));
  folder.remove();
  const clusters = [
    cluster(group(sound, true), group(picture, true), group(picture, false)),
    cluster(group(picture, false), group(picture, true)),
    cluster(group(picture, true), group(sound, true)),
    // Nothing but sound for long.
    cluster(...Array.from({ length: 12 }, () => group(sound, true)), group(picture, true)),
  ];
  const bytes = Buffer.concat([init?.bytes ?? Buffer.alloc(0), ...clusters]);
  const [one = 0, second = 0, three = 0, four = 0] = clusters.map(({ length }) => length);
  const expected = [`init ${init?.bytes.length}`, `start ${one + second}`, `start ${three + four}`];
  expect(shapeOf(readAll('video/webm', bytes))).toEqual(expected);
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 40 }), (cuts) => {
      const parts = readAll('video/webm', bytes, cuts);
      expect(Buffer.concat(parts.map((part) => part.bytes)).equals(bytes)).toBe(true);
      expect(shapeOf(parts)).toEqual(expected);
    }),
    { numRuns: 50 },
  );
  const endless = Buffer.concat([bytes, cluster(), Buffer.from('a001ffffffffffffff', 'hex')]);
  expect(failureOf('video/webm', endless)).toBe('NotARecording');
});

function failureOf(mimeType: string, bytes: Buffer): string | null {
  try {
    partReader(mimeType).feed(bytes);
    return null;
  } catch (error) {
    return (error as Error).name;
  }
}

test('anything else is no recording, and never breaks the reader in another way', () => {
  for (const mimeType of ['video/webm', 'video/mp4']) {
    expect(() => partReader(mimeType).feed(Buffer.from('GET / HTTP/1.1\r\n\r\n'))).toThrow(NotARecording);
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        expect([null, 'NotARecording']).toContain(failureOf(mimeType, Buffer.from(bytes)));
      }),
    );
  }
});

const box = (type: string, size: number): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(size, 0);
  head.write(type, 4, 'latin1');
  return head;
};

test('a box that ends where it begins is no recording, also inside another', () => {
  const endless = Buffer.concat([box('free', 1), Buffer.alloc(8)]);
  expect(failureOf('video/mp4', Buffer.concat([box('ftyp', 8), endless]))).toBe('NotARecording');
  const unsafe = Buffer.concat([box('free', 1), Buffer.alloc(8, 0xff)]);
  expect(failureOf('video/mp4', Buffer.concat([box('ftyp', 8), unsafe]))).toBe('NotARecording');
  const inside = Buffer.concat([box('ftyp', 8), box('moov', 8 + endless.length), endless]);
  expect(failureOf('video/mp4', inside)).toBe('NotARecording');
});

/** A cluster, before whose first picture an element is announced that is longer than anything real. */
const longWebm = (beginning: Buffer): Buffer =>
  Buffer.concat([beginning, Buffer.from('1f43b67501ffffffffffffff', 'hex'), Buffer.from('ec0100000100000000', 'hex')]);

test('what is announced and never ends is not waited for in memory, however short the chunks', async () => {
  const folder = tempFolder('recording');
  await recordWebm(join(folder.path, 'a.webm'), { seconds: 1, mark: 7 });
  const film = readFileSync(join(folder.path, 'a.webm'));
  folder.remove();
  const [init] = readAll('video/webm', film);
  const cases = {
    'video/mp4': Buffer.concat([box('ftyp', 8), box('moov', 8), box('moof', 0xffff_ffff)]),
    'video/webm': longWebm(init?.bytes ?? Buffer.alloc(0)),
  };
  for (const [mimeType, beginning] of Object.entries(cases)) {
    const reader = partReader(mimeType);
    reader.feed(beginning);
    const chunk = Buffer.alloc(1_000);
    const feedAll = (): void => {
      for (let fed = 0; fed < 9 * 1024 * 1024; fed += chunk.length) reader.feed(chunk);
    };
    expect(feedAll, mimeType).toThrow(NotARecording);
  }
});
