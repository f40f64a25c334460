import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addWeb } from './web.ts';

const folder = mkdtempSync(join(tmpdir(), 'shuyuan-dist-'));
let http: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  for (const end of ['', '.br', '.gz']) writeFileSync(join(folder, `assets/start-Ab12.js${end}`), `plain${end}`);
  http = fastify({ routerOptions: { ignoreTrailingSlash: true } });
  http.addHook('onRequest', async (_, reply) => void reply.header('x-request-id', '1'));
  await http.register(helmet);
  await addWeb(http, '/vue/', folder);
});
afterAll(async () => {
  await http.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, encoding = 'identity') =>
  http.inject({ url, headers: { 'accept-encoding': encoding, host: 'localhost' } });

test('[SHELL-02] an asset with a hash is kept for a year, and comes with nothing but what it needs', async () => {
  const { headers } = await get('/vue/assets/start-Ab12.js', 'gzip');
  const sent = Object.keys(headers).filter((name) => name !== 'connection' && name !== 'date');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(sent.toSorted()).toEqual([
    'cache-control',
    'content-encoding',
    'content-length',
    'content-type',
    'cross-origin-resource-policy',
    'strict-transport-security',
    'vary',
    'x-content-type-options',
  ]);
});

test('[SHELL-02] the page is asked for anew each time, and keeps what says what it may do', async () => {
  for (const url of ['/vue/', '/vue/index.html']) {
    const { headers } = await get(url);
    expect(headers['cache-control']).toBe('no-cache');
    // Asked whether it is the same it would answer so, and some browsers then keep the policy they had.
    expect([headers['etag'], headers['last-modified']]).toEqual([undefined, undefined]);
    expect(headers['content-security-policy']).toBeDefined();
  }
});

test.for([
  ['br, gzip', 'br', '.br'],
  ['gzip', 'gzip', '.gz'],
  ['identity', undefined, ''],
] as const)('whoever accepts %s gets the copy made when the client was built', async ([accepted, encoding, end]) => {
  const answer = await get('/vue/assets/start-Ab12.js', accepted);
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.body).toBe(`plain${end}`);
});

test('an address without its slash leads to the one with it', async () => {
  expect((await get('/vue')).headers.location).toBe('/vue/');
});

test('without a build there is nothing to serve', async () => {
  const other = fastify();
  expect(await addWeb(other, '/vue/', join(folder, 'none'))).toBe(false);
  await other.close();
});
