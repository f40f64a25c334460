import { resolve } from 'node:path';
import { createAuthenticator } from '../features/auth/index.ts';
import type { Config } from '../platform/config.ts';
import { addHealth } from '../platform/http/health.ts';
import { addApiDocs } from '../platform/http/openapi.ts';
import type { Route } from '../platform/http/route.ts';
import { createHttp } from '../platform/http/server.ts';
import { addWeb } from '../platform/http/web.ts';
import { countDeadLetters } from '../platform/jobs.ts';
import { createMetrics } from '../platform/metrics.ts';
import type { Installation } from './installation.ts';
import { routes as allRoutes } from './routes.ts';

export const productVersion = '0.1.0';
const webFolder = resolve(import.meta.dirname, '..', '..', '..', 'web', 'dist');

type Options = {
  readonly config: Config;
  readonly installation: Installation;
  readonly isStrict?: boolean;
  readonly routes?: readonly Route[];
};

/** The HTTP server over an open installation, not yet listening: tests inject requests into it. */
export async function createServer({ config, installation, isStrict = false, routes = allRoutes }: Options) {
  const { db, bus, clock, system } = installation;
  const metrics = createMetrics({ pool: db.load, countDeadLetters: () => countDeadLetters(db.owner) });
  const http = await createHttp({
    config,
    routes,
    metrics: () => metrics,
    base: { now: clock.now, db, bus, later: system.later, secrets: system.secrets },
    authenticate: createAuthenticator(system),
    rateLimitFactor: config.RATE_LIMIT_FACTOR,
    isStrict,
  });
  addHealth(http, { isReady: db.isAlive, metrics: () => metrics, metricsToken: config.METRICS_TOKEN });
  await addApiDocs(
    http,
    routes.map(({ endpoint }) => endpoint),
    productVersion,
  );
  await addWeb(http, config.WEB_BASE, webFolder);
  return http;
}
