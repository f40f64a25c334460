import { execFileSync } from 'node:child_process';
import { createDecipheriv } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readStreamToken } from '@shuyuan/contract/files/files.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tempFolder } from '../../../world/temp-folder.ts';
import { openConversions } from '../../../world/tests/files/test-files.ts';
import { missingTool } from '../../../world/tests/files/test-tools.ts';
import { convertFile } from './convert-file.ts';

let files: Awaited<ReturnType<typeof openConversions>>;
beforeAll(async () => {
  files = await openConversions();
});
afterAll(() => files.close());

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
    const file = await files.keep({ name: '产线参观.mp4', bytes: film(8) });
    // Until it is ready the film itself can be played.
    expect(await files.preview(file)).toMatchObject({ previewType: 'video', previewPath: file.path });
    expect((await files.lin.call(readStreamToken, { fileId: file.fileId })).body.errorCode).toBe(28142);
    await files.convert(file);
    expect(await files.preview(file)).toMatchObject({
      conversion: 'ready',
      previewType: 'hls',
      width: 320,
      height: 180,
    });

    const { token, url, expiresIn } = (await files.lin.call(readStreamToken, { fileId: file.fileId })).body;
    expect(expiresIn).toBeGreaterThan(600);
    const at = (path: string) => files.read(`${file.path}/hls/${path}`);
    const master = (await files.read(url)).bytes.toString();
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
  const file = await files.keep({ name: '说明.webm', bytes: film(1, 'webm') });
  const other = await files.keep({ name: '别的.mp4', bytes: film(1) });
  await files.convert(file);
  await files.convert(other);
  const { lin } = files;
  const { token, url, expiresIn } = (await lin.call(readStreamToken, { fileId: file.fileId })).body;
  const status = async (person: typeof lin | null, path: string) => (await files.read(path, person)).status;
  const key = `${file.path}/hls/key`;
  expect(await status(lin, `${key}?token=${token}`)).toBe(200);
  expect(await status(lin, key)).toBe(404);
  expect(await status(lin, `${file.path}/hls%2Findex.m3u8`)).toBe(404);
  expect(await status(lin, `${other.path}/hls/key?token=${token}`)).toBe(404);
  expect(await status(null, `${key}?token=${token}`)).toBe(404);
  // The same person at another browser asks for a token of their own.
  expect(await status(await files.world.signIn('linzhiyuan'), `${key}?token=${token}`)).toBe(404);
  expect((await (await files.world.signIn('jiangshuyi')).call(readStreamToken, { fileId: file.fileId })).status).toBe(
    404,
  );
  files.world.clock.advance(expiresIn * 1000 + 1);
  expect(await status(lin, url)).toBe(404);
  // Paused for longer than the token lives, a player asks again and goes on.
  const renewed = (await lin.call(readStreamToken, { fileId: file.fileId })).body;
  expect(await status(lin, renewed.url)).toBe(200);
  expect(await status(lin, `${key}?token=${renewed.token}`)).toBe(200);
});

test.skipIf(hasNoFfmpeg)('a list of files of this machine that calls itself a film is not followed', async () => {
  const trap = Buffer.from('#EXTM3U\n#EXT-X-MEDIA-SEQUENCE:0\n#EXTINF:1.0,\n/etc/passwd\n#EXT-X-ENDLIST\n');
  const file = await files.keep({ name: '陷阱.mp4', bytes: trap });
  await files.convert(file);
  expect((await files.preview(file)).conversion).toBe('failed');
});

test.skipIf(hasNoFfmpeg)(
  'a film whose sound is longer than its picture is converted too',
  { timeout: 120_000 },
  async () => {
    const file = await files.keep({ name: '长音.mp4', bytes: film(12, 'mp4', 1) });
    await files.convert(file);
    expect((await files.preview(file)).conversion).toBe('ready');
  },
);

test.skipIf(hasNoFfmpeg)('work for a file that is gone stops, and leaves nothing behind', async () => {
  const file = await files.keep({ name: '已删.mp4', bytes: film(1) });
  const { system } = files.world.installation;
  // Removed while it is being made: the row is gone when the work wants to finish.
  const tools = {
    ...system.external.tools,
    run: async (...args: Parameters<typeof system.external.tools.run>) => {
      await files.world.rows('delete from file where id = $1', [file.fileId]);
      return system.external.tools.run(...args);
    },
  };
  await convertFile({ ...system, external: { ...system.external, tools } }, file);
  const left: string[] = [];
  for await (const { key } of system.storage.list(file.tenantId)) if (key.includes('/made-')) left.push(key);
  const [{ count } = {}] = await files.world.rows(`select count(*)::int from file_variant`);
  expect(left).toHaveLength(Number(count));
});
