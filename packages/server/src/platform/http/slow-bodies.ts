import type { FastifyInstance, FastifyRequest } from 'fastify';

type Patience = {
  /** For who has a long way, however little they send. */
  readonly leastMs: number;
  /** Slower than this is no line people work with. */
  readonly bytesPerSecond: number;
};

const patience: Patience = { leastMs: 30_000, bytesPerSecond: 20_000 };

/** What the caller said it would be; who did not say may send as much as is taken here at most. */
function bytesOf({ headers, routeOptions }: FastifyRequest): number {
  const said = Number(headers['content-length']);
  return Number.isFinite(said) ? Math.min(said, routeOptions.bodyLimit) : routeOptions.bodyLimit;
}

/**
 * Who sends a letter a minute would hold a connection for ever, and costs nothing but patience to do so a thousand
 * times: the framework waits without end unless it is told. Uploads too end within a time that fits their size.
 */
export function endSlowBodies(http: FastifyInstance, { leastMs, bytesPerSecond }: Patience = patience): void {
  http.addHook('onRequest', (request, _reply, done) => {
    const { raw, headers } = request;
    if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) {
      const end = (): void => {
        if (!raw.complete) raw.destroy();
      };
      const timer = setTimeout(end, leastMs + (bytesOf(request) / bytesPerSecond) * 1000).unref();
      const stop = (): void => clearTimeout(timer);
      raw.once('end', stop).once('close', stop);
    }
    done();
  });
}
