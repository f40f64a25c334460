import type { Endpoint } from '@shuyuan/contract/kernel/endpoint.wire';
import { empty } from '@shuyuan/contract/kernel/fields.wire';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isAborted, isNetworkLoss } from './api-error.ts';
import { apiUrl, call, callTimeoutMs } from './call.ts';
import { onOutdated } from './client-version.ts';
import { rememberLanguage } from './language.ts';
import { removeToken, writeToken } from './token.ts';

const base = { summary: '', access: 'public', input: empty, output: empty, errors: [] } as const;
const read: Endpoint = { ...base, method: 'GET', path: '/thing/:id/list' };
const write: Endpoint = { ...base, method: 'POST', path: '/thing' };
const writeForm: Endpoint = { ...write, encoding: 'form' };
const remove: Endpoint = { ...base, method: 'DELETE', path: '/thing/:id' };

const answer = (status: number, body: unknown = {}, headers: Record<string, string> = {}) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });
const transport = vi.fn<typeof fetch>();
const sent = () => {
  const [url, init] = transport.mock.calls.at(-1) ?? [];
  return { url: new URL(url as string, 'http://here'), init, headers: new Headers(init?.headers) };
};
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

beforeEach(() => {
  transport.mockReset().mockImplementation(() => Promise.resolve(answer(200)));
  vi.stubGlobal('fetch', transport);
  removeToken();
});
afterEach(() => vi.unstubAllGlobals());

test('[HTTP-01] every call is below /api/v1/', async () => {
  await call(write, {});
  expect(sent().url.pathname).toBe('/api/v1/thing');
});

test.for(['system/setting', '/system/setting', '/api/v1/system/setting', 'api/v1//system/setting'])(
  '[HTTP-01] C-36: %s has the prefix exactly once',
  (path) => expect(apiUrl(path)).toBe('/api/v1/system/setting'),
);

test('[HTTP-02] the token travels as type, two underscores, token; a visitor sends none', async () => {
  await call(write, {});
  expect(sent().headers.has('authorization')).toBe(false);
  writeToken('abc__def');
  await call(write, {});
  expect(sent().headers.get('authorization')).toBe('Bearer__abc__def');
});

test('[HTTP-03] the version is on every request', async () => {
  for (const one of [write, writeForm, remove, read]) {
    await call(one, { id: '1' });
    expect(sent().headers.get('version')).toBe('11.4.0');
  }
});

test('[HTTP-04] D-024: a GET carries the time as _t, other methods do not', async () => {
  vi.useFakeTimers({ now: 1_700_000_000_000 });
  await call(read, { id: '1' });
  expect(sent().url.searchParams.get('_t')).toBe('1700000000000');
  await call(remove, { id: '1' });
  await call(write, {});
  expect(sent().url.search).toBe('');
  vi.useRealTimers();
});

test('[HTTP-05] D-025: a body is JSON unless the endpoint says form', async () => {
  const input = { name: '书 院', list: ['a', 'b'], items: { joinId: 1 }, absent: undefined, big: 10n ** 17n };
  await call(write, input);
  expect(sent().headers.get('content-type')).toBe('application/json');
  expect(sent().init?.body).toBe('{"name":"书 院","list":["a","b"],"items":{"joinId":1},"big":"100000000000000000"}');
  await call(writeForm, input);
  expect(sent().headers.get('content-type')).toBe('application/x-www-form-urlencoded');
  const form = new URLSearchParams(sent().init?.body as string);
  expect([...form]).toEqual([
    ['name', '书 院'],
    ['list', 'a'],
    ['list', 'b'],
    ['items', '{"joinId":1}'],
    ['big', '100000000000000000'],
  ]);
});

test('[HTTP-07] parameters fill the path, the rest is the query, lists are repeated', async () => {
  await call(read, { id: 'a/b', page: 2, pageSize: 10, keys: ['x', 'y'], search: undefined });
  const { url } = sent();
  expect(url.pathname).toBe('/api/v1/thing/a%2Fb/list');
  url.searchParams.delete('_t');
  expect(url.search).toBe('?page=2&pageSize=10&keys=x&keys=y');
});

test('the server is told the language it shall answer in', async () => {
  rememberLanguage('cn');
  await call(write, {});
  expect(sent().headers.get('accept-language')).toBe('zh-CN');
  rememberLanguage('ar');
  await call(write, {});
  expect(sent().headers.get('accept-language')).toMatch(/^ar/);
});

test('D-026: a request key travels in its header', async () => {
  await call(write, {}, { idempotencyKey: 'k1' });
  expect(sent().headers.get('idempotency-key')).toBe('k1');
});

test('a refusal carries status, number, text, details and request id', async () => {
  const body = { errorCode: 418004, message: 'three', totalCount: 3, requestId: 'r1' };
  transport.mockResolvedValueOnce(answer(422, body));
  expect(await failure(call(write, {}))).toMatchObject({
    status: 422,
    number: 418004,
    code: 'batch.partly-refused',
    message: 'three',
    details: { totalCount: 3 },
    requestId: 'r1',
  });
});

test('[ERR-03] a refusal without a code has none, also when it is not JSON', async () => {
  transport.mockResolvedValueOnce(answer(401));
  expect(await failure(call(write, {}))).toMatchObject({ status: 401, number: null });
  transport.mockResolvedValueOnce(answer(502, '<html>Bad gateway</html>'));
  expect(await failure(call(write, {}))).toMatchObject({ status: 502, number: null });
});

test('D-030: a refusal of a token that was replaced meanwhile is of the old session', async () => {
  writeToken('old');
  transport.mockImplementationOnce(() => {
    writeToken('new');
    return Promise.resolve(answer(401, { errorCode: 40101 }));
  });
  expect(await failure(call(write, {}))).toMatchObject({ isOfOldSession: true });
});

test('D-016: no answer is a network loss', async () => {
  transport.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(isNetworkLoss(await failure(call(write, {})))).toBe(true);
  transport.mockResolvedValueOnce(answer(200, '{"cut":'));
  expect(isNetworkLoss(await failure(call(write, {})))).toBe(true);
});

const never: typeof fetch = (_url, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });

test('an answer that does not come within 30 s is a network loss', async () => {
  vi.useFakeTimers();
  transport.mockImplementationOnce(never);
  const settled = vi.fn();
  const outcome = failure(call(write, {})).finally(settled);
  await vi.advanceTimersByTimeAsync(callTimeoutMs - 1);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(isNetworkLoss(await outcome)).toBe(true);
  vi.useRealTimers();
});

test('a caller that gives up gets its AbortError, not a network loss', async () => {
  transport.mockImplementationOnce(never);
  const leaving = new AbortController();
  const outcome = failure(call(write, {}, { signal: leaving.signal }));
  leaving.abort();
  expect(isAborted(await outcome)).toBe(true);
});

test('D-004: an outdated client is told once and never refused', async () => {
  const told = vi.fn();
  onOutdated(told);
  transport.mockResolvedValueOnce(answer(200, {}, { 'x-minimum-version': '11.4.0' }));
  await call(write, {});
  expect(told).not.toHaveBeenCalled();
  transport.mockImplementation(() => Promise.resolve(answer(200, {}, { 'x-minimum-version': '11.10.0' })));
  await call(write, {});
  await call(write, {});
  expect(told).toHaveBeenCalledOnce();
});
