import { AppError, demand } from '@shuyuan/contract/kernel/app-error';
import { apiBase, idempotencyHeader, tokenOf } from '@shuyuan/contract/kernel/headers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor, Context, ContextOf, SystemContext } from '../context.ts';
import type { Database } from '../db.ts';
import { answerWriter } from './answers.ts';
import { callerOfRequest } from './device-cookie.ts';
import { type OpensStreams, sendFile, tellEvents } from './long-answers.ts';
import { limitCheck } from './rate-limits.ts';
import { onceOnly } from './repeated-requests.ts';
import { inputReader } from './request-input.ts';
import type { Route } from './route.ts';

export { cookieOf, languageOfRequest } from './request-facts.ts';

/** Finds the caller, or throws why there is none. */
export type Authenticator = {
  readonly byToken: (token: string) => Promise<Actor>;
  readonly bySession: (sessionKey: string) => Promise<Actor>;
};
export type Base = Pick<
  ContextOf<null>,
  'now' | 'bus' | 'later' | 'secrets' | 'outside' | 'storage' | 'locks' | 'guesses' | 'errands' | 'operations'
> & {
  readonly db: Pick<Database, 'forTenant' | 'system'>;
};

export type MountOptions = {
  readonly base: Base;
  readonly authenticator: Authenticator;
  readonly rateLimitFactor: number;
  /** Parse every answer with its schema before it is sent: for tests. */
  readonly isStrict: boolean;
  readonly streams: OpensStreams;
};

async function findActor(
  request: FastifyRequest,
  { byToken }: Authenticator,
  isPublic: boolean,
): Promise<Actor | null> {
  const token = tokenOf(request.headers.authorization);
  if (!token) return null;
  if (!isPublic) return byToken(token);
  // A visitor's page must open with a stale token too.
  return byToken(token).catch((error: unknown) => {
    if (error instanceof AppError) return null;
    throw error;
  });
}

/** As the system sees the request, or as one tenant does. */
export function contextOf(
  request: FastifyRequest,
  scope: { readonly tenantId: string } | null,
  { db, ...ports }: Base,
): SystemContext {
  const { read, inTransaction } = scope ? db.forTenant(scope.tenantId) : db.system;
  return {
    ...ports,
    read,
    inTransaction,
    actor: null,
    requestId: request.id,
    ...callerOfRequest(request, ports.secrets),
    log: request.log,
  };
}

/** Who calls, when they may; null is a visitor where visitors may. */
export async function admit(
  request: FastifyRequest,
  endpoint: Route['endpoint'],
  authenticator: Authenticator,
): Promise<Actor | null> {
  const isPublic = endpoint.access === 'public';
  const actor = await findActor(request, authenticator, isPublic);
  demand(isPublic || actor, 'auth.required');
  demand(isPublic || endpoint.allowsOneTimePassword || !actor?.mustChangePassword, 'auth.password-change-needed');
  if (endpoint.access !== 'public' && endpoint.access !== 'member') {
    demand(actor?.capabilities.has(endpoint.access), 'auth.forbidden');
  }
  return actor;
}

/** One route, in the order everybody relies on: who, may they, how often, what, once, do, answer. */
export function mount(http: FastifyInstance, route: Route, options: MountOptions): void {
  const { endpoint } = route;
  const readInput = inputReader(endpoint);
  const write = answerWriter(endpoint.output, options.isStrict);
  const checkLimit = limitCheck(http, endpoint, options);
  const isPublic = endpoint.access === 'public';

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const actor = await admit(request, endpoint, options.authenticator);
    const input = readInput(request);
    await checkLimit?.(request, actor?.id ?? null, input);
    // `Route` erases the difference; `on` checked that a public handler takes a context without actor.
    // A public call belongs to no tenant, whoever makes it.
    const ctx = { ...contextOf(request, isPublic ? null : actor, options.base), actor } as Context;
    if (endpoint.download) return sendFile(reply, endpoint.download, await route.handle(ctx, input));
    if (endpoint.stream) {
      demand(actor, 'auth.required');
      const telling = { streams: options.streams, kind: endpoint.path, actor, write };
      return tellEvents(reply, telling, () => route.handle(ctx, input));
    }
    let given: unknown;
    const work = async (within: Context) => {
      given = await route.handle(within, input);
      return write(given);
    };
    const key = endpoint.idempotent && actor ? request.headers[idempotencyHeader] : undefined;
    const body =
      typeof key === 'string' ? await onceOnly({ ctx, key, endpoint: endpoint.path, input, work }) : await work(ctx);
    if (route.cookie) reply.header('set-cookie', route.cookie(ctx, given));
    return reply.header('content-type', 'application/json; charset=utf-8').send(body);
  }

  // Data needs no page headers; `addHeaders` sends the few it does need.
  http.route({
    method: endpoint.method,
    url: `${apiBase}${endpoint.path}`,
    handler: answer,
    helmet: false,
    ...(endpoint.bodyLimitKb !== undefined && { bodyLimit: endpoint.bodyLimitKb * 1024 }),
  });
}
