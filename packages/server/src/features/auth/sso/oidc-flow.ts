import { AppError, demand, errorSpec } from '@shuyuan/contract/kernel/app-error';
import { apiBase } from '@shuyuan/contract/kernel/headers';
import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import type { SystemContext } from '../../../platform/context.ts';
import type { RawAnswer, RawRequest } from '../../../platform/http/raw.ts';
import type { Secrets } from '../../../platform/secrets.ts';
import { admitPerson } from './admit-person.ts';
import * as oidc from './oidc-client.ts';
import { issueCode } from './sign-in-codes.ts';
import { findEnabledSource } from './source.store.ts';
import { type OidcConfig, openSecret, type Source } from './source.ts';

export const oidcBase = `${apiBase}/oauth/oidc` as const;

/** A provider's own page may take a while: a second factor, a forgotten password. */
const flowMs = 10 * minuteMs;
const returnToMax = 500;

/** What the browser keeps while it is away, sealed: who else has the provider's answer cannot use it. */
type KeptFlow = oidc.Flow & {
  readonly sourceId: string;
  readonly binding: string;
  readonly returnTo: string;
  readonly expiresAt: number;
};

const cookieName = (state: string): string => `shuyuan_away_${state.replaceAll(/[^\w-]/g, '').slice(0, 12)}`;

function cookie(origin: string, name: string, value: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  const age = value === '' ? 0 : flowMs / 1000;
  // Lax: the provider sends the browser back by a link, which a strict cookie would not follow.
  return `${name}=${value}; Path=${oidcBase}; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`;
}

function readFlow(secrets: Secrets, sealed: string | undefined): KeptFlow | null {
  const text = sealed ? secrets.open(Buffer.from(sealed, 'base64url')) : null;
  // Sealed by `startOidc` alone.
  return text === null ? null : (JSON.parse(text) as KeptFlow);
}

type OidcSource = Source & { readonly oidc: OidcConfig };

async function oidcSource(ctx: SystemContext, id: string): Promise<OidcSource> {
  const source = await findEnabledSource(ctx.read, id);
  demand(source?.oidc, 'sign-in.source-off');
  return { ...source, oidc: source.oidc };
}

/** Where the provider sends people back to. */
export const redirectUri = (origin: string, id: string): string =>
  `${origin}${oidcBase}/${encodeURIComponent(id)}/callback`;

/** Asks the provider; whatever goes wrong there is told to the person in our words and to the operator in its own. */
async function asking<T>(ctx: SystemContext, source: OidcSource, ask: (provider: Provider) => Promise<T>): Promise<T> {
  const secret = openSecret(ctx.secrets, source);
  try {
    const key = `${source.id} ${source.version}`;
    return await ask(
      await oidc.providerOf({ key, config: source.oidc, secret, guard: ctx.external.guard, now: ctx.now() }),
    );
  } catch (error) {
    ctx.log.warn({ err: error, source: source.id }, 'signing in at a provider failed');
    throw new AppError(oidc.isUnreachable(error) ? 'sign-in.unreachable' : 'sign-in.refused');
  }
}
type Provider = Awaited<ReturnType<typeof oidc.providerOf>>;

const redirect = (location: string, setCookie?: string): RawAnswer => ({
  status: 302,
  headers: { location, ...(setCookie && { 'set-cookie': setCookie }) },
});

/** Back on the sign-in page; behind the `#`, so that no server ever reads it. */
function loginPage({ origin, webBase }: RawRequest, values: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''));
  return `${origin}${webBase}#/login?${query.toString()}`;
}

const returnToOf = ({ query }: RawRequest): string => (query['returnTo'] ?? '').slice(0, returnToMax);

function refusedPage(request: RawRequest, error: unknown, returnTo: string): string {
  if (!(error instanceof AppError)) throw error;
  return loginPage(request, { ssoError: String(errorSpec(error.code).number), returnTo });
}

/** Sends the browser to the provider. `binding` is the browser's own secret, shown again when the code is exchanged. */
export async function startOidc(ctx: SystemContext, request: RawRequest): Promise<RawAnswer> {
  const { params, query, origin } = request;
  const returnTo = returnToOf(request);
  try {
    const source = await oidcSource(ctx, params['sourceId'] ?? '');
    const binding = query['binding'] ?? '';
    demand(binding.length >= 16 && binding.length <= 100, 'sign-in.refused');
    const flow = oidc.newFlow();
    const leaving = { config: source.oidc, flow, redirectUri: redirectUri(origin, source.id) };
    const location = await asking(ctx, source, (provider) => oidc.authorizationUrl(provider, leaving));
    const kept: KeptFlow = { ...flow, sourceId: source.id, binding, returnTo, expiresAt: ctx.now() + flowMs };
    const sealed = ctx.secrets.seal(JSON.stringify(kept)).toString('base64url');
    return redirect(location, cookie(origin, cookieName(flow.state), sealed));
  } catch (error) {
    return redirect(refusedPage(request, error, returnTo));
  }
}

/** The provider's answer becomes a code for the sign-in page. */
export async function finishOidc(ctx: SystemContext, request: RawRequest): Promise<RawAnswer> {
  const { params, query, origin } = request;
  const name = cookieName(query['state'] ?? '');
  const kept = readFlow(ctx.secrets, request.cookie(name));
  const returnTo = kept?.returnTo ?? '';
  const back = (page: string) => redirect(page, cookie(origin, name, ''));
  try {
    const isOurs = kept !== null && kept.sourceId === params['sourceId'] && kept.expiresAt > ctx.now();
    demand(isOurs, 'sign-in.refused');
    const source = await oidcSource(ctx, kept.sourceId);
    const callback = new URL(`${redirectUri(origin, source.id)}?${new URLSearchParams(query).toString()}`);
    const claims = await asking(ctx, source, (provider) => oidc.readClaims(provider, callback, kept));
    const person = oidc.personOf(claims, source.oidc, source.matchBy);
    const within = request.within(source.tenantId);
    const { memberId } = await admitPerson(within, source, person);
    const code = await issueCode(within, { tenantId: source.tenantId, memberId, binding: kept.binding });
    return back(loginPage(request, { ssoCode: code, returnTo }));
  } catch (error) {
    return back(refusedPage(request, error, returnTo));
  }
}
