import { expect, test } from 'vitest';
import { groupRoles, scimTokenEnd } from './scim.ts';

test('a token for provisioning ends when it was said to, or never', () => {
  expect(scimTokenEnd(0, '90-days')).toBe(7_776_000_000);
  expect(scimTokenEnd(1000, '365-days')).toBe(31_536_001_000);
  expect(scimTokenEnd(0, 'no-end')).toBeNull();
});

test('no group makes a platform administrator', () => {
  expect(groupRoles).not.toContain('platform-admin');
});
