import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import fastify from 'fastify';
import { AccessToken, TokenVerifier } from 'livekit-server-sdk';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { lineLog } from '../../../../app/log.ts';
import { memoryBus } from '../../../../platform/bus.ts';
import type { StageEvent } from '../stage-engine.ts';
import { addStageWebhook } from './add-webhook.ts';
import { addressesOf, liveKitEngine, liveKitWebhook } from './livekit-engine.ts';

const [key, secret] = ['shuyuan', 'a secret of thirty-two characters'];
const verifier = new TokenVerifier(key, secret);
const patience = { timeout: 30_000, interval: 50 };

type ReceivedCall = { readonly call: string; readonly body: Record<string, unknown> };
const asked: ReceivedCall[] = [];
/** Who is in the room of the stub, with how many tracks. */
let present: { identity: string; tracks: { sid: string }[] }[] = [];
let isAway = false;

/** The control plane of LiveKit as far as it is used: it believes whom the SDK itself would believe. */
const stub = createServer((request, response) => {
  void (async () => {
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (isAway) return answer(503, { code: 'unavailable', msg: 'away' });
    const token = (request.headers.authorization ?? '').replace('Bearer ', '');
    const claims = await verifier.verify(token).catch(() => null);
    if (!claims) return answer(401, { code: 'unauthenticated', msg: 'no' });
    const call = request.url?.split('/').at(-1) ?? '';
    const body = JSON.parse(await text(request)) as Record<string, unknown>;
    asked.push({ call, body });
    if (call === 'RemoveParticipant' && body['identity'] === 'nobody')
      return answer(404, { code: 'not_found', msg: 'nobody' });
    return answer(200, call === 'ListParticipants' ? { participants: present } : {});
  })();
});
let url = '';
beforeAll(async () => {
  await new Promise<void>((done) => stub.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(stub.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((done) => stub.close(done)));

const bus = memoryBus();
let engine: ReturnType<typeof liveKitEngine>;
const events: StageEvent[] = [];
const settingsWith = (ours: string) => ({ url, key, secret: ours, maxViewers: 1 });
const webhook = () => liveKitWebhook({ settings: settingsWith(secret), bus });
beforeEach(() => {
  [asked.length, events.length, present, isAway] = [0, 0, [], false];
  openEngine();
});
function openEngine(times: { lookMs?: number } = {}): void {
  engine = liveKitEngine({ settings: settingsWith(secret), bus, log: lineLog('silent'), ...times });
  engine.subscribe((event) => events.push(event));
}
/** One that looks by the clock many times in a test; the usual one looks every few seconds. */
async function lookOften(): Promise<void> {
  await engine.close();
  openEngine({ lookMs: 100 });
}
afterEach(() => engine.close());

const place = { room: 'live', feedId: 'm:host~camera' };
const claimsOf = async (reply: Awaited<ReturnType<typeof engine.publish>>) => {
  if (reply.kind !== 'token') throw new Error('no token');
  return verifier.verify(reply.token);
};
async function signed(body: string, by = secret): Promise<string> {
  const token = new AccessToken(key, by);
  token.sha256 = createHash('sha256').update(body).digest('base64');
  return token.toJwt();
}

test('a publisher gets a token for one room that sends and does not watch; a viewer one that watches unseen', async () => {
  const reply = await engine.publish({ ...place, offer: 'token' });
  expect(reply).toMatchObject({ kind: 'token', url: url.replace('http', 'ws') });
  expect(await claimsOf(reply)).toMatchObject({
    sub: place.feedId,
    video: { room: 'live', roomJoin: true, canPublish: true, canSubscribe: false, canPublishData: false },
  });
  const { exp = 0, nbf = 0, video } = await claimsOf(await engine.watch({ ...place, sessionId: 's' }));
  expect(video).toMatchObject({ room: 'live', canPublish: false, canSubscribe: true, hidden: true });
  expect(exp - nbf).toBe(30);
  expect(asked).toEqual([{ call: 'CreateRoom', body: expect.objectContaining({ name: 'live' }) }]);
});

test('what nobody publishes cannot be watched, and a full house takes nobody', async () => {
  await expect(engine.watch({ ...place, sessionId: 's' })).rejects.toMatchObject({ reason: 'noFeed' });
  await engine.publish({ ...place, offer: 'token' });
  await engine.watch({ ...place, sessionId: 'somebody' });
  present = [{ identity: 'somebody', tracks: [] }];
  bus.publish('stage.refresh', { room: 'live' });
  await expect.poll(async () => (await engine.health()).viewers, patience).toBe(1);
  await expect(engine.watch({ ...place, sessionId: 's' })).rejects.toMatchObject({ reason: 'full' });
  await expect(engine.answer({ room: 'live', sessionId: 's', answer: 'x' })).rejects.toMatchObject({
    reason: 'noSession',
  });
});

test('a feed is up when its tracks are there, told by a signed webhook at once', async () => {
  await engine.publish({ ...place, offer: 'token' });
  present = [{ identity: place.feedId, tracks: [{ sid: 't' }] }];
  const body = JSON.stringify({ event: 'track_published', room: { name: 'live' } });
  expect(await webhook()({ body, authorization: await signed(body) })).toBe(true);
  await expect.poll(() => events, patience).toEqual([{ kind: 'feedUp', ...place }]);
});

test('without a webhook the clock sees a feed come and go', async () => {
  await lookOften();
  await engine.publish({ ...place, offer: 'token' });
  present = [{ identity: place.feedId, tracks: [{ sid: 't' }] }];
  await expect.poll(() => events, patience).toEqual([{ kind: 'feedUp', ...place }]);
  present = [];
  await expect.poll(() => events.at(-1), patience).toEqual({ kind: 'feedDown', ...place });
});

test('a webhook that is not ours, was changed on the way or is not signed is refused', async () => {
  const http = fastify();
  const received: unknown[] = [];
  bus.subscribe('stage.refresh', (news) => received.push(news));
  addStageWebhook(http, webhook());
  const body = JSON.stringify({ event: 'room_finished', room: { name: 'live' } });
  const post = async (payload: string, authorization: string) =>
    (
      await http.inject({
        method: 'POST',
        url: '/live/stage/livekit',
        payload,
        headers: { authorization, 'content-type': 'application/webhook+json' },
      })
    ).statusCode;
  expect(await post(body, await signed(body, 'another secret of as many characters'))).toBe(401);
  expect(await post(body.replace('live', 'love'), await signed(body))).toBe(401);
  expect(await post(body, '')).toBe(401);
  expect(received).toEqual([]);
  expect(await post(body, await signed(body))).toBe(204);
  expect(received).toEqual([{ room: 'live' }]);
  await http.close();
});

test('leaving and closing take people out there; who is not there has left', async () => {
  await engine.publish({ ...place, offer: 'token' });
  await engine.leave(place);
  await engine.leave({ room: 'live', sessionId: 'nobody' });
  await engine.closeRoom('live');
  expect(asked.slice(1)).toEqual([
    { call: 'RemoveParticipant', body: { room: 'live', identity: place.feedId } },
    { call: 'RemoveParticipant', body: { room: 'live', identity: 'nobody' } },
    { call: 'DeleteRoom', body: { room: 'live' } },
  ]);
  expect(await engine.health()).toMatchObject({ feeds: 0, viewers: 0 });
});

test('who was taken off and comes in with a token from before is sent out; who was let in stays', async () => {
  await engine.publish({ ...place, offer: 'token' });
  await engine.watch({ ...place, sessionId: 'viewer' });
  await engine.publish({ room: 'live', feedId: 'm:guest~camera', offer: 'token' });
  await engine.leave({ room: 'live', feedId: 'm:guest~camera' });
  asked.length = 0;
  present = ['m:guest~camera', place.feedId, 'viewer'].map((identity) => ({ identity, tracks: [{ sid: 't' }] }));
  bus.publish('stage.refresh', { room: 'live' });
  await expect.poll(() => events, patience).toEqual([{ kind: 'feedUp', ...place }]);
  expect(asked.filter(({ call }) => call === 'RemoveParticipant')).toEqual([
    { call: 'RemoveParticipant', body: { room: 'live', identity: 'm:guest~camera' } },
  ]);
});

test('a server that does not answer, or does not believe us, is unavailable; it is told, and told again when it is back', async () => {
  await lookOften();
  await engine.publish({ ...place, offer: 'token' });
  isAway = true;
  await expect(engine.publish({ room: 'other', feedId: 'f', offer: 'token' })).rejects.toMatchObject({
    reason: 'unavailable',
  });
  await expect.poll(() => events.map(({ kind }) => kind), patience).toEqual(['engineDown']);
  isAway = false;
  await expect.poll(() => events.map(({ kind }) => kind), patience).toEqual(['engineDown', 'engineUp']);
  const stranger = liveKitEngine({
    settings: settingsWith('another secret of as many characters'),
    bus,
    log: lineLog('silent'),
  });
  await expect(stranger.publish({ ...place, offer: 'token' })).rejects.toMatchObject({ reason: 'unavailable' });
  await stranger.close();
});

test('the SDK and browsers are given the address in the form each wants', () => {
  for (const given of ['wss://live.example', 'https://live.example'])
    expect(addressesOf(given)).toEqual({ api: 'https://live.example', socket: 'wss://live.example' });
});
