import { errorCodes } from '@shuyuan/contract/kernel/app-error';
import { expect, test } from 'vitest';
import { grownBeyond } from './ratchet.ts';
import { sources } from './sources.ts';

/** Only the server refuses: a walk over the table elsewhere names every code and provokes none. */
const provokers = sources(/^packages\/server\/src\/.*\.test\.ts$/)
  .map(({ text }) => text)
  .join('\n');

test('a declared error code is provoked by a test of the server; those that are not yet only become fewer', () => {
  const unprovoked = errorCodes.filter((code) => !provokers.includes(`'${code}'`));
  expect(grownBeyond('tidy/unprovoked-errors.json', unprovoked)).toEqual([]);
});
