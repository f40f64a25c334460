import { expect, test } from 'vitest';
import { isMailAddress } from './mail-address.ts';

test.for([
  ['join@qinghe.example', true],
  ['a.b+c@mail.qinghe.example', true],
  ['', false],
  ['join', false],
  ['join@', false],
  ['@qinghe.example', false],
  ['join@qinghe', false],
  ['a..b@qinghe.example', false],
  ['a b@qinghe.example', false],
  ['a@b.example,c@d.example', false],
  ['a@b.example\r\nBcc: c@d.example', false],
  ['Join <join@qinghe.example>', false],
  [`${'x'.repeat(200)}@qinghe.example`, false],
] as const)('[D-187] whether mail can go to %j: %s', ([text, isOne]) => {
  expect(isMailAddress(text)).toBe(isOne);
});
