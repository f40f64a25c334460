import { expect, test } from 'vitest';
import { alertNumbers, countedNumber, errorCodes, errorPageKind, errorSpec, navigationNumbers } from './app-error.ts';
import { errorTable } from './error-table.ts';

const ascending = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);
const numbers = errorCodes.flatMap((code) => errorSpec(code).number ?? []);

test('[ERR-05] the counted number is 418004, a notice of a 422', () => {
  expect(countedNumber).toBe(418_004);
  expect(errorTable['batch.partly-refused']).toEqual({ status: 422, number: 418_004, show: 'notice' });
});

test('[ERR-06] the navigation set is exactly the given one, all of it 422 (closed by D-021)', () => {
  expect(ascending(navigationNumbers)).toEqual([
    30_117, 30_120, 30_126, 30_520, 30_521, 39_040, 40_205, 40_206, 40_305, 40_308, 40_309, 40_901, 60_104, 100_005,
    900_005,
  ]);
  const statuses = errorCodes.map(errorSpec).flatMap(({ show, status }) => (show === 'page' ? status : []));
  expect(new Set(statuses)).toEqual(new Set([422]));
});

test('[ERR-07] the alert set is exactly the given one, all of it 422', () => {
  expect(ascending(alertNumbers)).toEqual([20_159, 30_207, 34_008, 39_011, 39_012, 39_013]);
  const statuses = errorCodes.map(errorSpec).flatMap(({ show, status }) => (show === 'alert' ? status : []));
  expect(new Set(statuses)).toEqual(new Set([422]));
});

test('D-018: a number means one thing', () => {
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
});

test('D-017: 2 stays free, its text is the one for numbers nobody knows', () => {
  expect(numbers).not.toContain(2);
});

test('D-002: only the missing token answers without a number', () => {
  expect(errorCodes.filter((code) => errorSpec(code).number === null)).toEqual(['auth.required']);
});

test('[ERR-11] D-020: every code with a page has its kind, no other code has one, and all four kinds are used', () => {
  const kindless = errorCodes.filter((code) => (errorSpec(code).show === 'page') !== Boolean(errorSpec(code).page));
  expect(kindless).toEqual([]);
  expect(new Set(navigationNumbers.map(errorPageKind))).toEqual(
    new Set(['ordinary', 'empty', 'no-permission', 'member-limit']),
  );
});

test('D-020: what is gone shows as empty, an audience as no permission, seats as member limit, the rest as ordinary', () => {
  expect([900_005, 40_309, 30_117, 40_205, 30_126, 60_104, 40_308].map(errorPageKind)).toEqual([
    'empty',
    'empty',
    'no-permission',
    'no-permission',
    'member-limit',
    'member-limit',
    'ordinary',
  ]);
});

test('D-020: a refusal for want of a right and something that is not there have their own faces', () => {
  expect([1, 10_404].map(errorPageKind)).toEqual(['no-permission', 'empty']);
});

test('D-020: a number this client does not know has the ordinary page', () => {
  expect([2, 999_999, Number.NaN].map(errorPageKind)).toEqual(['ordinary', 'ordinary', 'ordinary']);
});

test('D-015: 401 leads to the login, and nothing else does', () => {
  const wrong = errorCodes.filter((code) => (errorSpec(code).status === 401) !== (errorSpec(code).show === 'login'));
  expect(wrong).toEqual([]);
});
