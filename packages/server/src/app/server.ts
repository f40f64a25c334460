import { createAuthenticator } from '../features/auth/index.ts';
import { followContainerOrigins } from '../features/system/index.ts';
import type { Config } from '../platform/config.ts';
import { addHealth } from '../platform/http/health.ts';
import { addApiDocs } from '../platform/http/openapi.ts';
import type { Route } from '../platform/http/route.ts';
import { createHttp, type HttpOptions } from '../platform/http/server.ts';
import { addClient } from './add-client.ts';
import { figuresOf } from './figures.ts';
import type { Installation } from './installation.ts';
import { serveLines, startLines } from './lines.ts';
import { rawRoutes, routes as allRoutes } from './routes.ts';

type Options = {
  readonly config: Config;
  readonly installation: Installation;
  readonly isStrict?: boolean;
  readonly routes?: readonly Route[];
  readonly logStream?: HttpOptions['logStream'];
};

/** The HTTP server over an open installation, not yet listening: tests inject requests into it. */
export async function createServer({ config, installation, isStrict = false, routes = allRoutes, logStream }: Options) {
  const { db, bus, clock, system, ports, version } = installation;
  const lines = startLines(installation, config);
  const figures = figuresOf(installation, lines);
  const base = { now: clock.now, db, bus, ...ports };
  const authenticator = createAuthenticator(system);
  const frames = await followContainerOrigins(system);
  const http = await createHttp({
    config,
    logStream,
    routes,
    rawRoutes,
    metrics: figures.metrics,
    base,
    authenticator,
    rateLimitFactor: config.RATE_LIMIT_FACTOR,
    isStrict,
    streams: lines.streams,
    frameOrigins: frames.current,
  });
  http.addHook('onClose', async () => frames.stop());
  serveLines(http, { lines, base, authenticator, config, installation });
  addHealth(http, { ...figures, metricsToken: config.METRICS_TOKEN });
  await addApiDocs(
    http,
    routes.map(({ endpoint }) => endpoint),
    version,
  );
  await addClient(http, config.WEB_BASE);
  return http;
}
