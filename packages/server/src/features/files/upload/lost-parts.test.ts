import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { mergeUpload } from '@shuyuan/contract/files/uploads.wire';
import { chunkBytesMax } from '@shuyuan/contract/files/chunks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { whileChanging } from '../../../world/test-races.ts';
import { fileKeyOf, sha256Of } from '../../../world/tests/files/test-upload-client.ts';
import { filmOf, sendPart } from '../../../world/tests/files/test-uploads.ts';

let world: TestWorld;
let lin: Caller;
beforeAll(async () => {
  world = await openWorld();
  lin = await world.signIn('linzhiyuan');
});
afterAll(() => world.close());

async function loseParts(uploadId: string): Promise<void> {
  const [row] = await world.rows('select storage_key, parts_id from upload where upload_id = $1', [uploadId]);
  await world.installation.system.storage.dropParts({
    key: String(row?.['storage_key']),
    id: String(row?.['parts_id']),
  });
}
const openUploads = () => world.rows('select upload_id from upload where file_id is null');

test('parts that storage lost are not waited for: the upload is forgotten, and the client begins anew', async () => {
  const { source } = filmOf('丢失.mp4', chunkBytesMax + 9);
  await sendPart(world, lin, { source, number: 1, fields: { uploadId: 'lost-parts-1' } });
  await loseParts('lost-parts-1');
  const second = await sendPart(world, lin, { source, number: 2, fields: { uploadId: 'lost-parts-1' } });
  expect(second).toMatchObject({ status: 422, body: { errorCode: 28_111 } });
  expect(await openUploads()).toEqual([]);
});

test('the same is said to who wants to merge them', async () => {
  const { source, bytes } = filmOf('丢失.mp4', 5_000);
  await sendPart(world, lin, { source, number: 1, fields: { uploadId: 'lost-parts-2' } });
  await loseParts('lost-parts-2');
  const input = { fileKey: await fileKeyOf(source), uploadId: 'lost-parts-2', sha256: sha256Of(bytes) };
  expect(await lin.call(mergeUpload, input)).toMatchObject({ status: 422, body: { errorCode: 28_111 } });
  expect(await openUploads()).toEqual([]);
});

test('a merge that names no upload never costs another file with the same key its parts', async () => {
  const { source } = filmOf('同键.mp4', 5_000);
  await sendPart(world, lin, { source, number: 1, fields: { uploadId: 'same-key-one' } });
  const wrong = await lin.call(mergeUpload, { fileKey: await fileKeyOf(source), sha256: 'a'.repeat(64) });
  expect(wrong.body.errorCode).toBe(28_111);
  expect(await openUploads()).toEqual([{ upload_id: 'same-key-one' }]);
});

test('whoever sends more than was announced and then falls silent does no harm', async () => {
  const { source } = filmOf('多余.mp4', 10);
  const fields = {
    uploadId: 'too-long-one',
    fileKey: await fileKeyOf(source),
    fileOrder: 1,
    partCount: 1,
    fileSize: 10,
    digest: 'a'.repeat(32),
    fileName: '多余.mp4',
    configId: 'personal',
  };
  const part = (name: string, value: string) =>
    `--edge\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const head = Object.entries(fields).map(([name, value]) => part(name, String(value)));
  const file = '--edge\r\ncontent-disposition: form-data; name="file"; filename="part"\r\n\r\n';
  const url = new URL(await world.http.listen({ port: 0, host: '127.0.0.1' }));
  const over = new Promise((closed) =>
    world.http.server.once('connection', (served: Socket) => served.once('close', closed)),
  );
  const socket = connect(Number(url.port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    `POST /api/v1/human/file/cloud/upload HTTP/1.1\r\nhost: x\r\nauthorization: Bearer__${lin.token}\r\n` +
      `content-type: multipart/form-data; boundary=edge\r\ncontent-length: 900000\r\n\r\n`,
  );
  socket.write(head.join('') + file + 'x'.repeat(100));
  socket.on('error', () => undefined);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1.1 4\d\d/);
  socket.destroy();
  // An error nobody hears would end this process, and the test with it.
  await over;
  await new Promise(setImmediate);
  expect((await lin.call(mergeUpload, { fileKey: 'unknown-key', sha256: 'a'.repeat(64) })).status).toBe(404);
});

test('a part whose upload is forgotten just as it arrives belongs to nothing, and that is said', async () => {
  const { source } = filmOf('放弃.mp4', chunkBytesMax + 9);
  const fields = { uploadId: 'forgotten-1' };
  await sendPart(world, lin, { source, number: 1, fields });
  const removal = { statement: 'delete from upload where upload_id = $1', values: ['forgotten-1'] };
  const answer = await whileChanging(world, removal, () => sendPart(world, lin, { source, number: 2, fields }));
  expect(answer.status).toBe(404);
  expect(await world.rows('select * from upload_part where number = 2')).toEqual([]);
});
