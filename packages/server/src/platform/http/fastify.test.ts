import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createFastify } from './fastify.ts';

test.each([
  ['0', '127.0.0.1'],
  ['1', '198.51.100.7'],
])('with TRUST_PROXY=%s a caller who writes addresses into the header is %s', async (TRUST_PROXY, address) => {
  const http = createFastify(readConfig({ TRUST_PROXY, LOG_LEVEL: 'silent' }));
  http.get('/', (request) => ({ ip: request.ip }));
  const answer = await http.inject({ url: '/', headers: { 'x-forwarded-for': '203.0.113.9, 198.51.100.7' } });
  expect(answer.json()).toEqual({ ip: address });
  await http.close();
});

/** What a caller sees who sends all of it before reading anything, as many do. */
async function answerTo(port: number, body: Buffer): Promise<string> {
  const socket = connect(port, '127.0.0.1').pause();
  const head = ['POST / HTTP/1.1', 'host: x', 'content-type: application/json', `content-length: ${body.length}`];
  socket.write([...head, '', ''].join('\r\n'));
  await new Promise((done, fail) => socket.on('error', fail).write(body, done));
  const [first] = (await once(socket.resume(), 'data')) as [Buffer];
  socket.destroy();
  return first.toString().split('\r\n', 1)[0] ?? '';
}

test('who sends far too much reads why, and not that the line broke', async () => {
  const http = createFastify(readConfig({ LOG_LEVEL: 'silent' }));
  http.post('/', async () => ({}));
  await http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = http.server.address() as AddressInfo;
  const body = Buffer.alloc(12 * 1024 * 1024, 'x');
  for (let i = 0; i < 10; i++) expect(await answerTo(port, body)).toContain(' 413 ');
  await http.close();
});
