import { beforeEach, expect, test, vi } from 'vitest';
import {
  changeSearch,
  closePage,
  closePageOr,
  go,
  goInstead,
  goToReturnAddress,
  returnAddress,
  setNavigator,
} from './navigation.ts';

const open = vi.fn();
const back = vi.fn();
const canGoBack = vi.fn();
const here = vi.fn(() => '/');

beforeEach(() => {
  vi.resetAllMocks();
  setNavigator({ open, back, canGoBack, here });
});

test('code leaves for a page through the path table', () => {
  go('questionDetail', { id: 'q1' }, { from: 'home' });
  goInstead('errorPage', { code: '900005' });
  goToReturnAddress('/center/my/task?tab=2');
  expect(open.mock.calls).toEqual([
    ['/ask/question/detail/q1?from=home', { isReplacing: false }],
    ['/home/error-page/900005', { isReplacing: true }],
    ['/center/my/task?tab=2', { isReplacing: true }],
  ]);
});

test.for([undefined, '', 'https://evil.example', '//evil.example', '/\\evil.example', '/login?returnTo=/x', '/setup'])(
  'D-001: after signing in nobody is sent to %s',
  (asked) => expect(returnAddress(asked)).toBe('/home-v'),
);

test('[ERR-12] D-022: closing goes back where there is a page of ours, else home', () => {
  canGoBack.mockReturnValue(true);
  closePage();
  expect([back.mock.calls.length, open.mock.calls.length]).toEqual([1, 0]);
  canGoBack.mockReturnValue(false);
  closePage();
  expect(open).toHaveBeenCalledWith('/home-v', { isReplacing: false });
  const otherwise = vi.fn();
  closePageOr(otherwise);
  expect([otherwise.mock.calls.length, open.mock.calls.length]).toEqual([1, 1]);
});

test('[ERR-12] D-022: a window a script has opened is closed', () => {
  const close = vi.spyOn(window, 'close').mockReturnValue();
  vi.stubGlobal('opener', window);
  vi.spyOn(window.history, 'length', 'get').mockReturnValue(1);
  closePage();
  expect([close.mock.calls.length, back.mock.calls.length, open.mock.calls.length]).toEqual([1, 0, 0]);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('what lies above a page changes the query and leaves the page as it is', () => {
  here.mockReturnValue('/center/my/files?kind=video&lives=all');
  changeSearch({ lives: undefined, livesPage: 2 }, { isReplacing: true });
  expect(open).toHaveBeenCalledWith('/center/my/files?kind=video&livesPage=2', { isReplacing: true });
});
