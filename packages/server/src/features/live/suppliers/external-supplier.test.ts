import { LiveIdentity } from '@shuyuan/contract/live/live-identity';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { externalSupplier, missingSupplier } from './external-supplier.ts';
import { type LiveSupplierPort, SupplierError } from './live-supplier.ts';
import { supplierSuite } from './live-supplier.suite.ts';
import { openSandbox, type Sandbox } from './sandbox/sandbox-supplier.ts';
import { callbackPlace, freshMs, signatureOf } from './signature.ts';

const key = 'qinghe';
const secret = 'a secret between two';
let made = 0;
const newLive = async () => ({ liveId: `live-${(made += 1)}`, subject: '题目', startTime: Date.now(), minutes: 90 });

const supplierAt = (url: string, over: Partial<{ key: string; secret: string }> = {}): LiveSupplierPort =>
  externalSupplier({ place: { url, key, secret, ...over }, callbackOrigin: 'http://product.example', now: Date.now });

supplierSuite('another service', async () => {
  const own = await openSandbox({ key, secret });
  return { supplier: supplierAt(own.url), newLive, endLive: async () => undefined, close: own.close };
});

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await openSandbox({ key, secret });
});
afterAll(() => sandbox.close());
afterEach(() => sandbox.setMood('well'));

async function failureOf(work: Promise<unknown> | (() => unknown)): Promise<unknown> {
  try {
    await (typeof work === 'function' ? work() : work);
    return 'nothing failed';
  } catch (error) {
    return error instanceof SupplierError ? error.failure : error;
  }
}

test('[LIVE-ENT-06] each part of a room has an address and a token of its own, the same when asked again', async () => {
  const { joins } = await supplierAt(sandbox.url).createRoom(await newLive());
  const tokens = [joins?.organizer.token, joins?.panelist.token, joins?.attendee.token];
  expect(new Set(tokens).size).toBe(3);
});

test('the supplier learns who comes as whom, and where to tell what happened', async () => {
  const supplier = supplierAt(sandbox.url);
  const wish = await newLive();
  const room = await supplier.createRoom(wish);
  await supplier.joinUrl(room, { key: 'm:lin', name: '林知远' }, LiveIdentity.assistant);
  expect(sandbox.rooms.get(room.roomId)).toMatchObject({
    subject: wish.subject,
    callbackUrl: `http://product.example${callbackPlace}`,
    people: ['m:lin as 4'],
  });
});

test('a wrong key or secret opens nothing', async () => {
  for (const wrong of [{ key: 'somebody' }, { secret: 'guessed' }])
    expect(await failureOf(supplierAt(sandbox.url, wrong).createRoom(await newLive()))).toBe('refused');
  expect(await failureOf(fetch(`${sandbox.url}/rooms/x`).then(({ status }) => expect(status).toBe(401)))).toBe(
    'nothing failed',
  );
});

test('an old request is a recording: the other side refuses it', async () => {
  const now = () => Date.now() - freshMs - 1_000;
  const late = externalSupplier({ place: { url: sandbox.url, key, secret }, callbackOrigin: 'http://p.example', now });
  expect(await failureOf(late.createRoom(await newLive()))).toBe('refused');
});

test.each([
  ['slow to make rooms', 'pending'],
  ['broken', 'unavailable'],
  ['talks nonsense', 'refused'],
  ['sends elsewhere', 'unavailable'],
] as const)('a supplier that is %s is a typed failure', async (mood, failure) => {
  sandbox.setMood(mood);
  expect(await failureOf(supplierAt(sandbox.url).createRoom(await newLive()))).toBe(failure);
});

test('a supplier that is silent is a typed failure, after the time it is given', async () => {
  sandbox.setMood('silent');
  const place = { url: sandbox.url, key, secret };
  const impatient = externalSupplier({ place, callbackOrigin: 'http://p.example', now: Date.now, timeoutMs: 200 });
  expect(await failureOf(impatient.createRoom(await newLive()))).toBe('timeout');
});

test('nobody there, and nobody named: unavailable', async () => {
  const gone = await openSandbox({ key, secret });
  await gone.close();
  expect(await failureOf(supplierAt(gone.url).createRoom(await newLive()))).toBe('unavailable');
  const room = { roomId: 'x', joins: null };
  expect(await failureOf(missingSupplier.createRoom(await newLive()))).toBe('unavailable');
  expect(await failureOf(missingSupplier.roomStatus(room))).toBe('unavailable');
  expect(await failureOf(missingSupplier.closeRoom(room))).toBe('unavailable');
  expect(await failureOf(missingSupplier.joinUrl(room, { key: 'm:a', name: '' }, 1))).toBe('unavailable');
});

const signed = (message: string, time = Date.now()) => {
  const text = String(time);
  const signature = signatureOf(secret, { time: text, method: 'POST', path: callbackPlace, body: message });
  return { message, time: text, signature };
};

test('what it tells is believed when it is signed, fresh and in form', async () => {
  const supplier = supplierAt(sandbox.url);
  const news = { id: 'e1', liveId: 'live-1', event: 'person.entered', key: 'm:lin', identity: 1 };
  expect(supplier.handleCallback(signed(JSON.stringify(news)), Date.now())).toEqual(news);
  const text = JSON.stringify({ id: 'e1', liveId: 'live-1', event: 'room.ended' });
  const refused = [
    { ...signed(text), message: text.replace('live-1', 'live-2') },
    { ...signed(text), time: String(Date.now() + 1) },
    signed(text, Date.now() - freshMs - 1_000),
    signed(text, Date.now() + freshMs + 1_000),
    signed('not json'),
    signed(JSON.stringify({ id: 'e1', liveId: 'live-1', event: 'room.exploded' })),
    signed(JSON.stringify({ ...news, identity: 9 })),
  ];
  for (const message of refused)
    expect(await failureOf(() => supplier.handleCallback(message, Date.now()))).toBe('refused');
});
