import { errorSpec } from '@shuyuan/contract/kernel/app-error';
import { expect, test } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import { setupRefusal, setupRules, type SetupValues } from './setup-form.ts';

const good: SetupValues = {
  code: 'abc',
  companyName: '青禾',
  fullName: '林知远',
  account: 'lin',
  password: 'four-seasons',
};

test('good values pass every rule', () => {
  expect(Object.values(setupRules).every((rule) => rule(good))).toBe(true);
});

test.each<[keyof SetupValues, string]>([
  ['code', ' '],
  ['companyName', '字'.repeat(61)],
  ['fullName', ''],
  ['account', 'ab'],
  ['password', 'short'],
  ['password', 'aaaaaaaaaaaa'],
])('%s refuses %j', (field, value) => {
  expect(setupRules[field]({ ...good, [field]: value })).toBe(false);
});

test('a password may not be the account', () => {
  expect(setupRules.password({ ...good, account: 'Four-Seasons' })).toBe(false);
});

test('a wrong code and a weak password are said at their fields, anything else is not claimed', () => {
  const refusedWith = (number: number | null) => setupRefusal(new ApiError({ status: 422, number }));
  expect(refusedWith(errorSpec('setup.wrong-code').number)?.field).toBe('code');
  expect(refusedWith(errorSpec('auth.password-weak').number)?.field).toBe('password');
  expect(refusedWith(errorSpec('setup.done-already').number)).toBeNull();
  expect(setupRefusal(new Error('bug'))).toBeNull();
});
