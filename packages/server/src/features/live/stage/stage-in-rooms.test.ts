import { execFileSync } from 'node:child_process';
import { LiveIdentity } from '@shuyuan/contract/live/live-identity';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { comeIn, type Guest, insertLive, listen, ticketOf } from '../../../world/tests/live/test-rooms.ts';
import { publishFeed, watchFeed } from './stage-client.suite.ts';
import type { StageEngine } from './stage-engine.ts';

const patience = { timeout: 30_000, interval: 100 };
let worlds: TestWorld[] = [];
let urls: string[] = [];
beforeAll(async () => {
  const first = await openWorld({ env: { BUS: 'postgres' } });
  const second = await openWorld({ env: { BUS: 'postgres' }, beside: first });
  worlds = [first, second];
  urls = await Promise.all(worlds.map(listen));
});
afterAll(async () => {
  for (const world of worlds.toReversed()) await world.close();
});

async function enter(at: number, account: string, liveId: string, identity: LiveIdentity) {
  const caller = await worlds[at]!.signIn(account);
  return comeIn(urls[at]!, { liveId, ticket: await ticketOf(caller, liveId, identity) });
}

/** The stage as somebody in a room has it. */
function stageOf(guest: Guest): StageEngine {
  const answered = async (wish: Parameters<Guest['ask']>[0]) => {
    const reply = await guest.ask(wish);
    if ('refused' in reply) throw new Error(reply.refused);
    return reply.answer as { answer: string };
  };
  const stage: Partial<StageEngine> = {
    watchOrder: 'client-offers',
    publish: async ({ offer }) => {
      const { answer } = await answered({ t: 'stage.publish', source: 'camera', offer });
      return { kind: 'answer', sdp: answer };
    },
    watch: async ({ feedId, offer = '' }) => {
      const { answer } = await answered({ t: 'stage.watch', feedId, offer });
      return { kind: 'answer', sdp: answer };
    },
  };
  return stage as StageEngine;
}

/** The process that carries the media; the one of this test, and no other. */
const mediaProcess = (): number => {
  const children = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)])
    .toString()
    .split('\n');
  return Number.parseInt(children.find((line) => line.includes('sfu-process.ts')) ?? '', 10);
};

test('who speaks is seen on another process; nobody else ends it; a fallen stage is told and comes back', async () => {
  const liveId = await insertLive(worlds[0]!, { lecturer: 'linzhiyuan' });
  const host = await enter(0, 'shenruoxi', liveId, LiveIdentity.organizer);
  const lecturer = await enter(1, 'linzhiyuan', liveId, LiveIdentity.panelist);
  const listener = await enter(1, 'tangyuwei', liveId, LiveIdentity.attendee);
  expect(lecturer.state).toMatchObject({ stage: 'ready', feeds: [] });
  const place = { room: liveId, feedId: `${host.state.self.key}~camera` };
  const publisher = await publishFeed(stageOf(host), place);
  publisher.send('up');
  const { feeds } = await lecturer.waitFor('stage', (message) => message.feeds.length === 1);
  expect(feeds).toEqual([
    { id: place.feedId, source: 'camera', person: expect.objectContaining({ key: host.state.self.key }) },
  ]);
  const viewer = await watchFeed(stageOf(lecturer), { ...place, sessionId: '' });
  const isHeard = () => {
    publisher.send('over');
    return viewer.received.video.includes('over') && viewer.received.audio.includes('over');
  };
  await expect.poll(isHeard, patience).toBe(true);
  expect(await listener.refusal({ t: 'stage.leave', feedId: place.feedId })).toBe('request.not-found');
  expect(await listener.refusal({ t: 'stage.publish', source: 'camera', offer: 'v=0' })).toBe('room.not-on-stage');
  expect(await listener.refusal({ t: 'stage.watch', feedId: 'nobody', offer: 'v=0' })).toBe('request.not-found');

  process.kill(mediaProcess(), 'SIGKILL');
  await host.waitFor('stage', ({ state }) => state === 'down');
  await lecturer.waitFor('stage', (message) => message.feeds.length === 0);
  await host.ask({ t: 'chat.send', text: 'still here' });
  await listener.waitFor('chat');
  await host.waitFor('stage', ({ state, feeds: left }) => state === 'ready' && left.length === 0);
  const again = await publishFeed(stageOf(host), place);
  await Promise.all([publisher, viewer, again].map((peer) => peer.close()));
  await Promise.all([host, lecturer, listener].map((guest) => guest.leave()));
}, 90_000);

test('where LiveKit carries the stage, pages may speak to it, and only it may tell what happens there', async () => {
  const LIVEKIT = { LIVEKIT_URL: 'wss://live.example:7443', LIVEKIT_KEY: 'key', LIVEKIT_SECRET: 'secret' };
  const world = await openWorld({ env: { STAGE_ENGINE: 'livekit', ...LIVEKIT }, beside: worlds[0]! });
  const policyOf = async ({ http }: TestWorld) =>
    String((await http.inject({ url: '/healthz' })).headers['content-security-policy']);
  expect(await policyOf(world)).toContain("connect-src 'self' https://live.example:7443 wss://live.example:7443;");
  expect(await policyOf(worlds[0]!)).toContain("connect-src 'self';");
  const callHook = async ({ http }: TestWorld) =>
    (await http.inject({ method: 'POST', url: '/live/stage/livekit', payload: { event: 'room_finished' } })).statusCode;
  expect([await callHook(world), await callHook(worlds[0]!)]).toEqual([401, 404]);
  await world.close();
});
