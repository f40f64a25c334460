import { execFileSync } from 'node:child_process';
import { createDecipheriv } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPreview, readStreamToken } from '@shuyuan/contract/files/files.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { tempFolder } from '../../../world/temp-folder.ts';
import { keepBytes, type KeptFile, readFile } from '../../../world/test-files.ts';
import { missingTool } from '../../../world/test-tools.ts';
import { convertFile } from './convert-file.ts';

let world: TestWorld;
let lin: Caller;
beforeAll(async () => {
  world = await openWorld();
  lin = await world.signIn('linzhiyuan');
});
afterAll(() => world.close());

const convert = (file: KeptFile): Promise<void> => convertFile(world.installation.system, file);
const preview = async ({ fileId }: KeptFile) => (await lin.call(readPreview, { fileId })).body;

const hasNoFfmpeg = missingTool('ffmpeg');

/** A film of a few seconds, drawn by ffmpeg itself. */
function film(seconds: number, ending = 'mp4', pictureSeconds = seconds): Buffer {
  const folder = tempFolder('film');
  const path = join(folder.path, `film.${ending}`);
  const sources = [
    '-f',
    'lavfi',
    '-i',
    `testsrc2=s=320x180:d=${pictureSeconds}`,
    '-f',
    'lavfi',
    '-i',
    `sine=d=${seconds}`,
  ];
  execFileSync('ffmpeg', ['-v', 'error', ...sources, '-pix_fmt', 'yuv420p', path]);
  const bytes = readFileSync(path);
  folder.remove();
  return bytes;
}

test.skipIf(hasNoFfmpeg)(
  '[STUDY-07] [D-168] a video becomes a stream whose pieces only its key opens',
  { timeout: 120_000 },
  async () => {
    const file = await keepBytes(world, { name: '产线参观.mp4', bytes: film(8) });
    // Until it is ready the film itself can be played.
    expect(await preview(file)).toMatchObject({ previewType: 'video', previewPath: file.path });
    expect((await lin.call(readStreamToken, { fileId: file.fileId })).body.errorCode).toBe(28142);
    await convert(file);
    expect(await preview(file)).toMatchObject({ conversion: 'ready', previewType: 'hls', width: 320, height: 180 });

    const { token, url, expiresIn } = (await lin.call(readStreamToken, { fileId: file.fileId })).body;
    expect(expiresIn).toBeGreaterThan(600);
    const at = (path: string) => readFile(world, lin, `${file.path}/hls/${path}`);
    const master = (await readFile(world, lin, url)).bytes.toString();
    expect(master).toContain(`180/index.m3u8?token=${token}`);
    const list = (await at(`180/index.m3u8?token=${token}`)).bytes.toString();
    expect(list).toContain(`URI="../key?token=${token}"`);
    const key = (await at(`key?token=${token}`)).bytes;
    expect(key).toHaveLength(16);
    const piece = (await at(`180/00000.ts?token=${token}`)).bytes;
    const [, iv = ''] = /IV=0x([0-9a-f]{32})/i.exec(list) ?? [];
    const opened = createDecipheriv('aes-128-cbc', key, Buffer.from(iv || '0'.repeat(32), 'hex'));
    // Every packet of a transport stream begins with this byte.
    expect(Buffer.concat([opened.update(piece), opened.final()])[0]).toBe(0x47);
    expect(piece[0]).not.toBe(0x47);
  },
);

test.skipIf(hasNoFfmpeg)('the token is good for one person, one film and a while', { timeout: 120_000 }, async () => {
  const file = await keepBytes(world, { name: '说明.webm', bytes: film(1, 'webm') });
  const other = await keepBytes(world, { name: '别的.mp4', bytes: film(1) });
  await convert(file);
  await convert(other);
  const { token, url, expiresIn } = (await lin.call(readStreamToken, { fileId: file.fileId })).body;
  const status = async (person: Caller | null, path: string) => (await readFile(world, person, path)).status;
  const key = `${file.path}/hls/key`;
  expect(await status(lin, `${key}?token=${token}`)).toBe(200);
  expect(await status(lin, key)).toBe(404);
  expect(await status(lin, `${file.path}/hls%2Findex.m3u8`)).toBe(404);
  expect(await status(lin, `${other.path}/hls/key?token=${token}`)).toBe(404);
  expect(await status(null, `${key}?token=${token}`)).toBe(404);
  // The same person at another browser asks for a token of their own.
  expect(await status(await world.signIn('linzhiyuan'), `${key}?token=${token}`)).toBe(404);
  expect((await (await world.signIn('jiangshuyi')).call(readStreamToken, { fileId: file.fileId })).status).toBe(404);
  world.clock.advance(expiresIn * 1000 + 1);
  lin = await world.signIn('linzhiyuan');
  expect(await status(lin, url)).toBe(404);
  // Paused for longer than the token lives, a player asks again and goes on.
  const renewed = (await lin.call(readStreamToken, { fileId: file.fileId })).body;
  expect(await status(lin, renewed.url)).toBe(200);
  expect(await status(lin, `${key}?token=${renewed.token}`)).toBe(200);
});

test.skipIf(hasNoFfmpeg)('a list of files of this machine that calls itself a film is not followed', async () => {
  const trap = Buffer.from('#EXTM3U\n#EXT-X-MEDIA-SEQUENCE:0\n#EXTINF:1.0,\n/etc/passwd\n#EXT-X-ENDLIST\n');
  const file = await keepBytes(world, { name: '陷阱.mp4', bytes: trap });
  await convert(file);
  expect((await preview(file)).conversion).toBe('failed');
});

test.skipIf(hasNoFfmpeg)(
  'a film whose sound is longer than its picture is converted too',
  { timeout: 120_000 },
  async () => {
    const file = await keepBytes(world, { name: '长音.mp4', bytes: film(12, 'mp4', 1) });
    await convert(file);
    expect((await preview(file)).conversion).toBe('ready');
  },
);

test.skipIf(hasNoFfmpeg)('work for a file that is gone stops, and leaves nothing behind', async () => {
  const file = await keepBytes(world, { name: '已删.mp4', bytes: film(1) });
  const { system } = world.installation;
  // Removed while it is being made: the row is gone when the work wants to finish.
  const tools = {
    ...system.outside.tools,
    run: async (...args: Parameters<typeof system.outside.tools.run>) => {
      await world.rows('delete from file where id = $1', [file.fileId]);
      return system.outside.tools.run(...args);
    },
  };
  await convertFile({ ...system, outside: { ...system.outside, tools } }, file);
  const left: string[] = [];
  for await (const { key } of system.storage.list(file.tenantId)) if (key.includes('/made-')) left.push(key);
  const [{ count } = {}] = await world.rows(`select count(*)::int from file_variant`);
  expect(left).toHaveLength(Number(count));
});
