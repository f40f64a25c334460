import { expect, test } from 'vitest';
import { isAcceptablePassword, passwordMax } from './password.ts';

test('a password has ten characters, of which four differ, and is not the account', () => {
  expect(isAcceptablePassword('correct horse', 'lin.yue')).toBe(true);
  expect(isAcceptablePassword('十个字符的密码也可以', 'lin.yue')).toBe(true);
  expect(isAcceptablePassword('short-pwd', 'lin.yue')).toBe(false);
  expect(isAcceptablePassword('abcabcabcabc', 'lin.yue')).toBe(false);
  expect(isAcceptablePassword('Lin.Yue@2026', 'lin.yue@2026')).toBe(false);
});

test('spaces at the ends do not make it longer', () => {
  expect(isAcceptablePassword(`   abcdef   `, 'lin.yue')).toBe(false);
});

test('what is too long to be hashed is refused', () => {
  const long = 'abcd'.repeat(passwordMax / 4);
  expect([isAcceptablePassword(long, 'x'), isAcceptablePassword(`${long}e`, 'x')]).toEqual([true, false]);
});

test.each([
  'lin.yue2026',
  'linyue2026!',
  '2026-Lin.Yue',
  'linyuelinyue',
  'ｌｉｎ.ｙｕｅ2026',
  'euynil2026!',
  'LIN_YUE_1234',
])('the account with figures is none: %s', (password) => {
  expect(isAcceptablePassword(password, 'lin.yue')).toBe(false);
});

test('an account as part of a sentence, and one too short to be meant, are no matter', () => {
  expect(isAcceptablePassword('lin.yue reads at night', 'lin.yue')).toBe(true);
  expect(isAcceptablePassword('by 2026 4711-0815', 'by')).toBe(true);
  expect(isAcceptablePassword('10086-2026-77', '10086')).toBe(false);
});
