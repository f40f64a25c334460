import { expect, test } from 'vitest';
import { mayGrant, mayManage, mustBeLeft } from './administrators.ts';
import type { Role } from '../kernel/capabilities.ts';

test('an administrator of an organisation neither changes nor makes a platform administrator', () => {
  expect(mayManage(['org-admin'], ['learner', 'org-admin'])).toBe(true);
  expect(mayManage(['org-admin'], ['learner', 'platform-admin'])).toBe(false);
  expect(mayManage(['org-admin', 'platform-admin'], ['platform-admin'])).toBe(true);
  expect(mayGrant(['org-admin'], ['platform-admin'])).toBe(false);
});

const active = (...roles: Role[]) => ({ state: 'active', roles }) as const;
const suspended = (...roles: Role[]) => ({ state: 'suspended', roles }) as const;

test('whoever stops being an administrator needs others of the kind', () => {
  const both = [['platform-admin'], ['platform-admin', 'org-admin']];
  expect(mustBeLeft(active('platform-admin'), suspended('platform-admin'))).toEqual(both);
  expect(mustBeLeft(active('platform-admin', 'org-admin'), active('org-admin'))).toEqual([['platform-admin']]);
  expect(mustBeLeft(active('org-admin'), active())).toEqual([['platform-admin', 'org-admin']]);
});

test('whoever was none, or stays one, needs nobody', () => {
  expect(mustBeLeft(active('creator'), suspended('creator'))).toEqual([]);
  expect(mustBeLeft(suspended('platform-admin'), suspended())).toEqual([]);
  expect(mustBeLeft(active('org-admin'), active('org-admin', 'creator'))).toEqual([]);
  expect(mustBeLeft(active('org-admin'), active('platform-admin'))).toEqual([]);
});
