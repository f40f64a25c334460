/** How a company's own people prove who they are, beside a password of ours. */
export const sourceKinds = ['oidc', 'ldap'] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** What a person of the source and a member here must have in common to be the same. */
export const matchKeys = ['email', 'employee-number'] as const;
export type MatchKey = (typeof matchKeys)[number];

/** ID tokens are signed; RS256 is what every provider speaks unless told otherwise. */
export const signingAlgorithms = ['RS256', 'PS256', 'ES256', 'EdDSA'] as const;
export type SigningAlgorithm = (typeof signingAlgorithms)[number];

/** How the line to a directory is kept from others' eyes. */
export const ldapSecurities = ['ldaps', 'starttls', 'none'] as const;
export type LdapSecurity = (typeof ldapSecurities)[number];

/** More would be a list to search in, not a choice on the sign-in page. */
export const maxSources = 10;

/** Stands in a filter for what the person typed. */
export const accountMark = '{{account}}';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

function urlOf(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

/** A provider is asked over TLS; only one on this very machine may do without. */
export function isIssuer(text: string): boolean {
  const url = urlOf(text);
  if (!url || url.hash !== '' || url.search !== '' || url.username !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && loopback.has(url.hostname));
}

/** Protocol, host and port; what to look for stands in fields of its own. */
export function isLdapUrl(text: string): boolean {
  return /^ldaps?:\/\/(\[[0-9a-f:.]+\]|[\w.-]+)(:\d{1,5})?\/?$/i.test(text);
}

/** `ldaps://` and the choice of security must say the same. */
export const isSecurityOfUrl = (url: string, security: LdapSecurity): boolean =>
  /^ldaps:/i.test(url) === (security === 'ldaps');

/** Names what was typed at least once, and closes every bracket it opens. */
export function isUserFilter(text: string): boolean {
  let depth = 0;
  for (const letter of text.replaceAll(/\\[0-9a-f]{2}/gi, '')) {
    if (letter === '(') depth++;
    if (letter === ')') depth--;
    if (depth < 0) return false;
  }
  return depth === 0 && text.startsWith('(') && text.endsWith(')') && text.includes(accountMark);
}

/** What the test of a source can find. */
export const sourceProblems = [
  'unreachable',
  'address-refused',
  'tls',
  'not-a-provider',
  'wrong-issuer',
  'wrong-algorithm',
  'wrong-credentials',
  'base-not-found',
  'secret-unreadable',
] as const;
export type SourceProblem = (typeof sourceProblems)[number];
