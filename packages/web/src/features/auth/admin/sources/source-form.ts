import {
  accountMark,
  isIssuer,
  isLdapUrl,
  isSecurityOfUrl,
  isUserFilter,
  type LdapSecurity,
  type MatchKey,
  type SigningAlgorithm,
  type SourceKind,
} from '@shuyuan/contract/auth/sign-in-sources';
import type { createSource, listSources } from '@shuyuan/contract/auth/sign-in.wire';
import type { InputOf, OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';

export type Source = OutputOf<typeof listSources>['items'][number];

/** As the screen has it: one line per field, whatever the kind. */
export type SourceDraft = {
  readonly kind: SourceKind;
  readonly isEnabled: boolean;
  readonly createsMembers: boolean;
  readonly matchBy: MatchKey;
  readonly algorithm: SigningAlgorithm;
  readonly security: LdapSecurity;
  readonly isEmailTrusted: boolean;
} & Readonly<Record<TextField, string>>;

const commonFields = ['name', 'organizationId', 'secret'] as const;
export const oidcFields = ['issuer', 'clientId', 'scopes', 'matchClaim', 'accountClaim', 'nameClaim'] as const;
export const ldapFields = [
  'url',
  'certificate',
  'bindDn',
  'baseDn',
  'userFilter',
  'accountAttribute',
  'nameAttribute',
  'emailAttribute',
  'employeeNumberAttribute',
] as const;
export type TextField = (typeof commonFields | typeof oidcFields | typeof ldapFields)[number];

/** What providers and directories mostly call things. */
const usual = {
  isEnabled: false,
  createsMembers: false,
  matchBy: 'email',
  algorithm: 'RS256',
  security: 'ldaps',
  isEmailTrusted: false,
  name: '',
  organizationId: '',
  secret: '',
  issuer: '',
  clientId: '',
  scopes: 'openid profile email',
  matchClaim: 'email',
  accountClaim: 'preferred_username',
  nameClaim: 'name',
  url: '',
  certificate: '',
  bindDn: '',
  baseDn: '',
  userFilter: `(&(objectClass=person)(uid=${accountMark}))`,
  accountAttribute: 'uid',
  nameAttribute: 'cn',
  emailAttribute: 'mail',
  employeeNumberAttribute: 'employeeNumber',
} as const satisfies Omit<SourceDraft, 'kind'>;

export function draftOf(source: Source | null, kind: SourceKind): SourceDraft {
  if (!source) return { ...usual, kind };
  const { organization, oidc, ldap, name, isEnabled, createsMembers, matchBy } = source;
  const own = { kind: source.kind, name, isEnabled, createsMembers, matchBy, organizationId: organization.id };
  return { ...usual, ...oidc, ...ldap, ...own };
}

/** The place is chosen for the person when there was none, which is no change of theirs. */
export const isChanged = (draft: SourceDraft, first: SourceDraft): boolean =>
  (Object.keys(draft) as (keyof SourceDraft)[]).some(
    (name) => draft[name] !== first[name] && !(name === 'organizationId' && first.organizationId === ''),
  );

const addressOf = ({ kind, issuer, url }: SourceDraft): string => (kind === 'oidc' ? issuer : url);

/** A stored secret stays with the address it was given for (the server insists). */
export const isSecretStale = (draft: SourceDraft, before: Source | null): boolean =>
  before?.hasSecret === true &&
  draft.secret === '' &&
  addressOf(draft).trim() !== (before.oidc?.issuer ?? before.ldap?.url);

const mayBeEmpty = new Set<TextField>(['secret', 'certificate', 'bindDn']);

function isFit(field: TextField, draft: SourceDraft, before: Source | null): boolean {
  const value = draft[field].trim();
  if (field === 'secret') return !isSecretStale(draft, before);
  if (field === 'issuer') return isIssuer(value);
  if (field === 'url') return isLdapUrl(value) && isSecurityOfUrl(value, draft.security);
  if (field === 'userFilter') return isUserFilter(value);
  return mayBeEmpty.has(field) || value !== '';
}

/** The fields of this kind that keep it from being sent. */
export function problemsOf(draft: SourceDraft, before: Source | null): readonly TextField[] {
  const fields: readonly TextField[] = [...commonFields, ...(draft.kind === 'oidc' ? oidcFields : ldapFields)];
  return fields.filter((field) => !isFit(field, draft, before));
}

type Input = InputOf<typeof createSource>;

/** What is sent; a secret that was left alone is not. */
export function wishOf(draft: SourceDraft): Input {
  const { kind, name, isEnabled, createsMembers, organizationId, matchBy, secret } = draft;
  const common = { kind, name, isEnabled, createsMembers, organizationId, matchBy, ...(secret && { secret }) };
  if (kind === 'oidc') {
    const { issuer, clientId, scopes, algorithm, matchClaim, accountClaim, nameClaim, isEmailTrusted } = draft;
    return {
      ...common,
      oidc: { issuer, clientId, scopes, algorithm, matchClaim, accountClaim, nameClaim, isEmailTrusted },
    };
  }
  const { url, security, certificate, bindDn, baseDn, userFilter } = draft;
  const { accountAttribute, nameAttribute, emailAttribute, employeeNumberAttribute } = draft;
  const attributes = { accountAttribute, nameAttribute, emailAttribute, employeeNumberAttribute };
  return { ...common, ldap: { url, security, certificate, bindDn, baseDn, userFilter, ...attributes } };
}
