import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type LeavingGuard, setLeaving } from '../../../lib/leaving.ts';
import { useGuardedLeaving } from './use-guarded-leaving.ts';

const close = vi.fn();

let guard: LeavingGuard | null;
beforeEach(() => {
  close.mockReset();
  guard = null;
  setLeaving((given) => {
    guard = given;
    return () => {
      guard = null;
    };
  });
});

afterEach(cleanup);

const room = '/live/action?id=7&identity=2';
const enter = (isGuarded = true) =>
  renderHook(({ isOn }) => useGuardedLeaving(isOn, close), { initialProps: { isOn: isGuarded } });
/** What the router hears when it is led somewhere, once it hears anything. */
function lead(to: string) {
  const received = vi.fn();
  act(() => void Promise.resolve(guard?.({ from: room, to, isByHistory: false })).then(received));
  return received;
}
const isTabHeld = (): boolean => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

test('who sends is asked before a link or the way back takes the picture from everybody', async () => {
  const { result } = enter();
  const first = lead('/home-v');
  expect(result.current.isAsking).toBe(true);
  await act(async () => result.current.stay());
  expect(first).toHaveBeenCalledWith(false);
  expect([result.current.isAsking, isTabHeld()]).toEqual([false, true]);
  const second = lead('/home-v');
  await act(async () => result.current.leave());
  expect(second).toHaveBeenCalledWith(true);
  expect([isTabHeld(), close.mock.calls.length]).toEqual([false, 0]);
});

test('the button asks the same, and what follows its yes is not asked again', async () => {
  const { result } = enter();
  act(() => result.current.ask());
  expect(close).not.toHaveBeenCalled();
  act(() => result.current.leave());
  expect(close).toHaveBeenCalledOnce();
  expect(await guard?.({ from: room, to: '/home-v', isByHistory: false })).toBe(true);
});

test('what moves inside the room is no leaving; another room is', async () => {
  const { result } = enter();
  const inside = lead(`${room}&tab=people`);
  await expect.poll(() => inside).toHaveBeenCalledWith(true);
  expect(result.current.isAsking).toBe(false);
  lead('/live/action?id=8&identity=2');
  expect(result.current.isAsking).toBe(true);
});

test('asked twice, one answer is enough: the later way is the one taken', async () => {
  const { result } = enter();
  const [first, second] = [lead('/home-v'), lead('/live/index')];
  await act(async () => result.current.leave());
  expect([first.mock.calls.length, second.mock.calls]).toEqual([0, [[true]]]);
});

test('nobody is kept in a room that is over, or in which they only watch', async () => {
  const { rerender } = enter();
  const waiting = lead('/home-v');
  rerender({ isOn: false });
  await expect.poll(() => waiting).toHaveBeenCalledWith(true);
  expect([guard, isTabHeld()]).toEqual([null, false]);
});
