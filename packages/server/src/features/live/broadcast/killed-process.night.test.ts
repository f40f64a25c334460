import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { LiveIdentity } from '@shuyuan/contract/live/live-identity';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../../../platform/test-ports.ts';
import { worldKey } from '../../../world/cluster.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { tempFolder } from '../../../world/temp-folder.ts';
import { MediaClient } from '../../../world/tests/live/test-broadcasts.ts';
import { recordWebm } from '../../../world/tests/live/test-recordings.ts';
import { comeIn, insertLive, listen, ticketOf } from '../../../world/tests/live/test-rooms.ts';

const main = resolve(import.meta.dirname, '../../../app/main.ts');
const mimeType = 'video/webm;codecs=vp8,opus';
let world: TestWorld;
let url = '';
let child: ChildProcess;
let otherUrl = '';
let film: Buffer;

beforeAll(async () => {
  world = await openWorld({ env: { BUS: 'postgres', STAGE_ENGINE: 'off' } });
  url = await listen(world);
  const port = String(await freePort());
  otherUrl = `http://127.0.0.1:${port}`;
  const settings = {
    DATABASE_URL: world.url,
    DATA_DIR: world.dataDir,
    SECRET_KEY: worldKey,
    JOBS: 'separate',
    DEMO: '0',
  };
  child = spawn(process.execPath, [main], {
    env: { ...process.env, ...settings, PORT: port, LOG_LEVEL: 'error', STAGE_ENGINE: 'off' },
    stdio: 'ignore',
  });
  const isReady = () =>
    fetch(`${otherUrl}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
  await vi.waitUntil(isReady, { timeout: 100_000, interval: 50 });
  const folder = tempFolder('film');
  await recordWebm(join(folder.path, 'a.webm'), { seconds: 6, mark: 9 });
  film = readFileSync(join(folder.path, 'a.webm'));
  folder.remove();
});
afterAll(async () => {
  child.kill('SIGKILL');
  await world.close();
});

test('a killed process: its people and its host go on at the other, and what was kept of the recording stays', async () => {
  const id = await insertLive(world);
  const ticket = async (account: string, identity: LiveIdentity = LiveIdentity.attendee) =>
    ticketOf(await world.signIn(account), id, identity);
  const host = new MediaClient(otherUrl, id, {
    t: 'send',
    ticket: await ticket('shenruoxi', LiveIdentity.organizer),
    mimeType,
  });
  await host.note('accepted');
  const lin = await comeIn(url, { liveId: id, ticket: await ticket('linzhiyuan') });
  const tang = await comeIn(otherUrl, { liveId: id, ticket: await ticket('tangyuwei') });
  await lin.waitFor('presence', ({ watching }) => watching === 2);
  const viewer = new MediaClient(url, id, { t: 'watch', ticket: await ticket('linzhiyuan') });
  host.send(film);
  await viewer.note('start');
  const pieces = () => world.rows('select generation, size::int from live_piece where live_id = $1', [id]);
  await expect.poll(pieces).toEqual([{ generation: 1, size: film.length }]);
  child.kill('SIGKILL');
  await Promise.all([host.closed, tang.closed]);
  // Nobody said goodbye: the other process notices by itself.
  const gone = lin.received.length;
  const heardSince = () => lin.received.slice(gone);
  await expect.poll(() => heardSince().some((one) => one.t === 'presence' && one.watching === 1)).toBe(true);
  await viewer.note('stop');
  const again = new MediaClient(url, id, {
    t: 'send',
    ticket: await ticket('shenruoxi', LiveIdentity.organizer),
    mimeType,
  });
  expect((await again.note('accepted')).generation).toBe(2);
  again.send(film);
  expect(await viewer.note('start', 2)).toMatchObject({ generation: 2 });
  await again.leave();
  await expect.poll(pieces).toEqual([
    { generation: 1, size: film.length },
    { generation: 2, size: film.length },
  ]);
  await Promise.all([viewer.leave(), lin.leave()]);
});
