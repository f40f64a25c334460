import { externalManage } from '@shuyuan/contract/live/manage.wire';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { livesOf } from '../../../world/tests/live/test-lives.ts';
import { openSandbox, type Sandbox } from './sandbox/sandbox-supplier.ts';
import { callbackPlace } from './signature.ts';
import { freePort } from '../../../platform/test-ports.ts';

let world: TestWorld;
let lives: ReturnType<typeof livesOf>;
let sandbox: Sandbox;
let shen: Caller;
const account = { key: 'qinghe', secret: 'a secret between two' };

beforeAll(async () => {
  sandbox = await openSandbox(account);
  const port = await freePort();
  world = await openWorld({
    env: {
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      LIVE_SUPPLIER_URL: sandbox.url,
      LIVE_SUPPLIER_KEY: account.key,
      LIVE_SUPPLIER_SECRET: account.secret,
    },
  });
  // The supplier reaches us as it would from outside.
  await world.http.listen({ port, host: '127.0.0.1' });
  lives = livesOf(world);
  shen = await lives.as('shenruoxi');
  await lives.setSwitch('LIVE_SUPPLIER', '0');
});
afterAll(async () => {
  await world.close();
  await sandbox.close();
});

async function published(): Promise<string> {
  const { body } = await shen.call(externalManage.create, { subject: '供应商直播', shareScope: 1 });
  await lives.runJobs();
  expect(await lives.statusOf(body.id)).toBe(1);
  return body.id;
}

test('[LIVE-ENT-06][LIVE-ENT-10] D-053: the tokens of a room are sealed at rest and shown to whom they belong', async () => {
  const id = await published();
  const room = sandbox.rooms.get(`sandbox-${id}`);
  const { supplier_room: sealed } = await lives.rowOf(id);
  expect(String(sealed)).not.toContain(room?.joins.organizer.token);
  expect(Buffer.from(String(sealed), 'base64').toString('latin1')).not.toContain(room?.joins.organizer.token);
  expect((await shen.call(externalManage.get, { id })).body).toMatchObject({
    organizerJoinUrl: room?.joins.organizer.url,
    organizerToken: room?.joins.organizer.token,
    panelistToken: room?.joins.panelist.token,
    // One for all who come would be handed on: each asks for an address of their own.
    attendeeToken: null,
    requestStatus: 3,
    genseeStatus: 3,
  });
});

test('[LIVE-CREATE-09] the host enters where the supplier says; when it does not answer, that is said', async () => {
  const id = await published();
  const { body } = await shen.call(externalManage.enterUrl, { id });
  expect(body).toEqual({ webUrl: expect.stringContaining(`${sandbox.url}/enter/`), clientUrl: null });
  expect((await fetch(body.webUrl)).status).toBe(200);
  sandbox.setMood('broken');
  const refused = await shen.call(externalManage.enterUrl, { id });
  expect([refused.status, refused.body.errorCode]).toEqual([422, 23111]);
  sandbox.setMood('well');
});

test('D-060: a changed subject reaches the room that shows it, and its tokens stay', async () => {
  const id = await published();
  const before = sandbox.rooms.get(`sandbox-${id}`);
  const { version } = (await shen.call(externalManage.get, { id })).body;
  await shen.call(externalManage.update, { id, version, subject: '改名的直播', shareScope: 1 });
  await lives.runJobs();
  expect(sandbox.rooms.get(`sandbox-${id}`)).toEqual({ ...before, subject: '改名的直播' });
});

test('D-043: what happens in the room moves the live; told twice it happened once', async () => {
  const id = await published();
  expect(await sandbox.callBack(id, { event: 'room.started' })).toBe(204);
  expect(await lives.statusOf(id)).toBe(2);
  expect(await sandbox.callBack(id, { event: 'room.started' })).toBe(204);
  expect(await sandbox.callBack(id, { event: 'host.seen' })).toBe(204);
  const acts = async () => (await world.rows('select action from audit_entry where subject_id = $1', [id])).length;
  const before = await acts();
  expect(await sandbox.callBack(id, { event: 'room.ended' })).toBe(204);
  expect(await sandbox.callBack(id, { event: 'room.ended' })).toBe(204);
  expect(await lives.statusOf(id)).toBe(3);
  expect(await acts()).toBe(before + 1);
  await lives.runJobs();
  expect(sandbox.rooms.get(`sandbox-${id}`)?.status).toBe('closed');
});

test('D-064: who came and went is kept; a repeated message and a stranger are not', async () => {
  const id = await published();
  const personKey = `m:${await lives.idOf('linzhiyuan')}`;
  const came = { event: 'person.entered', eventId: 'came-1', personKey, identity: 1 };
  await sandbox.callBack(id, came);
  await sandbox.callBack(id, came);
  await sandbox.callBack(id, { ...came, eventId: 'came-2', personKey: 'm:nobody-of-ours' });
  await sandbox.callBack(id, { event: 'person.left', personKey, identity: 1 });
  const visits = await world.rows('select person_key, left_at is not null as left from live_visit where live_id = $1', [
    id,
  ]);
  expect(visits).toEqual([{ person_key: personKey, left: true }]);
  expect((await lives.rowOf(id))['attend_number']).toBe(1);
});

const roomEvents = ['room.ready', 'room.started', 'host.seen', 'room.ended'] as const;

test('[D-043] in whatever order and however often a room is told of, it ends as the room did', async () => {
  const orders = fc.shuffledSubarray([...roomEvents, ...roomEvents], { minLength: 8, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(orders, async (events) => {
      const id = await published();
      for (const event of events) expect(await sandbox.callBack(id, { event })).toBe(204);
      expect(await lives.statusOf(id)).toBe(3);
      const acts = await world.rows(
        "select action from audit_entry where subject_id = $1 and action = any('{live.started,live.ended}')",
        [id],
      );
      expect(acts).toHaveLength(2);
    }),
    { numRuns: 12 },
  );
});

test('[D-043] what was told before the live was out is applied when it is', async () => {
  sandbox.setMood('slow to make rooms');
  const { body } = await shen.call(externalManage.create, { subject: '先有消息的直播', shareScope: 1 });
  await lives.runJobs();
  expect(await lives.statusOf(body.id)).toBe(0);
  await sandbox.callBack(body.id, { event: 'room.started' });
  expect(await lives.statusOf(body.id)).toBe(0);
  sandbox.setMood('well');
  await sandbox.callBack(body.id, { event: 'room.ready' });
  await lives.runJobs();
  expect(await lives.statusOf(body.id)).toBe(2);
  const withdrawn = await published();
  await shen.call(externalManage.withdraw, { id: withdrawn });
  for (const event of ['room.ended', 'room.started']) await sandbox.callBack(withdrawn, { event });
  expect(await lives.statusOf(withdrawn)).toBe(4);
  await shen.call(externalManage.publish, { id: withdrawn });
  expect(await lives.statusOf(withdrawn)).toBe(3);
});

test('[D-064] people who came and went are gone, in whatever order and however often it is told', async () => {
  const personKey = `m:${await lives.idOf('linzhiyuan')}`;
  const stays = ['1', '2'].flatMap((stay) => [`came-${stay}`, `went-${stay}`]);
  const orders = fc.shuffledSubarray([...stays, ...stays], { minLength: 8, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(orders, async (events) => {
      const id = await published();
      for (const name of events) {
        const event = name.startsWith('came') ? 'person.entered' : 'person.left';
        await sandbox.callBack(id, { event, eventId: `${id} ${name}`, personKey, identity: 1 });
      }
      const visits = await world.rows('select left_at is not null as left from live_visit where live_id = $1', [id]);
      expect(visits).toEqual([{ left: true }, { left: true }]);
      expect((await lives.rowOf(id))['attend_number']).toBe(1);
    }),
    { numRuns: 12 },
  );
});

test('a message of somebody else, an old one and one about nothing change nothing', async () => {
  const id = await published();
  const before = await lives.snapshot();
  expect(await sandbox.callBack(id, { event: 'room.started' }, { secret: 'guessed' })).toBe(401);
  expect(await sandbox.callBack(id, { event: 'room.started' }, { time: Date.now() - 600_000 })).toBe(401);
  for (const payload of [{}, { message: 'x' }, { message: 7 }, []])
    expect((await world.http.inject({ method: 'POST', url: callbackPlace, payload })).statusCode).toBe(401);
  expect(await lives.snapshot()).toBe(before);
});

test('a supplier of one family says nothing about lives of the other', async () => {
  const id = await published();
  await world.rows('update live set supplier = 3 where id = $1', [id]);
  const before = await lives.snapshot();
  expect(await sandbox.callBack(id, { event: 'room.started' })).toBe(404);
  expect(await lives.snapshot()).toBe(before);
});

const attempts = async (id: string) =>
  world.rows(
    `select (j.payload->>'attempt')::int as attempt from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'live:provision' and j.payload->>'liveId' = $1`,
    [id],
  );

test('D-048: a supplier that fails is asked six times, then the live says so and waits to be published again', async () => {
  sandbox.setMood('broken');
  const { body } = await shen.call(externalManage.create, { subject: '建不成的直播', shareScope: 1 });
  for (let attempt = 1; attempt <= 6; attempt += 1) {
    expect(await attempts(body.id)).toEqual([{ attempt }]);
    expect((await lives.rowOf(body.id))['request_status']).toBe(1);
    await lives.runJobs(['live:provision']);
  }
  expect(await attempts(body.id)).toEqual([]);
  expect(await lives.rowOf(body.id)).toMatchObject({ status: 0, request_status: 2 });
  const told = (await lives.noticesOf('live-reminder')).map(({ payload }) => payload);
  expect(told).toContainEqual(expect.objectContaining({ text: 'failed', receivers: [await lives.idOf('shenruoxi')] }));
  sandbox.setMood('well');
  expect((await shen.call(externalManage.publish, { id: body.id })).body.status).toBe(0);
  await lives.runJobs(['live:provision']);
  expect(await lives.rowOf(body.id)).toMatchObject({ status: 1, request_status: 3 });
});

test('D-048: a room that takes its time is fetched as soon as the supplier says that it is ready', async () => {
  sandbox.setMood('slow to make rooms');
  const { body } = await shen.call(externalManage.create, { subject: '慢慢建的直播', shareScope: 1 });
  await lives.runJobs(['live:provision']);
  expect(await attempts(body.id)).toEqual([{ attempt: 2 }]);
  sandbox.setMood('well');
  expect(await sandbox.callBack(body.id, { event: 'room.ready' })).toBe(204);
  // The one that waits is replaced: there is never more than one.
  expect(await attempts(body.id)).toEqual([{ attempt: 1 }]);
  await lives.runJobs(['live:provision']);
  expect(await lives.statusOf(body.id)).toBe(1);
});
