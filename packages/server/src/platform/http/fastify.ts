import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../config.ts';
import { newId } from '../new-id.ts';

/** The framework as we want it: our ids, our limits, our words in the log. */
export function createFastify(config: Config): FastifyInstance {
  return Fastify({
    bodyLimit: config.BODY_LIMIT_KB * 1024,
    trustProxy: config.TRUST_PROXY,
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
}
