import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../config.ts';
import { newId } from '../new-id.ts';
import { parseQuery } from './body-parsers.ts';
import { publicBodyBytes } from './body-shape.ts';
import { proxyTrust } from './proxies.ts';
import { refuse } from './refuse.ts';

/** Who connects has to ask for something within this time; the framework would wait for a minute and a half. */
const silence = { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 };

/** Where lines of the log go instead of the standard output. */
export type LogStream = { readonly write: (line: string) => void };

type Options = { readonly timeouts?: typeof silence; readonly logStream?: LogStream | undefined };

/** The framework as we want it: our ids, our limits, our words in the log and in refusals. */
export function createFastify(config: Config, { timeouts = silence, logStream }: Options = {}): FastifyInstance {
  const http = Fastify({
    http: timeouts,
    // Before any route is found: its own words would repeat the address to whoever was sent there.
    frameworkErrors: refuse,
    // Also where no call is; what takes more says so, and finds out first who sends it.
    bodyLimit: publicBodyBytes,
    // Only those who were named: anybody can write the header.
    trustProxy: config.TRUST_PROXY.length > 0 && proxyTrust(config.TRUST_PROXY),
    genReqId: () => newId(),
    requestIdHeader: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200, querystringParser: parseQuery },
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level: config.LOG_LEVEL,
      ...(logStream && { stream: logStream }),
      // The address without its query: search words and invitation codes are nobody's business.
      serializers: { req: ({ method, url }) => ({ method, url: url?.split('?')[0] ?? '' }) },
    },
  });
  http.setErrorHandler(refuse);
  return http;
}
