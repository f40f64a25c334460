import type { SourceProblem } from '@shuyuan/contract/auth/sign-in-sources';
import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import * as oidc from 'openid-client';
import type { AddressGuard } from '../../../platform/address-guard.ts';
import type { OidcConfig, ExternalPerson } from './source.ts';

const timeoutSeconds = 10;
/** A provider changes its keys now and then, its addresses hardly ever. */
const keptMs = 10 * minuteMs;
const keptMax = 200;

type CacheEntry = { readonly provider: Promise<oidc.Configuration>; readonly at: number };
const kept = new Map<string, CacheEntry>();

export type Client = { readonly config: OidcConfig; readonly secret: string; readonly guard: AddressGuard };

/** Reads the provider's own description of itself. A public client has no secret and is known by PKCE alone. */
function discover({ config, secret, guard }: Client): Promise<oidc.Configuration> {
  const server = new URL(config.issuer);
  // oxlint-disable-next-line typescript/no-deprecated -- `isIssuer` lets only this very machine do without TLS
  const execute = server.protocol === 'http:' ? [oidc.allowInsecureRequests] : [];
  const metadata = { id_token_signed_response_alg: config.algorithm };
  const auth = secret === '' ? oidc.None() : oidc.ClientSecretPost(secret);
  return oidc.discovery(server, config.clientId, metadata, auth, {
    execute,
    timeout: timeoutSeconds,
    // Also what the description itself names is not followed inside.
    [oidc.customFetch]: guard.fetch,
  });
}

type ProviderQuery = Client & { readonly key: string; readonly now: number };

/** The same, remembered for a while by `key`, which changes with the configuration. A failure is not remembered. */
export function providerOf({ key, now, ...client }: ProviderQuery): Promise<oidc.Configuration> {
  const known = kept.get(key);
  if (known && now - known.at < keptMs) return known.provider;
  if (kept.size >= keptMax) kept.delete(kept.keys().next().value ?? '');
  const provider = discover(client);
  kept.set(key, { provider, at: now });
  provider.catch(() => kept.delete(key));
  return provider;
}

export type Flow = { readonly state: string; readonly nonce: string; readonly verifier: string };

export const newFlow = (): Flow => ({
  state: oidc.randomState(),
  nonce: oidc.randomNonce(),
  verifier: oidc.randomPKCECodeVerifier(),
});

type Leaving = { readonly config: OidcConfig; readonly flow: Flow; readonly redirectUri: string };

/** Where the browser is sent: code flow with PKCE, state and nonce. */
export async function authorizationUrl(
  provider: oidc.Configuration,
  { config, flow, redirectUri }: Leaving,
): Promise<string> {
  return oidc.buildAuthorizationUrl(provider, {
    redirect_uri: redirectUri,
    scope: config.scopes,
    state: flow.state,
    nonce: flow.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(flow.verifier),
    code_challenge_method: 'S256',
  }).href;
}

type Claims = Readonly<Record<string, unknown>>;

/** What the provider says of the person: the signed token first, the userinfo only for what the token leaves out. */
export async function readClaims(provider: oidc.Configuration, callback: URL, flow: Flow): Promise<Claims> {
  const tokens = await oidc.authorizationCodeGrant(provider, callback, {
    pkceCodeVerifier: flow.verifier,
    expectedNonce: flow.nonce,
    expectedState: flow.state,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new Error('the provider sent no ID token');
  if (!provider.serverMetadata().userinfo_endpoint) return claims;
  const more = await oidc.fetchUserInfo(provider, tokens.access_token, claims.sub);
  return { ...more, ...claims };
}

const textOf = (value: unknown): string | null =>
  (typeof value === 'string' && value.trim()) || (typeof value === 'number' && String(value)) || null;

/** Only `email` comes with a word about being verified; any other claim is trusted when the tenant says so. */
export function personOf(claims: Claims, config: OidcConfig, matchBy: 'email' | 'employee-number'): ExternalPerson {
  const matched = textOf(claims[config.matchClaim]);
  const emailClaim = matchBy === 'email' ? config.matchClaim : 'email';
  const isSaid = emailClaim === 'email' && claims['email_verified'] === true;
  return {
    subject: textOf(claims['sub']) ?? '',
    account: textOf(claims[config.accountClaim]),
    fullName: textOf(claims[config.nameClaim]),
    email: textOf(claims[emailClaim]),
    isEmailVerified: isSaid || config.isEmailTrusted,
    employeeNumber: matchBy === 'employee-number' ? matched : null,
  };
}

const networkCodes = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'ECONNREFUSED',
  'ENOTFOUND',
  'ETIMEDOUT',
  'ECONNRESET',
  'INNER_ADDRESS',
]);
const tlsCode = /^(CERT_|ERR_TLS|ERR_SSL|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/;

/** The codes of an error and of what caused it, the outermost first. */
function codesOf(error: unknown): string[] {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  return [...(typeof code === 'string' ? [code] : []), ...(cause instanceof Error ? codesOf(cause) : [])];
}

export const isUnreachable = (error: unknown): boolean =>
  error instanceof TypeError || codesOf(error).some((code) => networkCodes.has(code) || tlsCode.test(code));

function oidcProblem(error: unknown): SourceProblem {
  const codes = codesOf(error);
  if (codes.includes('INNER_ADDRESS')) return 'address-refused';
  if (codes.some((code) => tlsCode.test(code))) return 'tls';
  if (codes.includes('OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED')) return 'wrong-issuer';
  return isUnreachable(error) ? 'unreachable' : 'not-a-provider';
}

/** Whether people could be sent there: its description, its issuer and the way it signs. */
export async function probeProvider(client: Client): Promise<SourceProblem | null> {
  try {
    const metadata = (await discover(client)).serverMetadata();
    const signs = metadata.id_token_signing_alg_values_supported;
    if (!metadata.authorization_endpoint || !metadata.token_endpoint) return 'not-a-provider';
    return Array.isArray(signs) && !signs.includes(client.config.algorithm) ? 'wrong-algorithm' : null;
  } catch (error) {
    return oidcProblem(error);
  }
}
