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
