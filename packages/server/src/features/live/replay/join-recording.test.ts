import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EncodedPacketSink, FilePathSource, Input, WEBM } from 'mediabunny';
import { expect, onTestFinished, test } from 'vitest';
import { tempFolder } from '../../../world/temp-folder.ts';
import { recordWebm as record } from '../../../world/tests/live/test-recordings.ts';
import { joinRecording } from './join-recording.ts';

const whole = { from: 0, to: null };

function newFolder(): string {
  const { path, remove } = tempFolder('replay');
  onTestFinished(remove);
  return path;
}

async function framesOf(path: string) {
  const input = new Input({ source: new FilePathSource(path), formats: [WEBM] });
  const track = await input.getPrimaryVideoTrack();
  const frames = [];
  if (track) {
    for await (const packet of new EncodedPacketSink(track).packets()) {
      frames.push({
        mark: packet.data[0],
        frame: packet.data[1],
        at: Math.round(packet.timestamp * 10),
        type: packet.type,
      });
    }
  }
  input.dispose();
  return { frames };
}

test('two sendings become one file, every frame once and in order', async () => {
  const folder = newFolder();
  const [a, b, out] = ['a.webm', 'b.webm', 'out.webm'].map((name) => join(folder, name)) as [string, string, string];
  await record(a, { seconds: 4, mark: 1 });
  await record(b, { seconds: 3, mark: 2 });
  const joined = await joinRecording([a, b], { target: out, cut: whole });
  expect(joined?.ending).toBe('webm');
  expect(joined?.size).toEqual({ width: 64, height: 36 });
  expect(joined?.parts.map(({ index, offset }) => [index, Math.round(offset * 10) / 10])).toEqual([
    [0, 0],
    [1, 4],
  ]);
  expect(joined?.seconds).toBeCloseTo(7);
  const { frames } = await framesOf(out);
  expect(frames.map(({ mark, frame }) => [mark, frame])).toEqual([
    ...Array.from({ length: 40 }, (_, frame) => [1, frame]),
    ...Array.from({ length: 30 }, (_, frame) => [2, frame]),
  ]);
  expect(frames.map(({ at }) => at)).toEqual(Array.from({ length: 70 }, (_, at) => at));
});

test('a cut begins with the key frame before it and ends where it says', async () => {
  const folder = newFolder();
  const [a, b, out] = ['a.webm', 'b.webm', 'out.webm'].map((name) => join(folder, name)) as [string, string, string];
  await record(a, { seconds: 4, mark: 1 });
  await record(b, { seconds: 4, mark: 2 });
  const joined = await joinRecording([a, b], { target: out, cut: { from: 3, to: 6 } });
  const { frames } = await framesOf(out);
  expect(frames[0]).toEqual({ mark: 1, frame: 20, at: 0, type: 'key' });
  expect(frames.at(-1)).toEqual({ mark: 2, frame: 19, at: 39, type: 'delta' });
  expect(joined?.parts.map(({ offset }) => Math.round(offset * 10) / 10)).toEqual([-2, 2]);
  expect(Math.round((joined?.seconds ?? 0) * 10)).toBe(40);
});

test('what breaks off in the middle of a frame plays up to there; what never began is left out', async () => {
  const folder = newFolder();
  const [a, empty, out] = ['a.webm', 'empty.webm', 'out.webm'].map((n) => join(folder, n)) as [string, string, string];
  await record(a, { seconds: 6, mark: 1 });
  const bytes = readFileSync(a);
  writeFileSync(a, bytes.subarray(0, bytes.length - 40));
  writeFileSync(empty, bytes.subarray(0, 30));
  const joined = await joinRecording([empty, a], { target: out, cut: whole });
  expect(joined?.parts.map(({ index }) => index)).toEqual([1]);
  const { frames } = await framesOf(out);
  expect(frames.length).toBeGreaterThan(50);
  expect(frames.map(({ frame }) => frame)).toEqual(frames.map((_, index) => index));
  expect(await joinRecording([empty], { target: out, cut: whole })).toBeNull();
});

test('of two kinds of pictures the longer is kept', async () => {
  const folder = newFolder();
  const [a, b, out] = ['a.webm', 'b.webm', 'out.webm'].map((name) => join(folder, name)) as [string, string, string];
  await record(a, { seconds: 2, mark: 1 });
  await record(b, { seconds: 5, mark: 2, codec: 'vp9' });
  const joined = await joinRecording([a, b], { target: out, cut: whole });
  expect(joined?.parts).toEqual([{ index: 1, offset: 0 }]);
});
