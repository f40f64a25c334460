import { expect, test } from 'vitest';
import { canReadVersion } from './version-access.ts';

test.each([
  [true, false, false, true],
  [true, true, true, true],
  [false, false, false, false],
  [false, true, false, true],
  [false, false, true, true],
] as const)('[ROUTE-09] current %s, managed %s, shown %s: read %s', (isCurrent, isManager, showsVersions, isRead) => {
  expect(canReadVersion(isCurrent, { isManager, showsVersions })).toBe(isRead);
});
