import type { AddressInfo } from 'node:net';
import { nativeCommunity } from '@shuyuan/contract/live/community.wire';
import { isCreated } from '@shuyuan/contract/live/live-polling';
import { readSupplier } from '@shuyuan/contract/live/live.wire';
import { nativeManage } from '@shuyuan/contract/live/manage.wire';
import { authorization, idempotencyHeader } from '@shuyuan/contract/kernel/headers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startJobs } from '../../../platform/jobs.ts';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { livesOf } from '../../../world/tests/live/test-lives.ts';
import { liveJobs } from '../live.jobs.ts';

let world: TestWorld;
let lives: ReturnType<typeof livesOf>;
let shen: Caller;
const { create, apply, get, publish, update } = nativeManage;

beforeAll(async () => {
  world = await openWorld();
  lives = livesOf(world);
  shen = await lives.as('shenruoxi');
});
afterAll(() => world.close());

test('[LIVE-CREATE-01][LIVE-ENT-09] D-048: a live is there at once, its room and its publication come by a job', async () => {
  const { status, body } = await shen.call(create, lives.form());
  expect(status).toBe(200);
  const early = (await shen.call(get, { id: body.id })).body;
  expect(early).toMatchObject({ status: 0, requestStatus: 1, genseeStatus: 1, organizerToken: null, liveType: 1 });
  expect(isCreated(early)).toBe(false);
  await lives.runJobs();
  const ready = (await shen.call(get, { id: body.id })).body;
  expect(ready).toMatchObject({ status: 1, requestStatus: 3, autoPublish: 1, applyType: 1, homeConfigId: null });
  expect(isCreated(ready)).toBe(true);
});

/** As the row names them. */
const detailFields = (
  'id status organizerToken subject startTime estimateDuration planNumber desc genseeDesc executionMode avgScore ' +
  'requestStatus genseeStatus autoPublish applyType homeConfigId'
).split(' ');

test('[LIVE-ENT-09] the detail that is polled and the one that is read have every field', async () => {
  const { body } = await shen.call(apply, lives.application({ planNumber: 40 }));
  await lives.runJobs();
  for (const answer of [
    await shen.call(get, { id: body.id }),
    await shen.call(nativeCommunity.detail, { id: body.id }),
  ]) {
    expect(detailFields.filter((field) => !(field in answer.body))).toEqual([]);
    expect(answer.body).toMatchObject({ planNumber: 40, applyType: 2, autoPublish: 1, avgScore: null });
    expect([typeof answer.body.startTime, typeof answer.body.organizerToken]).toEqual(['number', 'string']);
  }
});

test('[LIVE-CREATE-01] a live at a time to come goes the same way without an approval', async () => {
  const { body } = await shen.call(apply, lives.application());
  expect(body.processInstanceId).toBeNull();
  await lives.runJobs();
  expect(isCreated((await shen.call(get, { id: body.id })).body)).toBe(true);
});

test('[LIVE-CREATE-02] the supplier is the one of the whole company', async () => {
  expect((await shen.call(readSupplier, {})).body).toEqual({ supplier: 3 });
  expect((await world.visitor.call(readSupplier, {})).status).toBe(401);
});

test('D-026, D-047: the same request sent twice, also at once, is one live with one room', async () => {
  const headers = { [idempotencyHeader]: 'one-and-the-same-live' };
  const count = async () => (await world.rows('select id from live')).length;
  const before = await count();
  const answers = await Promise.all([1, 2, 3].map(() => shen.call(create, lives.form(), { headers })));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(await count()).toBe(before + 1);
  const again = await shen.call(create, lives.form(), { headers });
  expect(again.body.id).toBe(answers[0]?.body.id);
});

test('D-048: the job told twice makes one room and publishes once', async () => {
  const { body } = await shen.call(create, lives.form());
  const payload = { tenantId: String((await lives.rowOf(body.id))['tenant_id']), liveId: body.id, attempt: 1 };
  const job = liveJobs.find(({ name }) => name === 'live:provision');
  await Promise.all([1, 2, 3].map(async () => job?.handle(world.installation.system, payload)));
  expect(await lives.rowOf(body.id)).toMatchObject({ status: 1, request_status: 3, version: 2 });
});

test('[LIVE-CREATE-07] D-045: saved as a draft it keeps its room and waits; published it needs no other', async () => {
  const { body } = await shen.call(create, lives.form());
  const form = { id: body.id, subject: '先存着', shareScope: 1, executionMode: 0 } as const;
  await shen.call(update, { ...form, version: 1, autoPublish: 0 });
  await lives.runJobs();
  expect(await lives.rowOf(body.id)).toMatchObject({ status: 0, request_status: 3 });
  const { version } = (await shen.call(get, { id: body.id })).body;
  const saved = await shen.call(update, { ...form, version, autoPublish: 1 });
  expect(await lives.rowOf(body.id)).toMatchObject({ status: 1, version: saved.body.version });
});

test('a withdrawn live is published again at once, with the room it has', async () => {
  const id = await lives.published('shenruoxi');
  await shen.call(nativeManage.withdraw, { id });
  expect((await shen.call(publish, { id })).body).toEqual({ id, status: 1 });
});

test('[LIVE-CREATE-03] D-048: whoever made it is told on the line they have open, and every process on the bus', async () => {
  const { bus, db, system } = world.installation;
  const received: unknown[] = [];
  const stop = bus.subscribe('live:changed', (news) => received.push(news));
  await world.http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = world.http.server.address() as AddressInfo;
  const line = new AbortController();
  const stream = await fetch(`http://127.0.0.1:${port}/api/v1/notifications/stream`, {
    headers: { authorization: authorization(String(shen.token)) },
    signal: line.signal,
  });
  const runner = await startJobs({ url: db.url, jobs: liveJobs, concurrency: 1, ctx: system });
  try {
    const { body } = await shen.call(create, lives.form());
    const decoder = new TextDecoder();
    let text = '';
    for await (const chunk of stream.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      if (text.includes(`event: live\ndata: {"id":"${body.id}"}`)) break;
    }
    expect(isCreated((await shen.call(get, { id: body.id })).body)).toBe(true);
    expect(received).toContainEqual({
      tenantId: (await lives.rowOf(body.id))['tenant_id'],
      liveId: body.id,
      status: 1,
    });
  } finally {
    stop();
    line.abort();
    await runner.stop();
  }
});
