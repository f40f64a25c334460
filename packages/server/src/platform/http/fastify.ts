import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../config.ts';
import { newId } from '../new-id.ts';
import { refuse } from './refuse.ts';

/** The framework as we want it: our ids, our limits, our words in the log and in refusals. */
export function createFastify(config: Config): FastifyInstance {
  const http = Fastify({
    // Before any route is found: its own words would repeat the address to whoever was sent there.
    frameworkErrors: refuse,
    bodyLimit: config.BODY_LIMIT_KB * 1024,
    // One hop: what stands before the last address in the header was written by whoever asks.
    trustProxy: config.TRUST_PROXY && ((_address: string, hop: number) => hop === 0),
    genReqId: () => newId(),
    requestIdHeader: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level: config.LOG_LEVEL,
      // The address without its query: search words and invitation codes are nobody's business.
      serializers: { req: ({ method, url }) => ({ method, url: url?.split('?')[0] ?? '' }) },
    },
  });
  http.setErrorHandler(refuse);
  return http;
}
