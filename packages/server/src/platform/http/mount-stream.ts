import { demand } from '@shuyuan/contract/kernel/app-error';
import { apiBase, tokenOf } from '@shuyuan/contract/kernel/headers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { sendEvents } from './long-answers.ts';
import { contextOf, type MountOptions } from './mount.ts';
import type { StreamEvent, Streams } from './streams.ts';

type Line = { readonly send: (event: StreamEvent) => void; readonly lastEventId: string | null };

/** A call whose answer stays open, as Server-Sent Events; only for members. */
export type StreamRoute = {
  /** Below `/api/v1`. */
  readonly path: `/${string}`;
  /** Begins to tell; what it returns is called when the line is closed, whoever closed it. */
  readonly open: (ctx: Context, line: Line) => () => void;
};

const lastEventIdMax = 64;

function lastEventIdOf(request: FastifyRequest): string | null {
  const id = request.headers['last-event-id'];
  return typeof id === 'string' && id.length <= lastEventIdMax ? id : null;
}

type Options = Pick<MountOptions, 'base' | 'authenticator'> & { readonly streams: Streams };

/** The caller is found as for any call; then the line belongs to its session until one of the two ends. */
function mountStream(http: FastifyInstance, route: StreamRoute, { streams, base, authenticator }: Options): void {
  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const token = tokenOf(request.headers.authorization);
    demand(token, 'auth.required');
    const actor = await authenticator.byToken(token);
    demand(!actor.mustChangePassword, 'auth.password-change-needed');
    const { body, send } = streams.open({ kind: route.path, memberId: actor.id, sessionKey: actor.sessionKey });
    const ctx: Context = { ...contextOf(request, actor, base), actor };
    body.once('close', route.open(ctx, { send, lastEventId: lastEventIdOf(request) }));
    return sendEvents(reply, body);
  }
  http.route({ method: 'GET', url: `${apiBase}${route.path}`, handler: answer, helmet: false });
}

/** All of them; a server that stops ends its streams first, or it would wait for readers that never leave. */
export function addStreams(http: FastifyInstance, routes: readonly StreamRoute[], options: Options): void {
  for (const route of routes) mountStream(http, route, options);
  http.addHook('preClose', async () => options.streams.close());
}
