import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { chat } from '@shuyuan/contract/assistant/chat.wire';
import { apiBase, authorization } from '@shuyuan/contract/kernel/headers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../../../platform/test-ports.ts';
import { worldKey } from '../../../world/cluster.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { assistantOf } from '../../../world/tests/people/test-assistant.ts';
import { openModel, type TestModel } from '../../../world/tests/people/test-model.ts';

const main = resolve(import.meta.dirname, '..', '..', '..', 'app', 'main.ts');
/** A start takes seconds; beside a dozen other processes it takes a minute. */
const patienceMs = 120_000;

let model: TestModel;
let world: TestWorld;
beforeAll(async () => {
  model = await openModel();
  world = await openWorld();
});
afterAll(async () => {
  await world.close();
  await model.close();
});

/** A server of its own on the database of this world. */
async function launch() {
  const port = String(await freePort());
  const env = { ...process.env, DATABASE_URL: world.url, DATA_DIR: world.dataDir, PORT: port, SECRET_KEY: worldKey };
  const options = { DEMO: '0', JOBS: 'separate', LOG_LEVEL: 'silent', ...model.env };
  const child = spawn(process.execPath, [main], { env: { ...env, ...options }, stdio: 'ignore' });
  const origin = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await vi.waitUntil(isUp, { timeout: patienceMs, interval: 100 });
  return { child, origin };
}

test(
  '[D-153] a process that is killed in the middle leaves what it had saved, and a failed answer a minute later',
  async () => {
    const tests = await assistantOf(world);
    const lin = await world.signIn('linzhiyuan');
    model.reply = async ({ say }) => say('说到一半');
    const { child, origin } = await launch();
    const reading = fetch(`${origin}${apiBase}${chat.path}`, {
      method: 'POST',
      headers: { authorization: authorization(lin.token ?? ''), 'content-type': 'application/json' },
      body: JSON.stringify({ question: '慢慢说', company_id: tests.companyId }),
    }).then((answer) => answer.text());
    const broken = reading.catch(() => null);
    const streamId = await tests.running('linzhiyuan');
    const saved = async () => (await tests.streamed(lin, streamId)).content === '说到一半';
    await vi.waitUntil(saved, { timeout: patienceMs });
    child.kill('SIGKILL');
    await once(child, 'exit');
    await broken;
    expect(await tests.streamed(lin, streamId)).toMatchObject({ finished: false });
    world.clock.advance(61_000);
    expect(await tests.streamed(lin, streamId)).toMatchObject({
      content: '说到一半',
      finished: true,
      isNetworkError: true,
      isStop: false,
    });
  },
  patienceMs * 2,
);
