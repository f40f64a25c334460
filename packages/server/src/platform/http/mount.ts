import { apiBase, idempotencyHeader } from '@shuyuan/contract/kernel/headers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context, ContextOf, SystemContext } from '../context.ts';
import type { Database } from '../db.ts';
import { admitFirst, admittedActor, admittedMember, type Authenticator } from './admission.ts';
import { answerWriter } from './answers.ts';
import { callerOfRequest } from './device-cookie.ts';
import { type OpensStreams, sendFile, streamEvents } from './long-answers.ts';
import { limitCheck } from './rate-limits.ts';
import { onceOnly } from './repeated-requests.ts';
import { bodyLimitsOf, inputReader } from './request-input.ts';
import type { Route } from './route.ts';

export { cookieOf, languageOfRequest } from './request-facts.ts';

export type Base = Pick<
  ContextOf<null>,
  | 'now'
  | 'bus'
  | 'writeBehind'
  | 'secrets'
  | 'external'
  | 'storage'
  | 'locks'
  | 'guesses'
  | 'backgroundTasks'
  | 'operations'
> & {
  readonly db: Pick<Database, 'forTenant' | 'system'>;
};

export type MountOptions = {
  readonly base: Base;
  readonly authenticator: Authenticator;
  readonly rateLimitFactor: number;
  /** Of members, where the endpoint says nothing else. */
  readonly bodyLimitKb: number;
  /** Compare every answer with its schema before it is sent: for tests. */
  readonly isStrict: boolean;
  readonly streams: OpensStreams;
};

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

/** One route, in the order everybody relies on: who, may they, what, how often, once, do, answer. */
export function mount(http: FastifyInstance, route: Route, options: MountOptions): void {
  const { endpoint } = route;
  const readInput = inputReader(endpoint);
  const write = answerWriter(endpoint.output, options.isStrict);
  const checkLimit = limitCheck(http, endpoint, options);
  const isPublic = endpoint.access === 'public';

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const actor = admittedActor(request);
    const input = readInput(request);
    await checkLimit?.(request, actor?.id ?? null, input);
    // `Route` erases the difference; `on` checked that a public handler takes a context without actor.
    // A public call belongs to no tenant, whoever makes it.
    const ctx = { ...contextOf(request, isPublic ? null : actor, options.base), actor } as Context;
    if (endpoint.download) return sendFile(reply, endpoint.download, await route.handle(ctx, input));
    if (endpoint.stream) {
      const telling = { streams: options.streams, kind: endpoint.path, actor: admittedMember(request), write };
      return streamEvents(reply, telling, () => route.handle(ctx, input));
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
    ...admitFirst(endpoint, options.authenticator),
    ...bodyLimitsOf(endpoint, options.bodyLimitKb),
  });
}
