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
