import { timingSafeEqual } from 'node:crypto';
import { isIPv4 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics.ts';
import { isPassedOn } from './proxies.ts';

type Options = {
  readonly isReady: () => Promise<boolean>;
  readonly isStorageUsable: () => Promise<boolean>;
  readonly metrics: () => Metrics;
  readonly metricsToken: string;
};

const isLoopback = (address: string): boolean =>
  address === '::1' || (isIPv4(address.replace('::ffff:', '')) && address.replace('::ffff:', '').startsWith('127.'));

/** By the socket: an address in a header is anybody's word, and a proxy of this machine passes on calls of others. */
function mayRead(request: FastifyRequest, token: string): boolean {
  if (token === '') return isLoopback(request.raw.socket.remoteAddress ?? '') && !isPassedOn(request.raw);
  const given = Buffer.from((request.headers.authorization ?? '').replace(/^Bearer /, ''));
  const wanted = Buffer.from(token);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

const wordOf = (isWell: boolean) => (isWell ? 'ok' : 'unavailable');

/** For whoever watches the process: alive, ready to be given work, and its figures. */
export function addHealth(http: FastifyInstance, options: Options): void {
  const { isReady, isStorageUsable, metrics, metricsToken } = options;
  http.get('/healthz', async () => ({ status: 'ok' }));
  http.get('/readyz', async (_, reply) => {
    const [ready, usable] = await Promise.all([isReady(), isStorageUsable()]);
    // Files out of reach are said and not more: taking every server away for it would take everything else away too.
    return reply.code(ready ? 200 : 503).send({ status: wordOf(ready), storage: wordOf(usable) });
  });
  http.get('/metrics', async (request, reply) => {
    if (!mayRead(request, metricsToken)) {
      reply.callNotFound();
      return reply;
    }
    return reply.type(metrics().contentType).send(await metrics().text());
  });
}
