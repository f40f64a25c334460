import { expect, test } from 'vitest';
import { missingFields } from './key-login-form.ts';
import { identityOf } from '../use-entry.ts';

const empty = { id: '', passcode: '', displayName: '' };

test('[D-067] a visitor needs live, passcode and name; a member no name; an invited guest no passcode', () => {
  expect(missingFields(empty, { hasToken: false, isMember: false })).toEqual(['id', 'passcode', 'displayName']);
  expect(missingFields(empty, { hasToken: false, isMember: true })).toEqual(['id', 'passcode']);
  expect(missingFields({ ...empty, id: '7' }, { hasToken: true, isMember: false })).toEqual(['displayName']);
  const full = { id: '7', passcode: 'abcd', displayName: '林' };
  expect(missingFields(full, { hasToken: false, isMember: false })).toEqual([]);
  expect(missingFields({ ...full, displayName: '长'.repeat(31) }, { hasToken: false, isMember: false })).toEqual([
    'displayName',
  ]);
});

test('[D-054] an address asks for an identity; anything else is the audience', () => {
  expect(['1', '2', '3', '4', '5', '', undefined].map(identityOf)).toEqual([1, 2, 3, 4, 1, 1, 1]);
});
