import { expect, test } from 'vitest';
import { isAccount, isEmail, isEmployeeNumber, isPhone } from './member-fields.ts';

test('an account has 3 to 60 characters and no space', () => {
  expect(['lin', '林知远', 'a'.repeat(60)].map(isAccount)).toEqual([true, true, true]);
  expect(['li', 'lin zhi', 'a'.repeat(61), ''].map(isAccount)).toEqual([false, false, false, false]);
});

test('an e-mail address has one @ and a domain', () => {
  expect(['a@b.cn', 'zhou.muyun+x@qinghe.example'].map(isEmail)).toEqual([true, true]);
  expect(['a@b', 'a b@c.cn', '@c.cn', 'a@@c.cn', `${'a'.repeat(250)}@c.cn`].some(isEmail)).toBe(false);
});

test('a telephone number is digits with the usual marks', () => {
  expect(['13800138000', '+86 512-6688 0001', '(0512) 6688.0001'].map(isPhone)).toEqual([true, true, true]);
  expect(['12', '138x', '＋86 138', '1'.repeat(41)].some(isPhone)).toBe(false);
});

test('a number of the company is one word', () => {
  expect(['QH-0001', '7'].map(isEmployeeNumber)).toEqual([true, true]);
  expect(['', 'QH 1', 'x'.repeat(61)].some(isEmployeeNumber)).toBe(false);
});
