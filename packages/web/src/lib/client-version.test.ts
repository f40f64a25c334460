import { expect, test } from 'vitest';
import { isOlder } from './client-version.ts';

test.for([
  ['11.4.0', '11.4.0', false],
  ['11.4.0', '11.4.1', true],
  ['11.4.0', '11.10.0', true],
  ['11.4.0', '9.9.9', false],
  ['11.4.0', 'nonsense', false],
] as const)('D-004: %s is older than %s: %s', ([version, than, expected]) => {
  expect(isOlder(version, than)).toBe(expected);
});
