import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createFastify } from './fastify.ts';

test.each([
  ['', { ip: '192.0.2.4', protocol: 'http', host: 'here' }],
  ['10.0.0.0/8', { ip: '192.0.2.4', protocol: 'http', host: 'here' }],
  ['10.0.0.0/8, 192.0.2.4', { ip: '198.51.100.7', protocol: 'https', host: 'academy.example' }],
  ['192.0.2.0/24,198.51.100.7', { ip: '203.0.113.9', protocol: 'https', host: 'academy.example' }],
])('with TRUST_PROXY=%s a caller at 192.0.2.4 who writes headers of a proxy is %j', async (TRUST_PROXY, seen) => {
  const http = createFastify(readConfig({ TRUST_PROXY, LOG_LEVEL: 'silent' }));
  http.get('/', ({ ip, protocol, host }) => ({ ip, protocol, host }));
  const headers = {
    host: 'here',
    'x-forwarded-for': '203.0.113.9, 198.51.100.7',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'academy.example',
  };
  const answer = await http.inject({ url: '/', remoteAddress: '192.0.2.4', headers });
  expect(answer.json()).toEqual(seen);
  await http.close();
});

test.each([
  ['says nothing', ''],
  ['begins to ask and stops', 'GET / HTTP/1.1\r\nhost: x\r\n'],
])('a connection that %s is closed', async (_, said) => {
  const http = createFastify(readConfig({ LOG_LEVEL: 'silent' }), {
    timeouts: { headersTimeout: 50, connectionsCheckingInterval: 20 },
  });
  await http.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((http.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(said);
  await once(socket.resume(), 'close');
  expect(socket.destroyed).toBe(true);
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
  const answers = await Promise.all(Array.from({ length: 10 }, () => answerTo(port, body)));
  for (const answer of answers) expect(answer).toContain(' 413 ');
  await http.close();
});
