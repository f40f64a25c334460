import { LiveIdentity } from '@shuyuan/contract/live/live-identity';
import { openRoom } from '@shuyuan/contract/live/room/room.wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../../platform/test-ports.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { MediaClient } from '../../../world/tests/live/test-broadcasts.ts';
import { pushBytes, pushFilm } from '../../../world/tests/live/test-push.ts';
import { insertLive, listen, ticketOf } from '../../../world/tests/live/test-rooms.ts';
import { missingTool } from '../../../world/tests/files/test-tools.ts';
import { type AmfValue, writeAmf } from './amf.ts';
import { liveOfKey, pushKeyOf } from './push-key.ts';
import { MessageType, messageBytes } from './rtmp-messages.ts';

let world: TestWorld;
let [port, url] = [0, ''];
beforeAll(async () => {
  port = await freePort();
  world = await openWorld({ env: { RTMP_PORT: String(port) } });
  url = await listen(world);
});
afterAll(() => world.close());

async function pushedLive(): Promise<string> {
  const id = await insertLive(world);
  await world.rows('update live set live_mode = 3 where id = $1', [id]);
  return id;
}
const sendings = (id: string) => world.rows('select generation from live_broadcast where live_id = $1', [id]);
const greeting = Buffer.concat([Buffer.of(3), Buffer.alloc(1536), Buffer.alloc(1536)]);
const command = (...values: readonly AmfValue[]) =>
  messageBytes({ type: MessageType.command, streamId: 0, body: writeAmf(...values) });

test('D-049: the host of a live of mode 3, and nobody else, is told where and with which key to push', async () => {
  const [pushed, ordinary] = [await pushedLive(), await insertLive(world)];
  const host = await world.signIn('shenruoxi');
  const { body } = await host.call(openRoom, { id: pushed, identity: LiveIdentity.organizer });
  expect(body.push).toEqual({ url: `rtmp://127.0.0.1:${port}/live`, key: expect.stringContaining(pushed) });
  expect((await host.call(openRoom, { id: ordinary, identity: LiveIdentity.organizer })).body.push).toBeNull();
  const viewer = await world.signIn('linzhiyuan');
  expect((await viewer.call(openRoom, { id: pushed })).body.push).toBeNull();
});

test('a key opens the live it was made for, and no other text opens anything', () => {
  const { secrets } = world.installation.system;
  const key = pushKeyOf(secrets, 'a-live');
  expect(liveOfKey(secrets, key)).toBe('a-live');
  for (const wrong of ['', '-', 'a-live', `${key}x`, key.slice(1), key.replace('a', 'b'), `a-live-${'A'.repeat(22)}`]) {
    expect(liveOfKey(secrets, wrong)).toBeNull();
  }
});

test('who shows no right key is told so and cut off, and nothing begins', async () => {
  const [pushed, ordinary] = [await pushedLive(), await insertLive(world)];
  const { secrets } = world.installation.system;
  for (const key of [
    '',
    'nothing',
    `${pushed}-${'A'.repeat(22)}`,
    pushKeyOf(secrets, ordinary),
    pushKeyOf(secrets, 'gone'),
  ]) {
    const talk = [
      greeting,
      command('connect', 1, { app: 'live' }),
      command('createStream', 2, null),
      command('publish', 3, null, key, 'live'),
    ];
    const answer = await pushBytes(port, Buffer.concat(talk));
    expect(answer.toString('latin1')).toContain('NetStream.Publish.BadName');
  }
  expect(await sendings(pushed)).toEqual([]);
  expect(await sendings(ordinary)).toEqual([]);
});

test('another protocol, half commands and messages without end are cut off', async () => {
  const endless = Buffer.from([3, 0, 0, 0, 0xff, 0xff, 0xff, 20, 0, 0, 0, 0]);
  const broken = messageBytes({ type: MessageType.command, streamId: 0, body: Buffer.of(2, 255, 255, 1) });
  const channels = Buffer.concat(
    Array.from({ length: 40 }, (_, at) => Buffer.from([at + 3, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0])),
  );
  for (const bytes of [
    Buffer.from('GET / HTTP/1.1\r\n\r\n'),
    ...[endless, broken, channels].map((bad) => Buffer.concat([greeting, bad])),
  ]) {
    expect(await pushBytes(port, bytes)).toBeInstanceOf(Buffer);
  }
});

describe.skipIf(missingTool('ffmpeg'))('with a program that really pushes', () => {
  const push = (id: string, seconds: number) =>
    pushFilm(`rtmp://127.0.0.1:${port}/live/${pushKeyOf(world.installation.system.secrets, id)}`, seconds);

  test('D-049: what is pushed is watched, and is the recording', async () => {
    const id = await pushedLive();
    const viewer = new MediaClient(url, id, {
      t: 'watch',
      ticket: await ticketOf(await world.signIn('linzhiyuan'), id),
    });
    const program = push(id, 6);
    const { mimeType } = await viewer.note('start');
    expect(mimeType).toMatch(/^video\/mp4;codecs=avc1\.[0-9a-f]{6},mp4a\.40\.2$/);
    await viewer.until(({ pieces }) => pieces.length > 3, 'pieces');
    expect(viewer.bytes().subarray(4, 8).toString('latin1')).toBe('ftyp');
    expect(await program.ended).toBe(0);
    await viewer.note('stop');
    expect(await sendings(id)).toHaveLength(1);
    const recordedBytes = async () =>
      Number((await world.rows('select sum(size) as bytes from live_piece where live_id = $1', [id]))[0]?.['bytes']);
    // The last piece is stored after everybody was told that it is over.
    await expect.poll(recordedBytes).toBeGreaterThan(10_000);
    await viewer.leave();
  });

  test('once the live is over the program is cut off', async () => {
    const id = await pushedLive();
    const program = push(id, 240);
    await expect.poll(() => sendings(id)).toHaveLength(1);
    await world.rows('update live set status = 3, ended_at = now() where id = $1', [id]);
    expect(await program.ended).not.toBe(0);
  });

  test('before the host began nothing is taken', async () => {
    const id = await pushedLive();
    await world.rows('update live set status = 1 where id = $1', [id]);
    expect(await push(id, 80).ended).not.toBe(0);
    expect(await sendings(id)).toEqual([]);
  });
});
