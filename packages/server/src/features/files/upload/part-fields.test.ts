import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { mergeUpload } from '@shuyuan/contract/files/uploads.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { fileKeyOf, sha256Of } from '../../../world/tests/files/test-upload-client.ts';
import { filmOf, sendPart } from '../../../world/tests/files/test-uploads.ts';

let world: TestWorld;
let lin: Caller;
beforeAll(async () => {
  world = await openWorld();
  lin = await world.signIn('linzhiyuan');
});
afterAll(() => world.close());

test('[UPLOAD-04] [D-165] a part comes with all its fields, and the address it names is never called', async () => {
  const called: string[] = [];
  const listener = createServer((request, answer) => {
    called.push(String(request.url));
    answer.end();
  }).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  const { source, bytes } = filmOf('字段.mp4', 5_000);
  const fields = {
    uploadId: 'all-fields-1',
    flag: '1',
    contentType: 'video/mp4',
    configId: 'personal',
    convert: '1',
    notifyUrl: `http://127.0.0.1:${port}/human/file/cloud/upload-merge`,
    companyId: 'another-company',
  };
  expect(await sendPart(world, lin, { source, fields })).toMatchObject({ status: 200, body: { uploadedParts: 1 } });
  const input = { fileKey: await fileKeyOf(source), uploadId: 'all-fields-1', sha256: sha256Of(bytes) };
  const { body } = await lin.call(mergeUpload, input);
  expect(body).toMatchObject({ name: '字段.mp4', conversion: 'waiting' });
  // Whose file it is, the caller decides and no field.
  const [row] = await world.rows(
    'select tenant_id = (select tenant_id from member where id = owner_id) as is_own from file where id = $1',
    [body.id],
  );
  expect([row, called]).toEqual([{ is_own: true }, []]);
  listener.close();
});
