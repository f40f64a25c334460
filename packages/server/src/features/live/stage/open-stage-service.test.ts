import { LiveIdentity } from '@shuyuan/contract/live/live-identity';
import { expect, test } from 'vitest';
import type { OnStage } from '../room/stage-service.ts';
import { openStageService } from './open-stage-service.ts';
import { type StageEngine, StageRefusal } from './stage-engine.ts';
import { quietStage } from './test-stage.ts';

const somebody = (id: string, identity: LiveIdentity = LiveIdentity.attendee): OnStage => ({
  tenantId: 't',
  liveId: 'live',
  person: { key: `m:${id}`, name: id, portrait: null, identity },
});
const [host, guest] = [somebody('host', LiveIdentity.organizer), somebody('guest')];

function start(changes: Partial<StageEngine> = {}) {
  const { engine, asked, emit } = quietStage('stage');
  const changed: string[] = [];
  const stageService = openStageService({ ...engine, ...changes });
  stageService.onChange((liveId) => changed.push(liveId));
  return { stageService, asked, emit, changed };
}

test('who publishes is shown with name and source, until the feed is down', async () => {
  const { stageService, changed } = start();
  const { feedId, answer } = await stageService.publish(host, { source: 'screen', offer: 'o' });
  expect(answer).toBe('stage received o');
  expect(stageService.feeds('live')).toEqual([{ id: feedId, person: host.person, source: 'screen' }]);
  await stageService.leave(host, { feedId });
  expect(stageService.feeds('live')).toEqual([]);
  expect(changed).toEqual(['live', 'live']);
});

test('either side may begin when somebody watches', async () => {
  const { stageService, asked } = start();
  const { feedId } = await stageService.publish(host, { source: 'camera', offer: 'o' });
  const { sessionId, ...offered } = await stageService.watch(guest, { feedId, offer: null, line: 'l' });
  expect(offered).toEqual({ answer: null, offer: `stage offers ${feedId}` });
  await stageService.answer(guest, { sessionId, answer: 'a' });
  expect(asked.at(-1)).toBe(`answer ${sessionId} a`);
  expect(await stageService.watch(guest, { feedId, offer: 'mine', line: 'l' })).toMatchObject({
    answer: 'stage received mine',
    offer: null,
  });
});

test('nobody ends a feed of others or answers for them; who leads the room may end a feed', async () => {
  const { stageService, asked } = start();
  const { feedId } = await stageService.publish(host, { source: 'camera', offer: 'o' });
  const { sessionId } = await stageService.watch(host, { feedId, offer: 'o', line: 'l' });
  const before = asked.length;
  const refused = { code: 'request.not-found' };
  await expect(stageService.leave(guest, { feedId })).rejects.toMatchObject(refused);
  await expect(stageService.leave(guest, { sessionId })).rejects.toMatchObject(refused);
  await expect(stageService.answer(guest, { sessionId, answer: 'a' })).rejects.toMatchObject(refused);
  expect(asked).toHaveLength(before);
  const raised = await stageService.publish(guest, { source: 'camera', offer: 'o' });
  await stageService.leave(host, { feedId: raised.feedId });
  expect(stageService.feeds('live').map(({ id }) => id)).toEqual([feedId]);
});

test('who goes without a word leaves nothing behind', async () => {
  const { stageService, asked } = start();
  const { feedId } = await stageService.publish(host, { source: 'camera', offer: 'o' });
  const { sessionId } = await stageService.watch(guest, { feedId, offer: 'o', line: 'l' });
  await stageService.leave(guest);
  expect(asked.at(-1)).toBe(`leave ${sessionId}`);
  const before = asked.length;
  await stageService.leave(guest);
  expect(asked).toHaveLength(before);
  await stageService.leave(host);
  expect(stageService.feeds('live')).toEqual([]);
});

test('a stage that falls is told to the rooms that use it, and to those that asked meanwhile when it is back', async () => {
  const { stageService, emit, changed } = start();
  await stageService.publish(host, { source: 'camera', offer: 'o' });
  expect(stageService.state('live')).toBe('ready');
  changed.length = 0;
  emit({ kind: 'engineDown' });
  expect([changed.splice(0), stageService.state('live'), stageService.state('other')]).toEqual([
    ['live'],
    'down',
    'down',
  ]);
  // A room whose feeds are gone with it is still told when it is back.
  emit({ kind: 'feedDown', room: 'live', feedId: 'm:host~camera' });
  expect([changed.splice(0), stageService.feeds('live')]).toEqual([['live'], []]);
  emit({ kind: 'engineUp' });
  expect([changed, stageService.state('live')]).toEqual([['live', 'other'], 'ready']);
});

test('each refusal of an engine has its code; a mistake stays one', async () => {
  const failing = (failure: Error) => start({ publish: () => Promise.reject(failure) }).stageService;
  const codeOf = (stageService: ReturnType<typeof failing>) =>
    stageService
      .publish(host, { source: 'camera', offer: 'o' })
      .catch((error: unknown) => (error as { code: string }).code);
  const reasons = ['noFeed', 'noSession', 'full', 'badDescription', 'unavailable'] as const;
  expect(await Promise.all(reasons.map((reason) => codeOf(failing(new StageRefusal(reason)))))).toEqual([
    'request.not-found',
    'request.not-found',
    'room.stage-full',
    'request.invalid',
    'room.stage-down',
  ]);
  expect(await codeOf(failing(new TypeError('a mistake')))).toBeUndefined();
});

test('a token travels where the description would', async () => {
  const token = { kind: 'token', url: 'wss://x', token: 't' } as const;
  const { stageService } = start({ publish: async () => token });
  expect(await stageService.publish(host, { source: 'camera', offer: '' })).toEqual({
    feedId: 'm:host~camera',
    answer: '{"url":"wss://x","token":"t"}',
  });
});

test('one person has one session for each feed and line, and so many in all: nobody fills the stage', async () => {
  const { stageService, asked } = start();
  const { feedId } = await stageService.publish(host, { source: 'camera', offer: 'o' });
  const first = await stageService.watch(guest, { feedId, offer: 'o', line: 'a' });
  const second = await stageService.watch(guest, { feedId, offer: 'o', line: 'a' });
  expect(asked.filter((one) => one.startsWith('leave'))).toEqual([`leave ${first.sessionId}`]);
  await stageService.watch(guest, { feedId, offer: 'o', line: 'b' });
  expect(asked).not.toContain(`leave ${second.sessionId}`);
  const crowd = async () => {
    for (let n = 0; n < 100; n += 1) await stageService.watch(guest, { feedId, offer: 'o', line: `l${n}` });
  };
  await expect(crowd()).rejects.toMatchObject({ code: 'room.stage-full' });
  await stageService.watch(host, { feedId, offer: 'o', line: 'a' });
});
