import type { AddressInfo } from 'node:net';
import { AppError } from '@shuyuan/contract/kernel/app-error';
import { endpoint } from '@shuyuan/contract/kernel/endpoint.wire';
import { apiBase, authorization } from '@shuyuan/contract/kernel/headers';
import { streamsPerMember } from '@shuyuan/contract/notifications/notice-stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type Caller, callerOf } from '../../world/caller.ts';
import { openWorld, type TestWorld } from '../../world/open-world.ts';
import { onStream } from './route.ts';
import { openStreams } from './streams.ts';

const counting = endpoint({
  method: 'POST',
  path: '/planted/counting',
  summary: 'Counts.',
  access: 'member',
  input: z.object({ to: z.int().min(0) }),
  output: z.object({ n: z.int() }),
  errors: [],
  stream: true,
});

let world: TestWorld;
let planted: TestWorld;
let lin: Caller;
let begun = 0;
let left = 0;

async function* count(to: number) {
  try {
    for (let n = 1; n <= to; n++) {
      yield { n, secret: 'not in the contract' };
      await new Promise((later) => setTimeout(later, 5));
    }
  } finally {
    left += 1;
  }
}

beforeAll(async () => {
  world = await openWorld();
  const route = onStream(counting, async (_, { to }) => {
    if (to === 0) throw new AppError('request.stale');
    begun += 1;
    return count(to);
  });
  planted = await openWorld({ beside: world, routes: [route] });
  const { token } = await world.signIn('linzhiyuan');
  lin = callerOf(planted.http, token);
});
afterAll(async () => {
  planted.http.server.closeAllConnections();
  await planted.close();
  await world.close();
});

test('[D-150] events are data lines of the output schema, and nothing it does not list', async () => {
  const { status, body, headers } = await lin.call(counting, { to: 2 });
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/event-stream; charset=utf-8');
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toBe('data: {"n":1}\n\ndata: {"n":2}\n\n');
});

test('[AI-25] what is refused before the first event is an ordinary refusal, and holds no line', async () => {
  const stale = await lin.call(counting, { to: 0 });
  expect(stale.status).toBe(422);
  expect(stale.body.message).toEqual(expect.any(String));
  expect((await lin.call(counting, { to: -1 })).status).toBe(422);
  expect((await callerOf(planted.http, null).call(counting, { to: 1 })).status).toBe(401);
  const { body } = await planted.http.inject({ url: '/metrics' });
  expect(body).toMatch(/^shuyuan_streams_open 0$/m);
});

test('a reader who leaves is let go, and so is whoever told them; who has too many lines is refused before anything begins', async () => {
  await planted.http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = planted.http.server.address() as AddressInfo;
  const leaving = new AbortController();
  const open = () =>
    fetch(`http://127.0.0.1:${port}${apiBase}${counting.path}`, {
      method: 'POST',
      headers: { authorization: authorization(lin.token ?? ''), 'content-type': 'application/json' },
      body: '{"to":1000000}',
      signal: leaving.signal,
    });
  for (let n = 0; n < streamsPerMember; n++) expect((await open()).status).toBe(200);
  const before = begun;
  expect((await open()).status).toBe(429);
  expect(begun).toBe(before);
  const leftBefore = left;
  leaving.abort();
  await expect.poll(() => left).toBe(leftBefore + streamsPerMember);
});

test('[D-150] a line with nothing to say is kept alive', async () => {
  const findEnded = async () => [];
  const streams = openStreams({ perMember: 1, heartbeatMs: 20, findEnded });
  const { body } = streams.open({ kind: 'a', memberId: 'm', sessionKey: 's' });
  const [first] = await new Promise<Buffer[]>((received) => body.once('data', (chunk: Buffer) => received([chunk])));
  expect(String(first)).toBe(': still here\n\n');
  streams.open({ kind: 'b', memberId: 'm', sessionKey: 's' });
  expect(() => streams.open({ kind: 'b', memberId: 'm', sessionKey: 's' })).toThrow('request.too-many');
  streams.close();
});
