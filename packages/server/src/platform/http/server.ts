import { AppError } from '@shuyuan/contract/kernel/app-error';
import { apiBase } from '@shuyuan/contract/kernel/headers';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { createFastify } from './fastify.ts';
import type { MountOptions } from './mount.ts';
import { mountAll, type Mounted } from './mount-all.ts';
import { addObservation, type Observed } from './observe.ts';
import { addProtection } from './protection.ts';
import { prepareRateLimits } from './rate-limits.ts';
import { addHeaders, refuse } from './refuse.ts';
import type { Route } from './route.ts';

type Options = MountOptions &
  Mounted &
  Pick<Observed, 'metrics'> & {
    readonly config: Config;
  };

/** Whether some call stands at this path, so that only the method was wrong. */
function pathTest(routes: readonly Route[]): (path: string) => boolean {
  const patterns = new Set(routes.map(({ endpoint }) => endpoint.path.replaceAll(/:\w+/g, '[^/]+')));
  const any = new RegExp(`^${apiBase}(?:${[...patterns].join('|')})/?$`);
  return (path) => any.test(path);
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
  const isKnownPath = pathTest(routes);
  http.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?');
    refuse(new AppError(isKnownPath(path) ? 'request.wrong-method' : 'request.not-found'), request, reply);
  });
  http.addHook('onRequest', async (request, reply) => addHeaders(request, reply));
  addObservation(http, { metrics, routes });
  await addProtection(http, config, options.base.storage);
  await prepareRateLimits(http);
  await mountAll(http, { routes, rawRoutes }, { ...options, config });
  return http;
}
