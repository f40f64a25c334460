import { LiveIdentity } from '@shuyuan/contract/live/live-identity';
import { LiveStatus } from '@shuyuan/contract/live/live-status';
import { RoomClose } from '@shuyuan/contract/live/room/room-protocol';
import { keyLogin } from '@shuyuan/contract/live/room/room.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../../../platform/passwords.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { comeIn, insertLive, listen, ticketOf } from '../../../world/tests/live/test-rooms.ts';
import { liveChanged } from './room-news.ts';

const env = { BUS: 'postgres', STAGE_ENGINE: 'off' };
const { organizer } = LiveIdentity;
let first: TestWorld;
let second: TestWorld;
let [firstUrl, secondUrl] = ['', ''];
beforeAll(async () => {
  first = await openWorld({ env });
  second = await openWorld({ beside: first, env });
  [firstUrl, secondUrl] = [await listen(first), await listen(second)];
});
afterAll(() => first.close());

const enter = async (url: string, account: string, liveId: string, identity: LiveIdentity = LiveIdentity.attendee) =>
  comeIn(url, { liveId, ticket: await ticketOf(await first.signIn(account), liveId, identity) });
const idOf = (reply: unknown): string => (reply as { answer: { id: string } }).answer.id;

test('two processes are one room: chat, number, questions, poll, orders, announcements, state', async () => {
  const liveId = await insertLive(first, { status: LiveStatus.notBegun });
  const host = await enter(firstUrl, 'shenruoxi', liveId, organizer);
  const lin = await enter(secondUrl, 'linzhiyuan', liveId);
  const tang = await enter(firstUrl, 'tangyuwei', liveId);
  for (const one of [host, lin, tang]) await one.waitFor('presence', ({ watching }) => watching === 3);
  const id = idOf(await lin.ask({ t: 'chat.send', text: '“远处”\\"的话\n' }));
  await host.waitFor('chat', ({ messages }) => messages.some((one) => one.id === id && one.text === '“远处”\\"的话'));
  const question = idOf(await tang.ask({ t: 'question.ask', text: '问？'.repeat(160) }));
  await lin.waitFor('question', (told) => told.question.id === question);
  await host.ask({ t: 'question.answer', id: question, answer: '答"'.repeat(300) });
  await lin.waitFor('question', (told) => told.question.answer?.length === 600);
  const poll = idOf(
    await host.ask({
      t: 'poll.open',
      question: '题'.repeat(200),
      options: ['甲'.repeat(100), '乙'],
      isMultiple: false,
    }),
  );
  await lin.waitFor('poll', (told) => told.poll.id === poll);
  await lin.ask({ t: 'poll.vote', id: poll, choices: [0] });
  await tang.ask({ t: 'poll.vote', id: poll, choices: [1] });
  for (const one of [host, lin]) await one.waitFor('poll', (told) => told.poll.voters === 2);
  await lin.ask({ t: 'hand', isUp: true });
  await host.waitFor('hands', ({ people }) => people.some(({ key }) => key === lin.state.self.key));
  await host.ask({ t: 'stage.invite', key: lin.state.self.key, isOnStage: true });
  await lin.waitFor('self', ({ isOnStage }) => isOnStage);
  await host.ask({ t: 'announce', text: '公告' });
  await lin.waitFor('settings', ({ settings }) => settings.announcement === '公告');
  await host.ask({ t: 'person.mute', key: lin.state.self.key, isMuted: true });
  expect(await lin.refusal({ t: 'chat.send', text: '嗯' })).toBe('room.muted');
  for (let n = 0; n < 10; n += 1) lin.say({ t: 'react', kind: 'flower' });
  await tang.waitFor('reactions', ({ counts }) => counts.flower === 10);
  host.say({ t: 'caption', text: '字幕', isFinal: false });
  await lin.waitFor('caption');
  await first.rows('update live set status = 2, started_at = now() where id = $1', [liveId]);
  first.installation.bus.publish(liveChanged, { tenantId: '', liveId, status: 2 });
  for (const one of [host, lin]) await one.waitFor('live', ({ status }) => status === LiveStatus.running);
  await host.ask({ t: 'message.remove', id });
  await lin.waitFor('message.removed');
  await lin.leave();
  await host.waitFor('presence', ({ watching }) => watching === 2);
  await Promise.all([host.leave(), tang.leave()]);
});

test('[D-067] wrong passcodes are counted once, whichever process they are tried at', async () => {
  const liveId = await insertLive(first, { shareScope: 3, passcodeHash: await hashPassword('open1') });
  const at = ({ visitor }: TestWorld, passcode: string) =>
    visitor.call(keyLogin, { id: liveId, passcode, displayName: '甲' });
  const codes = [];
  for (const world of [first, second, first, second, first]) codes.push((await at(world, 'wrong')).body.errorCode);
  expect(codes).toEqual([23131, 23131, 23131, 23131, 23131]);
  for (const world of [first, second]) expect((await at(world, 'open1')).body.errorCode).toBe(10429);
});

test('somebody with a page on each of two processes is one who watches', async () => {
  const liveId = await insertLive(first);
  const lin = await enter(firstUrl, 'linzhiyuan', liveId);
  const other = await enter(secondUrl, 'linzhiyuan', liveId);
  const tang = await enter(firstUrl, 'tangyuwei', liveId);
  // The numbers of the processes come first, who is counted in both a moment later.
  for (const one of [lin, other, tang]) {
    expect(await one.waitFor('presence', ({ watching }) => watching === 2)).toMatchObject({ watching: 2 });
  }
  await tang.leave();
  for (const one of [lin, other]) await one.waitFor('presence', ({ watching }) => watching === 1);
  await Promise.all([lin.leave(), other.leave()]);
});

test('a process that goes sends its people elsewhere; they come back to the other with what they missed', async () => {
  const liveId = await insertLive(first);
  const lin = await enter(firstUrl, 'linzhiyuan', liveId);
  const ticket = await ticketOf(await first.signIn('tangyuwei'), liveId);
  const tang = await comeIn(secondUrl, { liveId, ticket });
  const since = idOf(await tang.ask({ t: 'chat.send', text: '一' }));
  await lin.waitFor('presence', ({ watching }) => watching === 2);
  await second.close();
  expect(await tang.closed).toBe(RoomClose.goingAway);
  await lin.ask({ t: 'chat.send', text: '二' });
  const back = await comeIn(firstUrl, { liveId, ticket, since });
  expect(back.state.messages.map(({ text }) => text)).toEqual(['二']);
  expect(back.state.watching).toBe(2);
  await Promise.all([lin.leave(), back.leave()]);
});
