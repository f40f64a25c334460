import { externalCommunity, nativeCommunity } from '@shuyuan/contract/live/community.wire';
import { LiveStatus } from '@shuyuan/contract/live/live-status';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { seedLive, seedPart } from '../../../world/tests/community/test-community.ts';
import { readGuestToken } from '../room/guest-token.ts';
import { openSandbox, type Sandbox } from '../suppliers/sandbox/sandbox-supplier.ts';
import { sealRoom, supplierFor } from '../suppliers/supplier-for.ts';

let world: TestWorld;
let sandbox: Sandbox;
let lin: Caller;
let shen: Caller;
beforeAll(async () => {
  sandbox = await openSandbox({ key: 'k', secret: 's' });
  world = await openWorld({
    env: { LIVE_SUPPLIER_URL: sandbox.url, LIVE_SUPPLIER_KEY: 'k', LIVE_SUPPLIER_SECRET: 's' },
  });
  [lin, shen] = [await world.signIn('linzhiyuan'), await world.signIn('shenruoxi')];
});
afterAll(async () => {
  await world.close();
  await sandbox.close();
});

const { enter, tempUrl, calendar } = nativeCommunity;
const refused = (errorCode: number) => ({ status: 422, body: { errorCode } });

test('[LIVE-ROOM-10] an attendee enters our own room early or while it is on', async () => {
  for (const status of [LiveStatus.notBegun, LiveStatus.running]) {
    const id = await seedLive(world, { status });
    expect((await lin.call(enter, { id })).body).toEqual({ webUrl: `#/live/action?id=${id}&identity=1` });
  }
});

test('[LIVE-ROOM-10] refused: over, withdrawn, not ready, for others, of the other family, a visitor', async () => {
  const told = (live: Parameters<typeof seedLive>[1]) => seedLive(world, live);
  expect(await lin.call(enter, { id: await told({ status: LiveStatus.ended }) })).toMatchObject(refused(40308));
  const cancelled = await told({ status: LiveStatus.cancelled });
  expect(await lin.call(enter, { id: cancelled })).toMatchObject(refused(40309));
  expect(await shen.call(enter, { id: cancelled })).toMatchObject(refused(23101));
  expect(await lin.call(enter, { id: await told({ shareScope: 3 }) })).toMatchObject(refused(40305));
  expect(await lin.call(enter, { id: await told({ supplier: 4 }) })).toMatchObject({ status: 404 });
  expect(await world.visitor.call(enter, { id: cancelled })).toMatchObject({ status: 401 });
});

async function seedExternal(live: Parameters<typeof seedLive>[1] = {}): Promise<string> {
  const id = await seedLive(world, { supplier: 4, ...live });
  const { system } = world.installation;
  const wish = { liveId: id, subject: '外部直播', startTime: world.clock.now(), minutes: 90 };
  const room = sealRoom(system, await supplierFor(system, 4).createRoom(wish));
  await world.rows('update live set supplier_room = $2 where id = $1', [id, room]);
  return id;
}

test('[LIVE-ROOM-10] [LIVE-ROOM-04] into the room of a supplier by an address of one’s own, which counts as attending once', async () => {
  const id = await seedExternal({ status: LiveStatus.running });
  const first = await lin.call(externalCommunity.enter, { id });
  expect(first.body.webUrl.startsWith(sandbox.url)).toBe(true);
  const second = await shen.call(externalCommunity.enter, { id });
  expect(second.body.webUrl).not.toBe(first.body.webUrl);
  await lin.call(externalCommunity.enter, { id });
  expect((await lin.call(externalCommunity.detail, { id })).body).toMatchObject({ attendNumber: 2, hasAttended: true });
  const { body } = await lin.call(externalCommunity.detail, { id });
  expect(body).toMatchObject({ organizerToken: null, attendeeToken: null });
  expect((await shen.call(externalCommunity.detail, { id })).body.organizerToken).toEqual(expect.any(String));
});

test('[LIVE-ROOM-10] a supplier that does not answer is said, and nobody has attended', async () => {
  const id = await seedExternal({ status: LiveStatus.running });
  sandbox.setMood('broken');
  expect(await lin.call(externalCommunity.enter, { id })).toMatchObject(refused(23111));
  expect(await shen.call(externalCommunity.tempUrl, { id })).toMatchObject(refused(23111));
  sandbox.setMood('well');
  expect((await lin.call(externalCommunity.detail, { id })).body).toMatchObject({
    attendNumber: 0,
    hasAttended: false,
  });
  const roomless = await seedLive(world, { supplier: 4 });
  expect(await lin.call(externalCommunity.enter, { id: roomless })).toMatchObject(refused(23110));
});

test('[LIVE-ROOM-10] D-069: an address for a guest, good for ten minutes, only from who manages or assists', async () => {
  const id = await seedLive(world);
  await seedPart(world, id, 'yewanqing', 'assistant');
  expect(await lin.call(tempUrl, { id })).toMatchObject({ status: 403 });
  expect(await world.visitor.call(tempUrl, { id })).toMatchObject({ status: 401 });
  for (const caller of [shen, await world.signIn('yewanqing')]) {
    const { body } = await caller.call(tempUrl, { id });
    const [path, query] = body.webUrl.split('?');
    expect(path).toBe(`#/lives/keylogin/${id}`);
    const token = new URLSearchParams(query).get('token') ?? '';
    const { secrets } = world.installation.system;
    expect(readGuestToken({ secrets, now: () => body.expireTime - 1 }, id, token)).toMatchObject({ liveId: id });
    expect(readGuestToken({ secrets, now: () => body.expireTime }, id, token)).toBeNull();
  }
  const over = await seedLive(world, { status: LiveStatus.ended });
  expect(await shen.call(tempUrl, { id: over })).toMatchObject(refused(40308));
  const external = await seedExternal();
  const { body } = await shen.call(externalCommunity.tempUrl, { id: external });
  expect(body.webUrl.startsWith(sandbox.url)).toBe(true);
});

test('[LIVE-ROOM-08] the live as a file for a calendar', async () => {
  const id = await seedLive(world, { subject: '质量月开讲' });
  const { status, headers, body } = await lin.call(calendar, { id });
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="live.ics"',
  });
  const lines = String(body).replaceAll('\r\n ', '').split('\r\n');
  expect(lines).toContain('SUMMARY:质量月开讲');
  expect(lines.find((line) => line.startsWith('UID:'))).toMatch(new RegExp(`^UID:live-${id}@`));
  expect(lines.find((line) => line.startsWith('URL:'))).toContain(`#/live/detail/${id}`);
  const hidden = await seedLive(world, { shareScope: 3 });
  expect(await lin.call(calendar, { id: hidden })).toMatchObject(refused(40305));
});
