import { expect, test } from 'vitest';
import { isIssuer, isLdapUrl, isSecurityOfUrl, isUserFilter } from './sign-in-sources.ts';

test('a provider is asked over TLS, except on this machine', () => {
  expect(isIssuer('https://login.example.com/tenant/v2.0')).toBe(true);
  expect(isIssuer('http://127.0.0.1:4000')).toBe(true);
  expect(isIssuer('http://login.example.com')).toBe(false);
  expect(isIssuer('https://login.example.com/?x=1')).toBe(false);
  expect(isIssuer('https://user@login.example.com')).toBe(false);
  expect(isIssuer('javascript:alert(1)')).toBe(false);
  expect(isIssuer('login.example.com')).toBe(false);
});

test('the address of a directory is protocol, host and port', () => {
  expect(isLdapUrl('ldaps://ldap.example.com')).toBe(true);
  expect(isLdapUrl('ldap://10.0.0.7:389/')).toBe(true);
  expect(isLdapUrl('ldap://[::1]:389')).toBe(true);
  expect(isLdapUrl('https://ldap.example.com')).toBe(false);
  expect(isLdapUrl('ldap://host/dc=example')).toBe(false);
});

test('address and choice of security say the same', () => {
  expect(isSecurityOfUrl('ldaps://a', 'ldaps')).toBe(true);
  expect(isSecurityOfUrl('ldaps://a', 'starttls')).toBe(false);
  expect(isSecurityOfUrl('ldap://a', 'starttls')).toBe(true);
  expect(isSecurityOfUrl('ldap://a', 'ldaps')).toBe(false);
});

test('a filter names the account and closes its brackets', () => {
  expect(isUserFilter('(uid={{account}})')).toBe(true);
  expect(isUserFilter('(&(objectClass=person)(|(uid={{account}})(mail={{account}})))')).toBe(true);
  expect(isUserFilter('(cn=a\\29 {{account}})')).toBe(true);
  expect(isUserFilter('(uid=someone)')).toBe(false);
  expect(isUserFilter('(uid={{account}}))(')).toBe(false);
  expect(isUserFilter('uid={{account}}')).toBe(false);
});
