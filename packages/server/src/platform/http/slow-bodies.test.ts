import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endSlowBodies } from './slow-bodies.ts';

const http = Fastify({ bodyLimit: 1_000 });
const patient = Fastify({ bodyLimit: 1_000 });
beforeAll(async () => {
  endSlowBodies(http, { leastMs: 50, bytesPerSecond: 10_000 });
  endSlowBodies(patient, { leastMs: 60_000, bytesPerSecond: 10_000 });
  for (const server of [http, patient]) {
    server.post('/', async ({ body }) => body);
    await server.listen({ port: 0, host: '127.0.0.1' });
  }
});
afterAll(() => Promise.all([http.close(), patient.close()]));

const call = ({ server }: typeof http, ...lines: string[]) => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(['POST / HTTP/1.1', 'host: x', 'content-type: application/json', ...lines].join('\r\n'));
  return socket.on('error', () => undefined);
};

test.for([
  ['says how much it will be', 'content-length: 100'],
  ['says far more than is taken here', 'content-length: 900'],
  ['says nothing', 'transfer-encoding: chunked'],
])('a body that never comes to its end is not waited for when it %s', async ([, header = '']) => {
  const socket = call(http, header, '', '');
  socket.resume();
  await once(socket, 'close');
  expect(socket.bytesRead).toBe(0);
});

test('one that comes in pieces is', async () => {
  const arrived = once(patient.server, 'request');
  const socket = call(patient, 'content-length: 7', 'connection: close', '', '{"a"');
  await arrived;
  socket.write(':1}');
  expect(await text(socket)).toContain('{"a":1}');
});
