import { AppError } from '@shuyuan/contract/kernel/app-error';
import { apiBase } from '@shuyuan/contract/kernel/headers';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { createFastify, type LogStream } from './fastify.ts';
import type { MountOptions } from './mount.ts';
import { mountAll, type Mounted } from './mount-all.ts';
import { addObservation, type Observed } from './observe.ts';
import { addProtection } from './protection.ts';
import { prepareRateLimits } from './rate-limits.ts';
import { addHeaders, refuse } from './refuse.ts';
import type { Route } from './route.ts';

export type HttpOptions = Omit<MountOptions, 'bodyLimitKb'> &
  Mounted &
  Pick<Observed, 'metrics'> & {
    readonly config: Config;
    readonly logStream?: LogStream | undefined;
    readonly frameOrigins: () => readonly string[];
  };

/** The methods some call has at this path; none where nothing stands there. */
function methodsFinder(routes: readonly Route[]): (path: string) => string[] {
  const table = routes.map(({ endpoint: { method, path } }) => ({
    methods: method === 'GET' ? ['GET', 'HEAD'] : [method],
    pattern: new RegExp(`^${apiBase}${path.replaceAll(/:\w+/g, '[^/]+')}/?$`),
  }));
  return (path) => {
    const found = table.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods);
    return [...new Set(found)].toSorted();
  };
}

/** The HTTP side of the product: every endpoint of the contract, and one typed answer for everything else. */
export async function createHttp({
  config,
  routes,
  rawRoutes,
  metrics,
  logStream,
  frameOrigins,
  ...options
}: HttpOptions): Promise<FastifyInstance> {
  const http = createFastify(config, { logStream });
  const methodsAt = methodsFinder(routes);
  http.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?');
    const allowed = methodsAt(path);
    if (allowed.length > 0) reply.header('allow', allowed.join(', '));
    refuse(new AppError(allowed.length > 0 ? 'request.wrong-method' : 'request.not-found'), request, reply);
  });
  http.addHook('onRequest', async (request, reply) => addHeaders(request, reply));
  addObservation(http, { metrics, routes });
  await addProtection(http, { config, storage: options.base.storage, frameOrigins });
  await prepareRateLimits(http);
  await mountAll(http, { routes, rawRoutes }, { ...options, bodyLimitKb: config.BODY_LIMIT_KB, config });
  return http;
}
