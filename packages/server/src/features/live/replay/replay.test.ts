import { hourMs } from '@shuyuan/contract/kernel/time-units';
import * as wire from '@shuyuan/contract/live/replay.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { readFile } from '../../../world/tests/files/test-files.ts';
import { livesOf } from '../../../world/tests/live/test-lives.ts';
import { holdLive, say } from '../../../world/tests/study/test-replays.ts';
import { piecesPrefix } from '../broadcast/parts/piece-keys.ts';
import { makeReplay } from './make-replay.ts';
import { replayJobs } from './replay.jobs.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const whole = { trimFrom: 0, trimTo: null, chapters: [] };
const make = (where: { tenantId: string; liveId: string }) => makeReplay(world.installation.system, where);
const filesOf = (liveId: string) => world.rows('select id, storage_key from file where subject_id = $1', [liveId]);
const objects = async (): Promise<number> => {
  const all = [];
  for await (const object of world.installation.system.storage.list('')) all.push(object);
  return all.length;
};

test('D-072: what a host sent can be watched once the live is over, and its pieces are gone', async () => {
  const held = await holdLive(world, { creator: 'guhuaiqian', sendings: [4, 3] });
  const viewer = await world.signIn('linzhiyuan');
  const before = await objects();
  expect((await viewer.call(wire.readReplay, { id: held.liveId })).body.errorCode).toBe(23141);
  await make(held);
  const { body } = await viewer.call(wire.readReplay, { id: held.liveId });
  expect(body).toMatchObject({ state: 'ready', trimFrom: 0, trimTo: null, chapters: [], canEdit: false });
  expect(body.seconds).toBeCloseTo(7);
  const file = await readFile(world, viewer, String(body.path));
  expect(file.status).toBe(200);
  expect(file.headers['content-type']).toBe('video/webm');
  expect(await world.rows('select 1 from live_piece where live_id = $1', [held.liveId])).toEqual([]);
  // Four pieces became one file.
  expect(await objects()).toBe(before - 3);
});

test('a second run finds nothing new to do, and leaves nothing twice', async () => {
  const held = await holdLive(world, { creator: 'guhuaiqian', sendings: [3] });
  await make(held);
  const files = await filesOf(held.liveId);
  await make(held);
  expect(await filesOf(held.liveId)).toEqual(files);
  expect(files).toHaveLength(1);
});

test('while a host is still sending it waits', async () => {
  const held = await holdLive(world, { creator: 'guhuaiqian', sendings: [3] });
  await world.rows('update live_broadcast set ended_at = null, seen_at = $2 where live_id = $1', [
    held.liveId,
    new Date(world.clock.now()),
  ]);
  await make(held);
  expect(await filesOf(held.liveId)).toEqual([]);
  world.clock.advance(70_000);
  await make(held);
  expect(await filesOf(held.liveId)).toHaveLength(1);
});

test('what was cut away is gone for who watches and can be brought back by who manages', async () => {
  const held = await holdLive(world, { creator: 'guhuaiqian', sendings: [8] });
  await make(held);
  const viewer = await world.signIn('linzhiyuan');
  const host = await world.signIn('guhuaiqian');
  const first = (await viewer.call(wire.readReplay, { id: held.liveId })).body;
  const chapters = [{ seconds: 4, title: '温度' }];
  const saved = await host.call(wire.saveReplay, { id: held.liveId, trimFrom: 2, trimTo: 6, chapters });
  expect(saved.body).toMatchObject({ state: 'waiting', path: null, chapters, canEdit: true });
  // Until the new one is there the old one is not shown either.
  expect((await readFile(world, viewer, String(first.path))).status).toBe(404);
  await make(held);
  const cut = (await viewer.call(wire.readReplay, { id: held.liveId })).body;
  expect(cut.state).toBe('ready');
  expect(cut.path).not.toBe(first.path);
  expect((await readFile(world, viewer, String(cut.path))).status).toBe(200);
  expect((await readFile(world, viewer, String(first.path))).status).toBe(404);
  expect((await readFile(world, host, String(first.path))).status).toBe(200);
  await host.call(wire.saveReplay, { id: held.liveId, ...whole });
  await make(held);
  const again = (await viewer.call(wire.readReplay, { id: held.liveId })).body;
  expect(again.path).toBe(first.path);
  expect(await filesOf(held.liveId)).toHaveLength(1);
});

test('what was said stands at its second; in a part that was cut away it is gone', async () => {
  const held = await holdLive(world, { creator: 'guhuaiqian', sendings: [8] });
  const at = (seconds: number) => held.startedAt + seconds * 1000;
  await say(world, held, { kind: 'chat', text: '开始了吗', at: at(-5) });
  await say(world, held, { kind: 'question', text: '模温多少？', at: at(3) });
  await say(world, held, { kind: 'chat', text: '谢谢', at: at(7) });
  await make(held);
  const viewer = await world.signIn('linzhiyuan');
  const read = async () => {
    const { body } = await viewer.call(wire.listReplayMessages, { id: held.liveId });
    return body.items.map(({ text, seconds }) => [text, Math.round(seconds)]);
  };
  expect(await read()).toEqual([
    ['开始了吗', 0],
    ['模温多少？', 3],
    ['谢谢', 7],
  ]);
  const host = await world.signIn('guhuaiqian');
  await host.call(wire.saveReplay, { id: held.liveId, trimFrom: 2, trimTo: 5, chapters: [] });
  await make(held);
  expect(await read()).toEqual([['模温多少？', 1]]);
});

test('saving is refused to strangers and for what makes no sense, and nothing changes', async () => {
  const held = await holdLive(world, { creator: 'guhuaiqian', sendings: [4] });
  await make(held);
  const host = await world.signIn('guhuaiqian');
  const learner = await world.signIn('linzhiyuan');
  const wish = { id: held.liveId, ...whole };
  const row = () =>
    world.rows('select trim_from, trim_to, chapters, state from live_replay where live_id = $1', [held.liveId]);
  const before = await row();
  expect((await world.visitor.call(wire.saveReplay, wish)).status).toBe(401);
  expect((await learner.call(wire.saveReplay, wish)).status).toBe(403);
  expect((await host.call(wire.saveReplay, { ...wish, id: 'nowhere' })).status).toBe(404);
  for (const bad of [
    { trimFrom: 3.5 },
    { trimFrom: 3, trimTo: 2 },
    { trimTo: 60 },
    { chapters: [{ seconds: 9, title: 'x' }] },
  ]) {
    expect((await host.call(wire.saveReplay, { ...wish, ...bad })).body.errorCode).toBe(23142);
  }
  expect((await host.call(wire.saveReplay, { ...wish, trimFrom: -1 })).body.errorCode).toBe(10422);
  expect(await row()).toEqual(before);
  const [action] = await world.rows(
    `select count(*) from audit_entry where action = 'live.replay-changed' and subject_id = $1`,
    [held.liveId],
  );
  expect(String(action?.['count'])).toBe('0');
});

test('D-050: a recording is for whom the live was for', async () => {
  const held = await holdLive(world, { creator: 'guhuaiqian', shareScope: 2, sendings: [3] });
  await make(held);
  const colleague = await world.signIn('guhuaiqian');
  const elsewhere = await world.signIn('linzhiyuan');
  const { body } = await colleague.call(wire.readReplay, { id: held.liveId });
  expect((await elsewhere.call(wire.readReplay, { id: held.liveId })).body.errorCode).toBe(40305);
  expect((await elsewhere.call(wire.listReplayMessages, { id: held.liveId })).body.errorCode).toBe(40305);
  expect((await readFile(world, elsewhere, String(body.path))).status).toBe(404);
  expect((await readFile(world, null, String(body.path))).status).not.toBe(200);
});

/** A live whose only piece is no film. */
async function failOnce() {
  const held = await holdLive(world, { creator: 'guhuaiqian', sendings: [] });
  const key = `${held.tenantId}/test-broken-${held.liveId}`;
  await world.installation.system.storage.put(key, Buffer.from('no film at all'), { type: 'video/webm' });
  await world.rows(
    `insert into live_piece (tenant_id, live_id, generation, number, storage_key, size, created_at)
     values ($1, $2, 1, 0, $3, 14, now())`,
    [held.tenantId, held.liveId, key],
  );
  await make(held);
  return { ...held, key };
}

test('what cannot be played fails once, and says so to who manages it', async () => {
  const held = await failOnce();
  const host = await world.signIn('guhuaiqian');
  expect((await host.call(wire.readReplay, { id: held.liveId })).body).toMatchObject({ state: 'failed', path: null });
});

const standing = async (liveId: string) =>
  JSON.stringify([
    await world.rows('select state, run, updated_at from live_replay where live_id = $1', [liveId]),
    await world.rows("select action from audit_entry where subject_id = $1 and action = 'live.replay-remade'", [
      liveId,
    ]),
    await world.rows("select key from graphile_worker._private_jobs where key = 'live:replay:' || $1", [liveId]),
  ]);

test('[D-072] what failed is made again when who manages it asks, once', async () => {
  const held = await failOnce();
  const host = await world.signIn('guhuaiqian');
  const good = await holdLive(world, { creator: 'guhuaiqian', sendings: [3] });
  // Whatever was wrong with its bytes is right by now.
  await world.rows('delete from live_piece where live_id = $1', [held.liveId]);
  await world.rows('update live_piece set live_id = $1 where live_id = $2', [held.liveId, good.liveId]);
  const again = await Promise.all([1, 2, 3].map(() => host.call(wire.remakeReplay, { id: held.liveId })));
  expect(again.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
  expect(again.find(({ status }) => status === 200)?.body).toMatchObject({ state: 'waiting', canEdit: true });
  expect(again.find(({ status }) => status === 422)?.body.errorCode).toBe(23143);
  expect(await standing(held.liveId)).toContain('live.replay-remade');
  expect(await standing(held.liveId)).toContain(`live:replay:${held.liveId}`);
  await make(held);
  const viewer = await world.signIn('linzhiyuan');
  expect((await viewer.call(wire.readReplay, { id: held.liveId })).body).toMatchObject({ state: 'ready' });
});

test('[D-072] making it again is refused to everybody else, in every other state and without anything to make it of', async () => {
  const held = await failOnce();
  const input = { id: held.liveId };
  const before = await standing(held.liveId);
  const outsider = await livesOf(world).welcomeOutsider();
  const host = await world.signIn('guhuaiqian');
  expect((await world.visitor.call(wire.remakeReplay, input)).status).toBe(401);
  expect((await outsider.call(wire.remakeReplay, input)).status).toBe(404);
  expect((await (await world.signIn('linzhiyuan')).call(wire.remakeReplay, input)).status).toBe(403);
  expect((await host.call(wire.remakeReplay, { id: 'nowhere' })).status).toBe(404);
  expect((await host.call(wire.remakeReplay, { id: '' })).status).not.toBe(200);
  expect(await standing(held.liveId)).toBe(before);
  for (const state of ['waiting', 'running', 'ready']) {
    await world.rows('update live_replay set state = $2 where live_id = $1', [held.liveId, state]);
    const kept = await standing(held.liveId);
    expect((await host.call(wire.remakeReplay, input)).body.errorCode).toBe(23143);
    expect(await standing(held.liveId)).toBe(kept);
  }
  await world.rows("update live_replay set state = 'failed' where live_id = $1", [held.liveId]);
  await world.rows('delete from live_piece where live_id = $1', [held.liveId]);
  const kept = await standing(held.liveId);
  expect((await host.call(wire.remakeReplay, input)).body.errorCode).toBe(23141);
  expect(await standing(held.liveId)).toBe(kept);
  const unmade = await holdLive(world, { creator: 'guhuaiqian', sendings: [] });
  expect((await host.call(wire.remakeReplay, { id: unmade.liveId })).body.errorCode).toBe(23141);
  // Who manages all of the company may, too.
  await failOnce().then(async ({ liveId }) => {
    expect((await (await world.signIn('luchengze')).call(wire.remakeReplay, { id: liveId })).status).toBe(200);
  });
});

test('a piece that comes after the film was made neither takes its place nor stays', async () => {
  const held = await holdLive(world, { creator: 'guhuaiqian', sendings: [5] });
  await make(held);
  const viewer = await world.signIn('linzhiyuan');
  const before = (await viewer.call(wire.readReplay, { id: held.liveId })).body;
  const key = `${held.tenantId}/test-late-${held.liveId}`;
  await world.installation.system.storage.put(key, Buffer.from('the tail'), { type: 'video/webm' });
  await world.rows(
    `insert into live_piece (tenant_id, live_id, generation, number, storage_key, size, created_at)
     values ($1, $2, 9, 0, $3, 8, now())`,
    [held.tenantId, held.liveId, key],
  );
  await make(held);
  expect((await viewer.call(wire.readReplay, { id: held.liveId })).body).toEqual(before);
  expect(await world.installation.system.storage.stat(key)).toBeNull();
});

test('pieces whose row never came are swept, those of a live are not', async () => {
  const held = await holdLive(world, { creator: 'guhuaiqian', sendings: [] });
  const { storage } = world.installation.system;
  const [used, orphan] = [`${piecesPrefix}${held.tenantId}/used`, `${piecesPrefix}${held.tenantId}/orphan`];
  for (const key of [used, orphan]) await storage.put(key, Buffer.from('x'), { type: 'video/webm' });
  await world.rows(
    `insert into live_piece (tenant_id, live_id, generation, number, storage_key, size, created_at)
     values ($1, $2, 1, 0, $3, 1, now())`,
    [held.tenantId, held.liveId, used],
  );
  world.clock.advance(25 * hourMs);
  const sweep = replayJobs.find(({ name }) => name === 'live:sweep-pieces');
  await sweep?.handle(world.installation.system, {});
  expect(await storage.stat(used)).not.toBeNull();
  expect(await storage.stat(orphan)).toBeNull();
});
