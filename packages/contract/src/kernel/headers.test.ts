import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { apiBase, authorization, cacheBuster, clientVersion, tokenOf, versionHeader } from './headers.ts';

test('[HTTP-01] the API is below /api/v1', () => {
  expect(apiBase).toBe('/api/v1');
});

test('[HTTP-02] the header is the token type, two underscores and the token', () => {
  expect(authorization('abc')).toBe('Bearer__abc');
});

test('[HTTP-03] the Version header says 11.4.0', () => {
  expect([versionHeader, clientVersion]).toEqual(['version', '11.4.0']);
});

test('D-024: the cache-busting parameter is _t', () => {
  expect(cacheBuster).toBe('_t');
});

test('[HTTP-02] D-003: whatever the token holds comes back, split at the first pair of underscores', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (token) => {
      expect(tokenOf(authorization(token))).toBe(token);
    }),
  );
  expect(tokenOf('Bearer__a__b')).toBe('a__b');
});

test('[HTTP-02] D-003: the type is read in any case, anything else is not a token', () => {
  expect(['bearer__x', 'BEARER__x'].map(tokenOf)).toEqual(['x', 'x']);
  expect(['Basic__x', 'Bearer x', 'Bearer_x', 'Bearer__', '__x', ' Bearer__x', '', undefined].map(tokenOf)).toEqual(
    Array.from({ length: 8 }, () => null),
  );
});
