import { guestLogin, keyLogin } from '@shuyuan/contract/live/room/room.wire';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshClient } from '../../../../lib/test-client.ts';
import { ok } from '../../../../lib/test-transport.ts';
import { entryOf } from '../test-room.ts';
import { useKeyLogin } from './use-key-login.ts';

let server: Awaited<ReturnType<typeof freshClient>>;
beforeEach(async () => {
  server = await freshClient();
});
afterEach(cleanup);

/** The page, opened anew: nothing is remembered but what the browser keeps. */
async function enter(id: string, displayName: string, token?: string): Promise<void> {
  const { result, unmount } = renderHook(() => useKeyLogin(token));
  await act(() => result.current.enter({ id, passcode: 'open1', displayName }));
  unmount();
}

test('a guest who comes back shows the ticket of before, of that live alone; a member keeps none', async () => {
  const inputs: unknown[] = [];
  const giving = (ticket: string) => (sent: { readonly body: string }) => {
    inputs.push(JSON.parse(sent.body));
    return ok({ ...entryOf(), ticket });
  };
  server.answer(keyLogin, giving('first'));
  server.answer(guestLogin, giving('second'));
  await enter('a', 'guest');
  await enter('a', 'guest', 'token');
  await enter('b', 'guest');
  await enter('c', '');
  await enter('c', '');
  expect(inputs).toEqual([
    { id: 'a', passcode: 'open1', displayName: 'guest' },
    { id: 'a', token: 'token', displayName: 'guest', previousTicket: 'first' },
    { id: 'b', passcode: 'open1', displayName: 'guest' },
    { id: 'c', passcode: 'open1' },
    { id: 'c', passcode: 'open1' },
  ]);
});
