import { randomBytes } from 'node:crypto';
import http from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { type Line, sha256Of, sourceOf, upload } from '../../../world/test-upload-client.ts';

let world: TestWorld;
let line: Line;
const agent = new http.Agent({ keepAlive: true });
const mb = 1024 * 1024;

beforeAll(async () => {
  world = await openWorld();
  const url = await world.http.listen({ port: 0, host: '127.0.0.1' });
  line = { url, agent, token: (await world.signIn('linzhiyuan')).token ?? '' };
});
afterAll(async () => {
  agent.destroy();
  await world.close();
});

const mp4 = (size: number): Buffer => {
  const bytes = randomBytes(size);
  Buffer.from('0000001866747970697336d0000002006973366d', 'hex').copy(bytes);
  bytes.write('ftypisom', 4, 'latin1');
  return bytes;
};

test('a file', async () => {
  const bytes = mp4(45 * mb);
  const file = await upload(line, { source: sourceOf('课程.mp4', bytes), uploadId: 'upload-one' });
  expect(file).toMatchObject({ name: '课程.mp4', size: bytes.length });
  const rows = await world.rows("select encode(sha256, 'hex') as sum from file");
  expect(rows).toEqual([{ sum: sha256Of(bytes) }]);
});
