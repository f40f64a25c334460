import { expect, test } from 'vitest';
import { demoPassword } from '../world/people.ts';
import { commonPasswords, isCommonPassword } from './common-passwords.ts';

test('the list is there, whole', () => {
  expect(commonPasswords().size).toBeGreaterThan(10_000);
});

test.each(['qwertyuiop', 'Password-2026!', '1qaz2wsx3edc', 'iloveyou1314', '2026sunshine', 'ＰＡＳＳＷＯＲＤ1234'])(
  '%s is what everybody has',
  (password) => expect(isCommonPassword(password)).toBe(true),
);

test.each([demoPassword, 'a quiet reading room', 'moonlight-on-water-7', '十个字符的密码也可以', '83-02-19-47-55'])(
  '%s is not',
  (password) => expect(isCommonPassword(password)).toBe(false),
);
