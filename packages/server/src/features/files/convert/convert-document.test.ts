import { askConversion } from '@shuyuan/contract/files/files.wire';
import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld } from '../../../world/open-world.ts';
import { wordDocument } from '../../../world/tests/files/test-documents.ts';
import { openConversions } from '../../../world/tests/files/test-files.ts';
import { missingTool } from '../../../world/tests/files/test-tools.ts';
import { convertFile } from './convert-file.ts';
import { convertJobs } from './convert.jobs.ts';
import { finishConversion, startConversion } from './convert.store.ts';

let files: Awaited<ReturnType<typeof openConversions>>;
beforeAll(async () => {
  files = await openConversions();
});
afterAll(() => files.close());

const hasNoOffice = missingTool('soffice');

test.skipIf(hasNoOffice)(
  '[D-165] an office document becomes a PDF that a page can show',
  { timeout: 120_000 },
  async () => {
    const file = await files.keep({ name: '新人手册.docx', bytes: wordDocument(['欢迎来到青禾智造', '第二段']) });
    expect(await files.preview(file)).toMatchObject({ conversion: 'waiting', previewPath: null, previewType: null });
    await files.convert(file);
    const shown = await files.preview(file);
    expect(shown).toMatchObject({ conversion: 'ready', previewPath: `${file.path}/pdf`, previewType: 'pdf' });
    const pdf = await files.read(`${file.path}/pdf`);
    expect([pdf.status, pdf.headers['content-type'], pdf.bytes.subarray(0, 5).toString()]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ]);
    expect((await files.read(`${file.path}/pdf`, await files.world.signIn('jiangshuyi'))).status).toBe(404);
  },
);

test.skipIf(hasNoOffice)(
  'a document that cannot be read fails, says so, and can be asked for again',
  { timeout: 120_000 },
  async () => {
    const file = await files.keep({ name: '坏的.pptx', bytes: Buffer.from('PK not really') });
    await files.convert(file);
    expect(await files.preview(file)).toMatchObject({ conversion: 'failed', previewPath: null });
    expect((await files.lin.call(askConversion, { id: file.fileId })).body.conversion).toBe('waiting');
    expect((await files.lin.call(askConversion, { id: file.fileId })).body.errorCode).toBe(28141);
  },
);

test('without the tool a file says that no preview can be had here, and can still be saved', async () => {
  const bare = await openWorld({ env: { LIBREOFFICE: 'off', FFMPEG: 'off' }, beside: files.world });
  const file = await files.keep({ name: '报价.xlsx', bytes: Buffer.from('PK') });
  await convertFile(bare.installation.system, { tenantId: file.tenantId, fileId: file.fileId });
  expect(await files.preview(file)).toMatchObject({ conversion: 'unavailable', previewPath: null, canDownload: true });
  expect((await files.read(file.path)).status).toBe(200);
  await bare.close();
});

test('work whose process died is begun again, and given up when it dies each time', async () => {
  const file = await files.keep({ name: '重试.docx', bytes: Buffer.from('PK') });
  const wake = convertJobs.find(({ name }) => name === 'files:wake-conversions');
  const stateOf = async () =>
    (await files.world.rows('select conversion, conversion_tries from file where id = $1', [file.fileId]))[0];
  await files.world.rows(
    `update file set conversion = 'running', conversion_tries = 1, conversion_at = now() where id = $1`,
    [file.fileId],
  );
  await wake?.handle(files.world.installation.system, {});
  const jobs = () =>
    files.world.rows(`select key from graphile_worker.jobs where key = $1`, [`files:convert:${file.fileId}`]);
  await files.world.rows('delete from graphile_worker._private_jobs');
  files.world.clock.advance(4 * minuteMs);
  await wake?.handle(files.world.installation.system, {});
  expect(await jobs()).toHaveLength(1);
  await files.world.rows('update file set conversion_tries = 3 where id = $1', [file.fileId]);
  await wake?.handle(files.world.installation.system, {});
  expect(await stateOf()).toEqual({ conversion: 'failed', conversion_tries: 3 });
});

test('a run that was given up for dead cannot finish in the place of the next', async () => {
  const file = await files.keep({ name: '接力.docx', bytes: Buffer.from('PK') });
  const { inTransaction } = files.world.installation.system;
  const start = (at: number) =>
    inTransaction((tx) =>
      startConversion(tx, { id: file.fileId, at: new Date(at), silentSince: new Date(at - 180_000) }),
    );
  const finish = (number: number, name: string) =>
    inTransaction((tx) =>
      finishConversion(tx, {
        id: file.fileId,
        number,
        at: new Date(),
        streamKey: null,
        seconds: null,
        size: null,
        variants: [{ ...file, name, contentType: 'application/pdf', size: 1, storageKey: `key/${name}` }].map(
          ({ path: _path, ...variant }) => variant,
        ),
      }),
    );
  const now = files.world.clock.now();
  expect(await start(now)).toBe(1);
  // It lives: nobody else begins.
  expect(await start(now + 1000)).toBeNull();
  expect(await start(now + 200_000)).toBe(2);
  expect(await finish(1, 'old')).toEqual(['key/old']);
  expect(await finish(2, 'new')).toEqual([]);
  expect(await files.world.rows('select name from file_variant where file_id = $1', [file.fileId])).toEqual([
    { name: 'new' },
  ]);
});
