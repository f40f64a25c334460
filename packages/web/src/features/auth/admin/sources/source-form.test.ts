import { createSource } from '@shuyuan/contract/auth/sign-in.wire';
import { expect, test } from 'vitest';
import { draftOf, problemsOf, type Source, wishOf } from './source-form.ts';

const oidc = {
  ...draftOf(null, 'oidc'),
  name: '统一身份',
  organizationId: 'o1',
  issuer: 'https://login.example.com',
  clientId: 'shuyuan',
};
const ldap = {
  ...draftOf(null, 'ldap'),
  name: '目录',
  organizationId: 'o1',
  url: 'ldaps://ldap.example.com',
  baseDn: 'dc=example,dc=com',
};
const stored: Source = {
  id: 's1',
  kind: 'oidc',
  name: '统一身份',
  isEnabled: true,
  createsMembers: false,
  organization: { id: 'o1', name: '公司' },
  matchBy: 'email',
  // A provider's wish always carries its fields.
  oidc: wishOf(oidc).oidc!,
  ldap: null,
  hasSecret: true,
  callbackUrl: null,
  version: 3,
};

test('what the screen lets through is what the endpoint takes', () => {
  for (const draft of [oidc, ldap, { ...oidc, secret: 's' }]) {
    expect(problemsOf(draft, null)).toEqual([]);
    expect(createSource.input.safeParse(wishOf(draft)).success).toBe(true);
  }
  expect(wishOf(oidc)).not.toHaveProperty('secret');
  expect(wishOf(oidc)).not.toHaveProperty('ldap');
});

test('only the fields of the kind are judged, each by its rule', () => {
  expect(problemsOf(draftOf(null, 'oidc'), null)).toEqual(['name', 'organizationId', 'issuer', 'clientId']);
  expect(problemsOf(draftOf(null, 'ldap'), null)).toEqual(['name', 'organizationId', 'url', 'baseDn']);
  expect(problemsOf({ ...oidc, issuer: 'http://login.example.com' }, null)).toEqual(['issuer']);
  expect(problemsOf({ ...ldap, security: 'starttls' }, null)).toEqual(['url']);
  expect(problemsOf({ ...ldap, userFilter: '(uid=me)' }, null)).toEqual(['userFilter']);
});

test('a stored secret is asked for again when the address is another', () => {
  expect(problemsOf(draftOf(stored, 'oidc'), stored)).toEqual([]);
  const moved = { ...draftOf(stored, 'oidc'), issuer: 'https://elsewhere.example.com' };
  expect(problemsOf(moved, stored)).toEqual(['secret']);
  expect(problemsOf({ ...moved, secret: 'new' }, stored)).toEqual([]);
});
