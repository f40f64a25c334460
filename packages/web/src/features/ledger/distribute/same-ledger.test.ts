import { expect, test } from 'vitest';
import { isSameLedger } from './same-ledger.ts';

test.each([
  ['another page of its list', '/share-output?teamID=a1&page=2', true],
  ['the first tab, named', '/share-output?tab=1&teamID=a1', true],
  ['the other currency', '/share-output?teamID=a1&tab=2', false],
  ['another account', '/share-output?teamID=a2', false],
  ['another page', '/learncoin-manage', false],
])('whether a distribution may stay open: %s', (_, to, isSame) => {
  expect(isSameLedger('/share-output?teamID=a1', to)).toBe(isSame);
});
