import { alertNumbers, navigationNumbers } from '@shuyuan/contract/kernel/app-error';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { loginDelayMs, presentError, setErrorSurface } from './present-error.ts';

const known: Record<number, string> = { 1: 'text 1', 2: 'text 2', 40101: 'expired', 20101: 'wrong', 418004: 'count' };
const surface = {
  showNotice: vi.fn(),
  showAlert: vi.fn(),
  goToErrorPage: vi.fn(),
  openErrorPage: vi.fn(),
  goToLogin: vi.fn(),
  textOfNumber: (number: number, values: Record<string, string | number> = {}) => {
    const text = known[number] ?? (alertNumbers.includes(number) ? `alert ${number}` : null);
    return text && [text, ...Object.values(values)].join(' ');
  },
  textOf: (key: string) => key,
  reportBug: vi.fn(),
};
const effects = () =>
  Object.entries(surface).flatMap(([name, fn]) =>
    vi.isMockFunction(fn) ? fn.mock.calls.map((args: unknown[]) => [name, ...args]) : [],
  );
const inOrder = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);

beforeEach(() => {
  vi.resetAllMocks();
  vi.useFakeTimers();
  setErrorSurface(surface);
});

test('[ERR-02] 401 with a code: its message, and the login page two seconds later', () => {
  presentError(new ApiError({ status: 401, number: 40101 }));
  expect(effects()).toEqual([['showNotice', 'expired']]);
  vi.advanceTimersByTime(1999);
  expect(surface.goToLogin).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(surface.goToLogin).toHaveBeenCalledOnce();
  expect(loginDelayMs).toBe(2000);
});

test('[ERR-03] 401 without a code: the login page at once, without a word', () => {
  presentError(new ApiError({ status: 401 }));
  expect(effects()).toEqual([['goToLogin']]);
});

test('[ERR-02] D-030: several calls that lose the session are one message and one redirect', () => {
  for (const number of [40101, 40101, null]) presentError(new ApiError({ status: 401, number }));
  vi.runAllTimers();
  expect(effects()).toEqual([['showNotice', 'expired'], ['goToLogin']]);
});

test('[ERR-03] D-030: a late answer to the token of a former session leaves the present one alone', () => {
  presentError(new ApiError({ status: 401, number: 40101, isOfOldSession: true }));
  vi.runAllTimers();
  expect(effects()).toEqual([]);
});

test('[ERR-03] D-030: a second loss of a session is told again', () => {
  presentError(new ApiError({ status: 401 }));
  presentError(new ApiError({ status: 401 }));
  expect(surface.goToLogin).toHaveBeenCalledTimes(2);
});

test('[ERR-04] 403 shows the text of code 1 whatever its own code is', () => {
  presentError(new ApiError({ status: 403, number: 20101 }));
  expect(effects()).toEqual([['showNotice', 'text 1']]);
});

test('[ERR-05] 418004 says how many records, one when the answer does not say', () => {
  presentError(new ApiError({ status: 422, number: 418004, details: { totalCount: 3 } }));
  presentError(new ApiError({ status: 422, number: 418004 }));
  expect(effects()).toEqual([
    ['showNotice', 'count 3'],
    ['showNotice', 'count 1'],
  ]);
});

test('[COMM-03] a list of words in the answer stands in the text, separated as the language does', () => {
  known[22_201] = 'words';
  presentError(new ApiError({ status: 422, number: 22_201, details: { words: ['a b', 'c'], other: [{}] } }));
  expect(effects()).toEqual([['showNotice', 'words a b, c']]);
});

test('[ERR-06] D-021: exactly the numbers of the navigation set leave for the error page', () => {
  const given = [
    900005, 40308, 40309, 40305, 100005, 30117, 30126, 40206, 30520, 60104, 30120, 40205, 40901, 30521, 39040,
  ];
  expect(inOrder(navigationNumbers)).toEqual(inOrder(given));
  for (const number of given) presentError(new ApiError({ status: 422, number }));
  expect(effects()).toEqual(given.map((number) => ['goToErrorPage', number]));
});

test('[ERR-06] what a person did on a page opens the error page over it, so that the way back leads there', () => {
  presentError(new ApiError({ status: 422, number: 900005 }), [], 'action');
  expect(effects()).toEqual([['openErrorPage', 900005]]);
});

test('[ERR-07] exactly the numbers of the alert set stop the user with their text', () => {
  const given = [30207, 20159, 39013, 34008, 39011, 39012];
  expect(inOrder(alertNumbers)).toEqual(inOrder(given));
  for (const number of given) presentError(new ApiError({ status: 422, number }));
  expect(effects()).toEqual(given.map((number) => ['showAlert', `alert ${number}`]));
});

test('[ERR-08] any other code is a notice, an unmapped one with the text of code 2', () => {
  presentError(new ApiError({ status: 422, number: 20101 }));
  presentError(new ApiError({ status: 422, number: 77777 }));
  presentError(new ApiError({ status: 422 }));
  expect(effects()).toEqual([
    ['showNotice', 'wrong'],
    ['showNotice', 'text 2'],
    ['showNotice', 'text 2'],
  ]);
});

test('[ERR-06] a number of the navigation set under another status navigates nowhere', () => {
  presentError(new ApiError({ status: 500, number: 900005, message: 'translated' }));
  expect(effects()).toEqual([['showNotice', 'translated']]);
});

test('[ERR-09] 500 shows the text of the answer', () => {
  presentError(new ApiError({ status: 500, number: 10500, message: '系统出现异常' }));
  presentError(new ApiError({ status: 500 }));
  expect(effects()).toEqual([
    ['showNotice', '系统出现异常'],
    ['showNotice', 'error.serverBusy'],
  ]);
});

test.for([
  [0, 'error.network'],
  [404, 'error.notFound'],
  [413, 'error.tooLarge'],
  [429, 'error.tooFrequent'],
  [502, 'error.serverBusy'],
  [503, 'error.serverBusy'],
  [418, 'text 2'],
] as const)('[ERR-01] D-016: status %i is a notice of its class, without navigation or logout', ([status, text]) => {
  presentError(new ApiError({ status }));
  vi.runAllTimers();
  expect(effects()).toEqual([['showNotice', text]]);
});

test('one error, one place: what a form claims is shown by the form alone', () => {
  presentError(new ApiError({ status: 422, number: 20101 }), ['auth.wrong-credentials']);
  expect(effects()).toEqual([]);
  presentError(new ApiError({ status: 422, number: 20101 }), ['auth.locked']);
  expect(effects()).toEqual([['showNotice', 'wrong']]);
});

test('a screen with its own error state claims notices, never the error page or the login page', () => {
  for (const status of [0, 404, 500]) presentError(new ApiError({ status }), 'notices');
  expect(effects()).toEqual([]);
  presentError(new ApiError({ status: 422, number: 900005 }), 'notices');
  presentError(new ApiError({ status: 401 }), 'notices');
  expect(effects()).toEqual([['goToErrorPage', 900005], ['goToLogin']]);
});

test('a call its caller gave up is nobody’s error', () => {
  presentError(new DOMException('gone', 'AbortError'));
  expect(effects()).toEqual([]);
});

test('[ERR-01] a bug is reported and shown with the general text', () => {
  const bug = new TypeError('x is undefined');
  presentError(bug);
  expect(effects()).toEqual([
    ['showNotice', 'text 2'],
    ['reportBug', bug],
  ]);
});
