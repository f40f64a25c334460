import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { empty, id, idOnly, text, time } from '../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../kernel/paging.wire.ts';
import { organizationOut } from '../people/people.wire.ts';
import { groupRoles, scimTokenLives } from './scim.ts';
import {
  isIssuer,
  isLdapUrl,
  isUserFilter,
  ldapSecurities,
  matchKeys,
  signingAlgorithms,
  sourceKinds,
  sourceProblems,
} from './sign-in-sources.ts';

const address = (isFit: (value: string) => boolean) => text(500, 1).refine(isFit, { error: 'not-an-address' });

const oidcFields = z.object({
  issuer: address(isIssuer),
  clientId: text(200, 1),
  scopes: text(200, 1),
  algorithm: z.enum(signingAlgorithms),
  matchClaim: text(100, 1).describe('whose value is compared with the e-mail or employee number of members'),
  accountClaim: text(100, 1).describe('becomes the account of a new member'),
  nameClaim: text(100, 1).describe('becomes the name of a new member'),
  isEmailTrusted: z.boolean().describe('take an e-mail for verified although the provider does not say so'),
});

const ldapFields = z.object({
  url: address(isLdapUrl),
  security: z.enum(ldapSecurities),
  certificate: text(20_000).describe(
    'PEM of the authority that signed the directory’s certificate; empty: a public one',
  ),
  bindDn: text(500).describe('who looks people up; empty: anonymously'),
  baseDn: text(500, 1),
  userFilter: text(500, 1).refine(isUserFilter, { error: 'not-a-filter' }),
  accountAttribute: text(100, 1),
  nameAttribute: text(100, 1),
  emailAttribute: text(100, 1),
  employeeNumberAttribute: text(100, 1),
});

const sourceFields = {
  kind: z.enum(sourceKinds),
  name: text(40, 1).describe('on its button of the sign-in page'),
  isEnabled: z.boolean(),
  createsMembers: z.boolean().describe('whoever is unknown becomes a member at the first sign-in'),
  organizationId: id.describe('where new members belong'),
  matchBy: z.enum(matchKeys),
  oidc: oidcFields.optional(),
  ldap: ldapFields.optional(),
  secret: z.string().max(1000).optional().describe('client secret or bind password; absent: as before, empty: none'),
};

export const sourceOut = z.object({
  id,
  kind: z.enum(sourceKinds),
  name: z.string(),
  isEnabled: z.boolean(),
  createsMembers: z.boolean(),
  organization: organizationOut,
  matchBy: z.enum(matchKeys),
  oidc: oidcFields.nullable(),
  ldap: ldapFields.nullable(),
  hasSecret: z.boolean(),
  callbackUrl: z.string().nullable().describe('what a provider must be told; null: below the address in use'),
  version: z.int(),
});

export const listSources = endpoint({
  method: 'GET',
  path: '/oauth/source/list',
  summary: 'Ways to sign in beside a password, as the tenant has set them up. Secrets are never sent.',
  access: 'config.write',
  input: z.object(pagingInput),
  output: pageOf(sourceOut),
  errors: [],
});

export const createSource = endpoint({
  method: 'POST',
  path: '/oauth/source/create',
  summary: 'Adds a way to sign in: a provider of OpenID Connect or a directory (LDAP).',
  access: 'config.write',
  input: z.object(sourceFields),
  output: idOnly,
  errors: ['sign-in.too-many-sources', 'sign-in.name-taken'],
});

export const updateSource = endpoint({
  method: 'PUT',
  path: '/oauth/source/:id',
  summary: 'Changes a way to sign in; `version` is the one that was shown.',
  access: 'config.write',
  input: z.object({ id, version: z.int(), ...sourceFields }),
  output: idOnly,
  errors: ['request.stale', 'sign-in.last-source', 'sign-in.name-taken'],
});

export const deleteSource = endpoint({
  method: 'DELETE',
  path: '/oauth/source/:id',
  summary: 'Removes a way to sign in. Members stay; their links to it go.',
  access: 'config.write',
  input: idOnly,
  output: empty,
  errors: ['sign-in.last-source'],
});

export const testSource = endpoint({
  method: 'POST',
  path: '/oauth/source/test',
  summary:
    'Tries a way to sign in before it is saved: the provider’s discovery, or the bind and base of the directory.',
  access: 'config.write',
  input: z.object({ ...sourceFields, id: id.optional().describe('whose stored secret is used when none is given') }),
  output: z.object({ problem: z.enum(sourceProblems).nullable() }),
  errors: [],
  rateLimit: { max: 20, per: 'caller' },
});

export const readPolicy = endpoint({
  method: 'GET',
  path: '/oauth/policy',
  summary: 'Whether members of the tenant may still sign in with a password.',
  access: 'config.write',
  input: empty,
  output: z.object({ mode: z.enum(['open', 'sso-only']), enabledSources: z.int() }),
  errors: [],
});

export const savePolicy = endpoint({
  method: 'PUT',
  path: '/oauth/policy',
  summary: 'Switches passwords off or on for the tenant. Platform administrators keep theirs, as the way back in.',
  access: 'config.write',
  input: z.object({ mode: z.enum(['open', 'sso-only']) }),
  output: empty,
  errors: ['sign-in.last-source'],
});

export const listScimTokens = endpoint({
  method: 'GET',
  path: '/oauth/scim-token/list',
  summary: 'Tokens with which other systems keep members up to date (SCIM 2.0).',
  access: 'config.write',
  input: z.object(pagingInput),
  output: pageOf(
    z.object({
      id,
      name: z.string(),
      createdAt: time,
      expiresAt: time.nullable(),
      lastUsedAt: time.nullable(),
      revokedAt: time.nullable(),
    }),
  ),
  errors: [],
});

export const createScimToken = endpoint({
  method: 'POST',
  path: '/oauth/scim-token/create',
  summary: 'Makes a token for provisioning. It is shown in this answer and never again.',
  access: 'config.write',
  input: z.object({ name: text(40, 1), life: z.enum(scimTokenLives) }),
  output: z.object({ id, token: z.string() }),
  errors: ['sign-in.too-many-tokens'],
});

export const revokeScimToken = endpoint({
  method: 'DELETE',
  path: '/oauth/scim-token/:id',
  summary: 'Ends a token for provisioning at once.',
  access: 'config.write',
  input: idOnly,
  output: empty,
  errors: [],
});

export const listScimGroups = endpoint({
  method: 'GET',
  path: '/oauth/scim-group/list',
  summary: 'Groups another system provisions, and the role and the organisation each carries.',
  access: 'config.write',
  input: z.object(pagingInput),
  output: pageOf(
    z.object({
      id,
      name: z.string(),
      memberCount: z.int(),
      role: z.enum(groupRoles).nullable(),
      organization: organizationOut.nullable(),
    }),
  ),
  errors: [],
});

export const mapScimGroup = endpoint({
  method: 'PUT',
  path: '/oauth/scim-group/:id',
  summary: 'Which role and organisation members of a provisioned group have; none takes back what the group gave.',
  access: 'config.write',
  input: z.object({
    id,
    role: z
      .enum([...groupRoles, 'none'])
      .optional()
      .describe('left out: as it is'),
    organizationId: id.nullable().optional().describe('null: none; left out: as it is'),
  }),
  output: empty,
  errors: [],
});

export const readScimPlace = endpoint({
  method: 'GET',
  path: '/oauth/scim-place',
  summary: 'The organisation of provisioned people whom no group places.',
  access: 'config.write',
  input: empty,
  output: z.object({ organization: organizationOut }),
  errors: [],
});

export const saveScimPlace = endpoint({
  method: 'PUT',
  path: '/oauth/scim-place',
  summary: 'Another organisation for provisioned people whom no group places.',
  access: 'config.write',
  input: z.object({ organizationId: id }),
  output: empty,
  errors: [],
});
