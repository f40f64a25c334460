import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isInnerAddress } from './address-guard.ts';
import { safePost } from './safe-post.ts';

const strict = safePost({ isPrivateAllowed: false });
const open = safePost({ isPrivateAllowed: true });
let server: Server;
let url: string;
let asked = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked += 1;
    if (request.url === '/moved') response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
    else if (request.url === '/large') response.end('x'.repeat(1_000_000));
    else request.pipe(response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.0.1',
  '169.254.169.254',
  '100.100.100.200',
  '0.0.0.0',
  '::1',
  '::ffff:10.0.0.1',
  'fd00::1',
  'fe80::1',
  'fec0::1',
  'feff::1',
  '64:ff9b::a00:1',
  '64:ff9b::127.0.0.1',
  '64:ff9b:0:0::a9fe:a9fe',
  '64:ff9b:1::a00:1',
  '::10.0.0.1',
  '::7f00:1',
  '::ffff:7f00:1',
  '0:0:0:0:0:ffff:a00:1',
  '::ffff:0:10.0.0.1',
  '2002:a00:1::',
  '2002:7f00:1::1',
  '2001:0:a00:1::',
  'fe80::1%eth0',
])('%s is an inner address', (address) => {
  expect(isInnerAddress(address)).toBe(true);
});

test.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111', '::ffff:8.8.8.8', '64:ff9b::8.8.8.8', '2001:4860::8888'])(
  '%s is a public one',
  (address) => {
    expect(isInnerAddress(address)).toBe(false);
  },
);

test.each([
  ['http://hooks.example.com/x', false],
  ['https://hooks.example.com/x', true],
  ['https://user:word@hooks.example.com/', false],
  ['https://127.0.0.1/', false],
  ['https://[::1]/', false],
  ['https://2130706433/', false],
  ['https://0x7f.1/', false],
  ['https://[64:ff9b::10.0.0.1]/', false],
  ['https://[::127.0.0.1]/', false],
  ['https://[fec0::1]/', false],
  ['https://localhost/', false],
  ['https://a.localhost/', false],
  ['ftp://hooks.example.com/', false],
  ['nonsense', false],
])('%s may be stored: %s', (address, isAcceptable) => {
  expect(strict.isAcceptable(address)).toBe(isAcceptable);
});

test('an address inside is refused before anything is sent, and so is a name that leads there', async () => {
  await expect(strict.send({ url, body: '{}' })).rejects.toMatchObject({ failure: 'address' });
  // Every machine has this name; it is not written like an address, so only the lookup can tell.
  const name = (await import('node:os')).hostname();
  await expect(strict.send({ url: `https://${name}:9/`, body: '{}' })).rejects.toMatchObject({
    failure: expect.stringMatching(/address|connection/),
  });
  expect(asked).toBe(0);
});

test('with the setting for it the answer comes back; a redirect is an answer, not a way on', async () => {
  expect(await open.send({ url, body: '{"a":1}' })).toEqual({ status: 200, text: '{"a":1}' });
  expect(await open.send({ url: `${url}/moved`, body: '{}' })).toMatchObject({ status: 302 });
});

test('an endless answer is cut, nobody there is a lost connection', async () => {
  const { text } = await open.send({ url: `${url}/large`, body: '{}' });
  expect(text.length).toBeLessThan(70_000);
  await expect(open.send({ url: 'http://127.0.0.1:1/', body: '{}' })).rejects.toMatchObject({ failure: 'connection' });
});
