import type { AddressInfo } from 'node:net';
import { revokeToken } from '@shuyuan/contract/auth/auth.wire';
import { authorization } from '@shuyuan/contract/kernel/headers';
import { noticeStreamPath, streamsPerMember } from '@shuyuan/contract/notifications/notice-stream';
import { listNotices, markAllRead } from '@shuyuan/contract/notifications/notifications.wire';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openWorld, type TestWorld } from '../../world/open-world.ts';
import { deliverNotice } from './deliver-notice.ts';
import type { Delivery } from './notify.ts';

let world: TestWorld;
let origin: string;
const opened: AbortController[] = [];

beforeAll(async () => {
  // Work done every few seconds happens when a test says so.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  world = await openWorld();
  await world.rows('delete from notification');
  await world.http.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(world.http.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  // A socket this process opened in advance and never used would be waited for.
  world.http.server.closeAllConnections();
  await world.close();
  vi.useRealTimers();
});
afterEach(async () => {
  for (const controller of opened.splice(0)) controller.abort();
  await vi.waitUntil(async () => (await openStreams()) === 0, { timeout: 30_000 });
});

async function openStreams(): Promise<number> {
  const { body } = await world.http.inject({ url: '/metrics' });
  return Number(/^shuyuan_streams_open (\d+)$/m.exec(body)?.[1]);
}

type Stream = { readonly status: number; readonly text: () => string; readonly ended: Promise<void> };

async function open(token: string | null, headers: Record<string, string> = {}): Promise<Stream> {
  const controller = new AbortController();
  opened.push(controller);
  const answer = await fetch(`${origin}/api/v1${noticeStreamPath}`, {
    headers: { ...headers, ...(token && { authorization: authorization(token) }) },
    signal: controller.signal,
  });
  let text = '';
  const read = async (): Promise<void> => {
    const decoder = new TextDecoder();
    for await (const chunk of answer.body ?? []) text += decoder.decode(chunk, { stream: true });
  };
  const ended = read().catch(() => undefined);
  return { status: answer.status, text: () => text, ended };
}

const events = (stream: Stream): unknown[] =>
  [...stream.text().matchAll(/^event: unread\n(?:id: .*\n)?data: (.*)$/gm)].map(([, data]) => JSON.parse(data ?? ''));

async function deliverTo(account: string, key: string): Promise<void> {
  const [member] = await world.rows('select id, tenant_id from member where account = $1', [account]);
  const delivery: Delivery = {
    kind: 'attention',
    text: 'followed',
    values: { person: '沈若溪' },
    tenantId: String(member?.['tenant_id']),
    key,
    receivers: [String(member?.['id'])],
    total: 1,
    isFirst: true,
    subject: { kind: 'member', id: 'x' },
    link: null,
    at: world.clock.now(),
  };
  await deliverNotice(world.installation.system, delivery);
}

const token = async (account: string): Promise<string> => (await world.signIn(account)).token ?? '';

test('[D-147] the count comes at once, again with every new notice and every reading, to every tab', async () => {
  const lin = await world.signIn('linzhiyuan');
  const tabs = [await open(lin.token), await open(lin.token)];
  for (const tab of tabs) await expect.poll(() => events(tab)).toEqual([{ unread: 0, isNew: false }]);
  await deliverTo('linzhiyuan', 's1');
  for (const tab of tabs) await expect.poll(() => events(tab).at(-1)).toEqual({ unread: 1, isNew: true });
  await lin.call(markAllRead, {});
  for (const tab of tabs) await expect.poll(() => events(tab).at(-1)).toEqual({ unread: 0, isNew: false });
  expect(await openStreams()).toBe(2);
});

test('who comes back says what they knew last, and hears whether something new arrived', async () => {
  const bai = await world.signIn('baisuyin');
  await deliverTo('baisuyin', 's2');
  const known = (await bai.call(listNotices, {})).body.items[0]?.id ?? '';
  const same = await open(bai.token, { 'last-event-id': known });
  await expect.poll(() => events(same)).toEqual([{ unread: 1, isNew: false }]);
  await deliverTo('baisuyin', 's3');
  const later = await open(bai.token, { 'last-event-id': known });
  await expect.poll(() => events(later)).toEqual([{ unread: 2, isNew: true }]);
});

test('somebody else’s notices are not told', async () => {
  const shi = await open(await token('shixiaoman'));
  await expect.poll(() => events(shi)).toHaveLength(1);
  await deliverTo('linzhiyuan', 's4');
  // A notice for nobody is overtaken by one that is delivered.
  await deliverTo('shixiaoman', 's5');
  await expect.poll(() => events(shi).at(-1)).toEqual({ unread: 1, isNew: true });
  expect(events(shi)).toHaveLength(2);
});

test('a visitor and a lost session get no stream', async () => {
  expect((await open(null)).status).toBe(401);
  expect((await open('no-such-token')).status).toBe(401);
});

test('one person holds at most ten; an eleventh is told to come back later', async () => {
  const held = await token('yuanjinghe');
  for (let n = 0; n < streamsPerMember; n++) expect((await open(held)).status).toBe(200);
  const further = await open(held);
  await further.ended;
  expect(further.status).toBe(429);
  expect(further.text()).toContain('"errorCode":10429');
  expect((await open(await token('pierre'))).status).toBe(200);
});

test('signing out ends the streams of this session at once, and no others', async () => {
  const [here, there] = [await world.signIn('tangyuwei'), await world.signIn('tangyuwei')];
  const [stream, other] = [await open(here.token), await open(there.token)];
  await here.call(revokeToken, {});
  await stream.ended;
  await expect.poll(openStreams).toBe(1);
  await expect.poll(other.text).toContain('event: unread');
});

test('a suspended member’s open streams end within 5 s, whoever suspended them', async () => {
  const stream = await open(await token('hejingxing'));
  await world.rows("update member set state = 'suspended' where account = 'hejingxing'");
  vi.advanceTimersByTime(5_000);
  await stream.ended;
  await expect.poll(openStreams).toBe(0);
  await world.rows("update member set state = 'active' where account = 'hejingxing'");
});

test('a server that stops ends its streams instead of waiting for them', async () => {
  const beside = await openWorld({ beside: world });
  await beside.http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = beside.http.server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1${noticeStreamPath}`, {
    headers: { authorization: authorization(await token('amina')) },
  });
  const all = answer.text();
  await beside.close();
  expect(await all).toContain('event: unread');
});
