import { type ErrorCode, errorCodes, errorSpec } from '@shuyuan/contract/kernel/app-error';
import { expect, test } from 'vitest';
import { grownBeyond } from './ratchet.ts';
import { sources } from './sources.ts';

/** Only the server refuses: a walk over the table elsewhere names every code and provokes none. */
const provokers = sources(/^packages\/server\/src\/.*\.test\.ts$/)
  .map(({ text }) => text)
  .join('\n');

/** By its name, or by its number on the wire where that is no everyday number. */
function isProvoked(code: ErrorCode): boolean {
  const { number } = errorSpec(code);
  const isTelling = number !== null && number > 9_999;
  return provokers.includes(`'${code}'`) || (isTelling && new RegExp(`\\b${number}\\b`).test(provokers));
}

test('a declared error code is provoked by a test of the server; those that are not yet only become fewer', () => {
  const unprovoked = errorCodes.filter((code) => !isProvoked(code));
  expect(grownBeyond('tidy/unprovoked-errors.json', unprovoked)).toEqual([]);
});
