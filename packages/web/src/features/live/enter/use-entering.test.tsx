import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useEntering } from './use-entering.ts';

const assign = vi.fn();
const open = vi.fn<(url: string, target: string) => unknown>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
  vi.spyOn(window, 'open').mockImplementation(open as never);
});
afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});
const enterWith = async (entry: Parameters<ReturnType<typeof useEntering>['enter']>[0], waitMs = 0) => {
  const { result } = renderHook(useEntering);
  let isOpened: boolean | undefined;
  await act(async () => {
    const entering = result.current.enter(entry);
    await vi.advanceTimersByTimeAsync(waitMs);
    isOpened = await entering;
  });
  return { isOpened, offered: result.current.offered };
};

test('[LIVE-CREATE-09] our own room takes the place of the page', async () => {
  const { isOpened } = await enterWith({ webUrl: '#/live/action?id=v1&identity=2', clientUrl: null });
  expect(isOpened).toBe(true);
  expect(String(assign.mock.calls[0]?.[0])).toMatch(/#\/live\/action\?id=v1&identity=2$/);
});

test('[LIVE-CREATE-09] another company’s opens beside it, without a way back into ours', async () => {
  const beside = { opener: window as unknown, location: { assign: vi.fn() } };
  open.mockReturnValue(beside);
  const { isOpened } = await enterWith({ webUrl: 'https://rooms.example/7' });
  expect(isOpened).toBe(true);
  expect(beside.opener).toBeNull();
  expect(String(beside.location.assign.mock.calls[0]?.[0])).toBe('https://rooms.example/7');
});

test('a window the browser does not open is offered as a link', async () => {
  open.mockReturnValue(null);
  const { isOpened, offered } = await enterWith({ webUrl: 'https://rooms.example/7' });
  expect(isOpened).toBe(false);
  expect(offered).toEqual({ webUrl: 'https://rooms.example/7', isApp: false });
});

test('D-051: an app that does not answer within two seconds leaves the page as a way in', async () => {
  const entry = { webUrl: '#/live/action?id=v1', clientUrl: 'shuyuan://live/v1' };
  const { isOpened, offered } = await enterWith(entry, 2_000);
  expect(assign).toHaveBeenCalledExactlyOnceWith('shuyuan://live/v1');
  expect(isOpened).toBe(false);
  expect(offered).toEqual({ webUrl: '#/live/action?id=v1', isApp: true });
});

test('no address runs a script', async () => {
  const { result } = renderHook(useEntering);
  await expect(result.current.enter({ webUrl: 'javascript:alert(1)' })).rejects.toThrow(TypeError);
  expect(assign).not.toHaveBeenCalled();
});

test('[LIVE-CREATE-09] an address that comes after the page was left leads nobody anywhere', async () => {
  const { result, unmount } = renderHook(useEntering);
  const { enter } = result.current;
  unmount();
  expect(await enter({ webUrl: '#/live/action?id=v1', clientUrl: null })).toBe(false);
  expect(await enter({ webUrl: 'https://rooms.example/7', clientUrl: 'app://7' })).toBe(false);
  expect(assign).not.toHaveBeenCalled();
  expect(open).not.toHaveBeenCalled();
});
