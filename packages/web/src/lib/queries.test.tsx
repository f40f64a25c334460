import { endpoint } from '@shuyuan/contract/kernel/endpoint.wire';
import { savePreferences } from '@shuyuan/contract/people/people.wire';
import { readTouristConfig as count } from '@shuyuan/contract/system/system.wire';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient, useRead, useWrite } from './queries.ts';
import { listenToErrors, surface } from './test-surface.ts';
import { fakeServer, ok, refused } from './test-transport.ts';

const add = endpoint({ ...savePreferences, idempotent: true });

let server: ReturnType<typeof fakeServer>;
let wrapper: (props: { children: ReactNode }) => ReactNode;

beforeEach(() => {
  server = fakeServer();
  listenToErrors();
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retryDelay: 1 } });
  wrapper = ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
});

test('a read is typed by its endpoint and shared by its input', async () => {
  server.answer(count, ok({ key: 'a', value: '3' }));
  const both = renderHook(() => [useRead(count, { key: 'a' }), useRead(count, { key: 'a' })] as const, { wrapper });
  await waitFor(() => expect(both.result.current[0].data?.value).toBe('3'));
  expect(both.result.current[1].data).toEqual({ key: 'a', value: '3' });
  expect(server.countOf(count)).toBe(1);
});

test('[ERR-01] an error nobody claims is presented, once and without asking again', async () => {
  server.answer(count, refused(422, 20_101));
  const { result } = renderHook(() => useRead(count, { key: 'a' }), { wrapper });
  await waitFor(() => expect(result.current.isError).toBe(true));
  expect(surface.showNotice.mock.calls).toEqual([['text 20101']]);
  expect(server.countOf(count)).toBe(1);
});

test('a lost line is tried again before anybody hears of it', async () => {
  let answers = 0;
  server.answer(count, () => {
    answers += 1;
    return answers < 3 ? refused(503) : ok({ key: 'a', value: '1' });
  });
  const { result } = renderHook(() => useRead(count, { key: 'a' }), { wrapper });
  await waitFor(() => expect(result.current.data?.value).toBe('1'));
  expect(surface.showNotice).not.toHaveBeenCalled();
});

test('a list with its own error state shows it alone', async () => {
  server.answer(count, refused(500));
  const { result } = renderHook(() => useRead(count, { key: 'a' }, { claims: 'notices' }), { wrapper });
  await waitFor(() => expect(result.current.isError).toBe(true));
  expect(surface.showNotice).not.toHaveBeenCalled();
});

test('a form claims the codes it shows at its fields', async () => {
  server.answer(add, refused(422, 20_101));
  const { result } = renderHook(() => useWrite(add, { claims: ['auth.wrong-credentials'] }), { wrapper });
  act(() => result.current.mutate({ theme: 'dark' }));
  await waitFor(() => expect(result.current.isError).toBe(true));
  expect(surface.showNotice).not.toHaveBeenCalled();
});

test('a write brings the reads it makes stale up to date', async () => {
  let value = 1;
  server.answer(count, () => ok({ key: 'a', value: String(value) }));
  server.answer(add, () => {
    value += 1;
    return ok();
  });
  const useBoth = () => ({ read: useRead(count, { key: 'a' }), write: useWrite(add, { refreshes: [count] }) });
  const { result } = renderHook(useBoth, { wrapper });
  await waitFor(() => expect(result.current.read.data?.value).toBe('1'));
  act(() => result.current.write.mutate({ theme: 'dark' }));
  await waitFor(() => expect(result.current.read.data?.value).toBe('2'));
});

test('a first answer that left the server before a write does not stay on the screen', async () => {
  const first = Promise.withResolvers<ReturnType<typeof ok>>();
  server.answer(count, () => (server.countOf(count) === 1 ? first.promise : ok({ key: 'a', value: '2' })));
  server.answer(add, ok());
  const useBoth = () => ({ read: useRead(count, { key: 'a' }), write: useWrite(add, { refreshes: [count] }) });
  const { result } = renderHook(useBoth, { wrapper });
  await act(() => result.current.write.mutateAsync({ theme: 'dark' }));
  first.resolve(ok({ key: 'a', value: '1' }));
  await waitFor(() => expect(result.current.read.data?.value).toBe('2'));
  expect(surface.showNotice).not.toHaveBeenCalled();
});

test('a write that says so has succeeded once what it made stale is read again', async () => {
  server.answer(count, () => ok({ key: 'a', value: String(server.countOf(count)) }));
  server.answer(add, ok());
  const done = vi.fn(() => server.countOf(count));
  const useBoth = () => ({
    read: useRead(count, { key: 'a' }),
    write: useWrite(add, { refreshes: [count], isDoneWhenFresh: true, onSuccess: done }),
  });
  const { result } = renderHook(useBoth, { wrapper });
  await waitFor(() => expect(result.current.read.data?.value).toBe('1'));
  await act(() => result.current.write.mutateAsync({ theme: 'dark' }));
  expect(done).toHaveReturnedWith(2);
});

test('D-026: the same attempt repeats its key, another wish has another', async () => {
  const keys: (string | null)[] = [];
  server.answer(add, ({ headers }) => {
    keys.push(headers.get('idempotency-key'));
    return keys.length === 1 ? refused(500) : ok();
  });
  const { result } = renderHook(() => useWrite(add), { wrapper });
  for (const theme of ['dark', 'dark', 'dark', 'light'] as const)
    await act(() => result.current.mutateAsync({ theme }).catch(() => undefined));
  const [failed, repeated, afterSuccess, other] = keys;
  expect(failed).toMatch(/^[0-9a-f-]{36}$/);
  expect(repeated).toBe(failed);
  expect(new Set([failed, afterSuccess, other]).size).toBe(3);
});

test('a call is given up when its screen is left', async () => {
  const aborted = vi.fn();
  vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
    signal?.addEventListener('abort', aborted);
    return Promise.withResolvers().promise;
  });
  const { unmount } = renderHook(() => useRead(count, { key: 'a' }), { wrapper });
  unmount();
  await waitFor(() => expect(aborted).toHaveBeenCalled());
});
