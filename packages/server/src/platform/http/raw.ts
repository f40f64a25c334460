import { AppError } from '@shuyuan/contract/kernel/app-error';
import type { Endpoint } from '@shuyuan/contract/kernel/endpoint.wire';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import type { Config } from '../config.ts';
import type { Actor, SystemContext } from '../context.ts';
import { originOf } from '../external-services.ts';
import { addJsonParser, demandSoundBody } from './body-parsers.ts';
import { contextOf, cookieOf, languageOfRequest, type MountOptions } from './mount.ts';
import { limitCheck } from './rate-limits.ts';
import { readRest } from './refuse.ts';
import { asAppError, refusalHeaders, refusalOf } from './refusals.ts';

type Texts = Readonly<Record<string, string>>;

export type RawRequest = {
  /** HEAD comes to whoever answers GET. */
  readonly method: string;
  readonly params: Texts;
  readonly query: Texts;
  readonly body: unknown;
  readonly header: (name: string) => string | undefined;
  readonly cookie: (name: string) => string | undefined;
  /** The address people use, without a slash at its end, and the path of the client below it. */
  readonly origin: string;
  readonly webBase: string;
  /** Who is behind a session, or null when it has ended. */
  readonly actorOf: (sessionKey: string) => Promise<Actor | null>;
  /** The same request seen as one tenant's: its rows and no others. */
  readonly within: (tenantId: string) => SystemContext;
};

export type RawAnswer = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer | Readable;
};

export type RawRoute = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/${string}`;
  readonly rateLimit?: NonNullable<Endpoint['rateLimit']>;
  /** Whoever calls is found out by the route itself. */
  readonly handle: (ctx: SystemContext, request: RawRequest) => Promise<RawAnswer>;
};

/**
 * Addresses that cannot be calls of the contract: where a browser is sent from and to, and protocols others have
 * written. Everything below `prefix` is theirs, refusals included.
 */
export type RawRoutes = {
  readonly prefix: `/${string}`;
  readonly routes: readonly RawRoute[];
  /** Media types that are JSON under another name. */
  readonly bodyTypes?: readonly string[];
  /** Media types whose text is handed on as it came: what is signed is every byte of it. */
  readonly textTypes?: readonly string[];
  readonly refuse?: (error: AppError) => RawAnswer;
  /** Finds out who calls before a body is read, and throws; without it bodies are no larger than a visitor's. */
  readonly admit?: (ctx: SystemContext, request: RawRequest) => Promise<void>;
  /** What an admitted caller's body may be built of. */
  readonly bodyShape?: NonNullable<FastifyContextConfig['bodyShape']>;
};

type Options = Pick<MountOptions, 'base' | 'authenticator' | 'rateLimitFactor'> & { readonly config: Config };

const headers = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** Repeated fields keep their first value: none of these protocols repeats one. */
const textsOf = (fields: unknown): Texts =>
  Object.fromEntries(
    Object.entries(fields ?? {}).flatMap(([name, value]) => {
      const first: unknown = Array.isArray(value) ? value[0] : value;
      return typeof first === 'string' && !first.includes('\u0000') ? [[name, first]] : [];
    }),
  );

function rawRequestOf(request: FastifyRequest, { config, base, authenticator }: Options): RawRequest {
  return {
    method: request.method,
    params: textsOf(request.params),
    query: textsOf(request.query),
    body: request.body,
    header: (name) => textsOf(request.headers)[name.toLowerCase()],
    cookie: (name) => cookieOf(request, name),
    origin: originOf(config.PUBLIC_URL || `${request.protocol}://${request.host}`),
    webBase: config.WEB_BASE,
    actorOf: (sessionKey) =>
      authenticator.bySession(sessionKey).catch((error: unknown) => {
        if (error instanceof AppError) return null;
        throw error;
      }),
    within: (tenantId) => contextOf(request, { tenantId }, base),
  };
}

const send = (reply: FastifyReply, answer: RawAnswer): FastifyReply =>
  reply
    .code(answer.status)
    .headers({ ...headers, ...answer.headers })
    .send(answer.body ?? '');

const ourRefusal = (error: AppError, request: FastifyRequest): RawAnswer => {
  const { status, body } = refusalOf(error, languageOfRequest(request), request.id);
  return { status, headers: { 'content-type': 'application/json; charset=utf-8' }, body: JSON.stringify(body) };
};

function addRoutes(scope: FastifyInstance, part: RawRoutes, options: Options): void {
  const refuse = (error: AppError, request: FastifyRequest): RawAnswer => {
    const answer = part.refuse?.(error) ?? ourRefusal(error, request);
    return { ...answer, headers: { ...refusalHeaders(error), ...answer.headers } };
  };
  scope.setErrorHandler((thrown, request, reply) => {
    const { error, isBug } = asAppError(thrown);
    if (isBug) request.log.error({ err: thrown }, 'a request failed');
    readRest(request, reply);
    return send(reply, refuse(error, request));
  });
  scope.setNotFoundHandler((request, reply) => send(reply, refuse(new AppError('request.not-found'), request)));
  for (const type of part.bodyTypes ?? []) {
    addJsonParser(scope, type);
  }
  for (const type of part.textTypes ?? []) {
    scope.removeContentTypeParser(type);
    scope.addContentTypeParser(type, { parseAs: 'string' }, (_request, text, done) => done(null, text));
  }
  const { admit } = part;
  const bodyLimits = admit && {
    bodyLimit: options.config.BODY_LIMIT_KB * 1024,
    config: { ...(part.bodyShape && { bodyShape: part.bodyShape }) },
    onRequest: (request: FastifyRequest) =>
      admit(contextOf(request, null, options.base), rawRequestOf(request, options)),
  };
  for (const { method, path, rateLimit, handle } of part.routes) {
    const limited = { path: `${part.prefix}${path}` as const, ...(rateLimit && { rateLimit }) };
    const checkLimit = limitCheck(scope, limited, options);
    scope.route({
      method,
      url: path,
      helmet: false,
      ...(method !== 'GET' && bodyLimits),
      handler: async (request, reply) => {
        await checkLimit?.(request, null, request.params);
        demandSoundBody(request);
        return send(reply, await handle(contextOf(request, null, options.base), rawRequestOf(request, options)));
      },
    });
  }
}

export async function mountRaw(http: FastifyInstance, part: RawRoutes, options: Options): Promise<void> {
  await http.register(async (scope) => addRoutes(scope, part, options), { prefix: part.prefix });
}
