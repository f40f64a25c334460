import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { createDecipheriv } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileEnding } from '@shuyuan/contract/files/file-kinds';
import { askConversion, readPreview, readStreamToken, savePosition } from '@shuyuan/contract/files/files.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { readFile } from '../../../world/test-files.ts';
import { wordDocument } from '../../../world/test-documents.ts';
import { keepFile, newStorageKey } from '../keep-file.ts';
import { convertFile } from './convert-file.ts';
import { convertJobs } from './convert.jobs.ts';

let world: TestWorld;
let lin: Caller;
beforeAll(async () => {
  world = await openWorld();
  lin = await world.signIn('linzhiyuan');
});
afterAll(() => world.close());

type Kept = { readonly id: string; readonly tenantId: string; readonly path: string };

async function keep(name: string, bytes: Buffer): Promise<Kept> {
  const { system } = world.installation;
  const [owner] = await world.rows(`select id, tenant_id from member where account = 'linzhiyuan'`);
  const tenantId = String(owner?.['tenant_id']);
  const storageKey = newStorageKey(tenantId);
  await system.storage.put(storageKey, bytes, { type: 'application/octet-stream' });
  const file = await system.inTransaction((tx) =>
    keepFile(tx, {
      tenantId,
      ownerId: String(owner?.['id']),
      purpose: 'personal',
      name,
      // The tests only bring endings of the table.
      ending: name.slice(name.lastIndexOf('.') + 1) as FileEnding,
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest(),
      storageKey,
      picture: null,
      isConversionWanted: true,
      quotas: { member: 0, tenant: 0 },
      now: world.clock.now(),
    }),
  );
  return { id: file.id, tenantId, path: `/files/${file.path}` };
}

const convert = (file: Kept): Promise<void> =>
  convertFile(world.installation.system, { tenantId: file.tenantId, fileId: file.id });
const preview = async (file: Kept) => (await lin.call(readPreview, { fileId: file.id })).body;

const { tools } = { tools: { ffmpeg: has('ffmpeg'), soffice: has('soffice') } };
function has(program: string): boolean {
  try {
    execFileSync('which', [program], { stdio: 'ignore' });
    return true;
  } catch {
    console.warn(`SKIPPED: conversions that need ${program}, which this machine does not have`);
    return false;
  }
}

/** A film of a few seconds, drawn by ffmpeg itself. */
function film(seconds: number, ending = 'mp4'): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'shuyuan-film-'));
  const path = join(folder, `film.${ending}`);
  const sources = ['-f', 'lavfi', '-i', `testsrc2=s=640x360:d=${seconds}`, '-f', 'lavfi', '-i', `sine=d=${seconds}`];
  execFileSync('ffmpeg', ['-v', 'error', ...sources, '-pix_fmt', 'yuv420p', '-shortest', path]);
  const bytes = readFileSync(path);
  rmSync(folder, { recursive: true });
  return bytes;
}

test.skipIf(!tools.soffice)(
  '[D-165] an office document becomes a PDF that a page can show',
  { timeout: 120_000 },
  async () => {
    const file = await keep('新人手册.docx', wordDocument(['欢迎来到青禾智造', '第二段']));
    expect(await preview(file)).toMatchObject({ conversion: 'waiting', previewPath: null, previewType: null });
    await convert(file);
    const shown = await preview(file);
    expect(shown).toMatchObject({ conversion: 'ready', previewPath: `${file.path}/pdf`, previewType: 'pdf' });
    const pdf = await readFile(world, lin, `${file.path}/pdf`);
    expect([pdf.status, pdf.headers['content-type'], pdf.bytes.subarray(0, 5).toString()]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ]);
    expect((await readFile(world, await world.signIn('jiangshuyi'), `${file.path}/pdf`)).status).toBe(404);
  },
);

test.skipIf(!tools.soffice)(
  'a document that cannot be read fails, says so, and can be asked for again',
  { timeout: 120_000 },
  async () => {
    const file = await keep('坏的.pptx', Buffer.from('PK not really'));
    await convert(file);
    expect(await preview(file)).toMatchObject({ conversion: 'failed', previewPath: null });
    expect((await lin.call(askConversion, { id: file.id })).body.conversion).toBe('waiting');
    expect((await lin.call(askConversion, { id: file.id })).body.errorCode).toBe(28141);
  },
);

test.skipIf(!tools.ffmpeg)(
  '[STUDY-07] [D-168] a video becomes a stream whose pieces only its key opens',
  { timeout: 120_000 },
  async () => {
    const file = await keep('产线参观.mp4', film(8));
    // Until it is ready the film itself can be played.
    expect(await preview(file)).toMatchObject({ previewType: 'video', previewPath: file.path });
    expect((await lin.call(readStreamToken, { fileId: file.id })).body.errorCode).toBe(28142);
    await convert(file);
    expect(await preview(file)).toMatchObject({ conversion: 'ready', previewType: 'hls', width: 640, height: 360 });

    const { token, url, expiresIn } = (await lin.call(readStreamToken, { fileId: file.id })).body;
    expect(expiresIn).toBeGreaterThan(600);
    const at = (path: string) => readFile(world, lin, `${file.path}/hls/${path}`);
    const master = (await readFile(world, lin, url)).bytes.toString();
    expect(master).toContain(`360/index.m3u8?token=${token}`);
    const list = (await at(`360/index.m3u8?token=${token}`)).bytes.toString();
    expect(list).toContain(`URI="../key?token=${token}"`);
    const key = (await at(`key?token=${token}`)).bytes;
    expect(key).toHaveLength(16);
    const piece = (await at(`360/00000.ts?token=${token}`)).bytes;
    const [, iv = ''] = /IV=0x([0-9a-f]{32})/i.exec(list) ?? [];
    const opened = createDecipheriv('aes-128-cbc', key, Buffer.from(iv || '0'.repeat(32), 'hex'));
    // Every packet of a transport stream begins with this byte.
    expect(Buffer.concat([opened.update(piece), opened.final()])[0]).toBe(0x47);
    expect(piece[0]).not.toBe(0x47);
  },
);

test.skipIf(!tools.ffmpeg)('the token is good for one person, one film and a while', { timeout: 120_000 }, async () => {
  const file = await keep('说明.webm', film(1, 'webm'));
  const other = await keep('别的.mp4', film(1));
  await convert(file);
  await convert(other);
  const { token, url, expiresIn } = (await lin.call(readStreamToken, { fileId: file.id })).body;
  const status = async (person: Caller | null, path: string) => (await readFile(world, person, path)).status;
  const key = `${file.path}/hls/key`;
  expect(await status(lin, `${key}?token=${token}`)).toBe(200);
  expect(await status(lin, key)).toBe(404);
  expect(await status(lin, `${other.path}/hls/key?token=${token}`)).toBe(404);
  expect(await status(null, `${key}?token=${token}`)).toBe(404);
  // The same person at another browser asks for a token of their own.
  expect(await status(await world.signIn('linzhiyuan'), `${key}?token=${token}`)).toBe(404);
  expect((await (await world.signIn('jiangshuyi')).call(readStreamToken, { fileId: file.id })).status).toBe(404);
  world.clock.advance(expiresIn * 1000 + 1);
  lin = await world.signIn('linzhiyuan');
  expect(await status(lin, url)).toBe(404);
});

test.skipIf(!tools.ffmpeg)(
  'a list of files of this machine that calls itself a film is not followed',
  { timeout: 60_000 },
  async () => {
    const trap = Buffer.from('#EXTM3U\n#EXT-X-MEDIA-SEQUENCE:0\n#EXTINF:1.0,\n/etc/passwd\n#EXT-X-ENDLIST\n');
    const file = await keep('陷阱.mp4', trap);
    await convert(file);
    expect((await preview(file)).conversion).toBe('failed');
  },
);

test('without the tool a file says that no preview can be had here, and can still be saved', async () => {
  const bare = await openWorld({ env: { LIBREOFFICE: 'off', FFMPEG: 'off' }, beside: world });
  const file = await keep('报价.xlsx', Buffer.from('PK'));
  await convertFile(bare.installation.system, { tenantId: file.tenantId, fileId: file.id });
  expect(await preview(file)).toMatchObject({ conversion: 'unavailable', previewPath: null, canDownload: true });
  expect((await readFile(world, lin, file.path)).status).toBe(200);
  await bare.close();
});

test('work whose process died is begun again, and given up when it dies each time', async () => {
  const file = await keep('重试.docx', Buffer.from('PK'));
  const wake = convertJobs.find(({ name }) => name === 'files:wake-conversions');
  const stateOf = async () =>
    (await world.rows('select conversion, conversion_tries from file where id = $1', [file.id]))[0];
  await world.rows(
    `update file set conversion = 'running', conversion_tries = 1, conversion_at = now() where id = $1`,
    [file.id],
  );
  await wake?.handle(world.installation.system, {});
  const jobs = () => world.rows(`select key from graphile_worker.jobs where key = $1`, [`files:convert:${file.id}`]);
  await world.rows('delete from graphile_worker._private_jobs');
  world.clock.advance(4 * 60_000);
  await wake?.handle(world.installation.system, {});
  expect(await jobs()).toHaveLength(1);
  await world.rows('update file set conversion_tries = 3 where id = $1', [file.id]);
  await wake?.handle(world.installation.system, {});
  expect(await stateOf()).toEqual({ conversion: 'failed', conversion_tries: 3 });
});

test('where somebody stopped is kept for them alone', async () => {
  const file = await keep('手册.pdf', Buffer.from('%PDF-1.7'));
  expect((await preview(file)).position).toBeNull();
  expect((await lin.call(savePosition, { id: file.id, position: '12' })).status).toBe(200);
  await lin.call(savePosition, { id: file.id, position: '13' });
  expect((await preview(file)).position).toBe('13');
  const shu = await world.signIn('jiangshuyi');
  expect((await shu.call(savePosition, { id: file.id, position: '1' })).status).toBe(404);
  expect((await shu.call(readPreview, { fileId: file.id })).status).toBe(404);
  expect((await shu.call(askConversion, { id: file.id })).status).toBe(404);
  expect((await lin.call(savePosition, { id: file.id, position: '' })).status).toBe(422);
  expect((await world.visitor.call(savePosition, { id: file.id, position: '1' })).status).toBe(401);
  expect(await world.rows('select position from file_position')).toEqual([{ position: '13' }]);
});
