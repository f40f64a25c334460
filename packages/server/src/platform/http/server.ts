import { AppError } from '@shuyuan/contract/kernel/app-error';
import {
  apiBase,
  clientVersion,
  minimumVersionHeader,
  requestIdHeader,
  versionHeader,
} from '@shuyuan/contract/kernel/headers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Metrics } from '../metrics.ts';
import { createFastify } from './fastify.ts';
import { languageOfRequest, type MountOptions } from './mount.ts';
import { mountAll, type Mounted } from './mount-all.ts';
import { addProtection } from './protection.ts';
import { prepareRateLimits } from './rate-limits.ts';
import { asAppError, refusalOf } from './refusals.ts';
import type { Route } from './route.ts';
import { endSlowBodies } from './slow-bodies.ts';

type Options = MountOptions &
  Mounted & {
    readonly config: Config;
    readonly metrics: () => Metrics;
  };

/** Whether some call stands at this path, so that only the method was wrong. */
function pathTest(routes: readonly Route[]): (path: string) => boolean {
  const patterns = new Set(routes.map(({ endpoint }) => endpoint.path.replaceAll(/:\w+/g, '[^/]+')));
  const any = new RegExp(`^${apiBase}(?:${[...patterns].join('|')})/?$`);
  return (path) => any.test(path);
}

function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const found = asAppError(error);
  if (found.isBug) request.log.error({ err: error }, 'a request failed');
  const { status, body } = refusalOf(found.error, languageOfRequest(request), request.id);
  reply.code(status).header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(body));
}

const apiHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  [minimumVersionHeader]: clientVersion,
};

/** Answers of the API are nobody else's to keep (D-024), and tell an old client that a newer one is out (D-004). */
function addHeaders(http: FastifyInstance): void {
  http.addHook('onRequest', async (request, reply) => {
    reply.header(requestIdHeader, request.id);
    if (!request.url.startsWith(apiBase)) return;
    reply.headers(apiHeaders);
  });
}

function addObservation(http: FastifyInstance, metrics: () => Metrics): void {
  http.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    metrics().observeRequest({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    request.log.debug(
      {
        route,
        method: request.method,
        status: reply.statusCode,
        ms: reply.elapsedTime,
        client: request.headers[versionHeader],
      },
      'answered',
    );
  });
}

/** The HTTP side of the product: every endpoint of the contract, and one typed answer for everything else. */
export async function createHttp({
  config,
  routes,
  rawRoutes,
  metrics,
  ...options
}: Options): Promise<FastifyInstance> {
  const http = createFastify(config);
  http.setErrorHandler((error, request, reply) => refuse(error, request, reply));
  const isKnownPath = pathTest(routes);
  http.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?');
    refuse(new AppError(isKnownPath(path) ? 'request.wrong-method' : 'request.not-found'), request, reply);
  });
  endSlowBodies(http);
  addHeaders(http);
  addObservation(http, metrics);
  await addProtection(http, config);
  await prepareRateLimits(http);
  await mountAll(http, { routes, rawRoutes }, { ...options, config });
  return http;
}
