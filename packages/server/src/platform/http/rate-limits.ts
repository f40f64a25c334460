import { createHash } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Endpoint } from '@shuyuan/contract/kernel/endpoint.wire';
import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Scope } from '../db.ts';
import type { Secrets } from '../secrets.ts';
import { deviceOfRequest } from './device-cookie.ts';
import { countCall } from './rate-counts.store.ts';

export type LimitCheck = (request: FastifyRequest, callerId: string | null, input: unknown) => Promise<void>;

const keyOf = Symbol('rate limit key');
type Keyed = FastifyRequest & { [keyOf]?: string };

export async function prepareRateLimits(http: FastifyInstance): Promise<void> {
  await http.register(rateLimit, { global: false });
}

type Options = {
  readonly rateLimitFactor: number;
  readonly base: { readonly db: { readonly system: Pick<Scope, 'inTransaction'> }; readonly secrets: Secrets };
};

/**
 * D-029: per caller (or address) or per value of one field. Counted in this process; what the limit calls `isShared`
 * then in the database too, so that several processes agree. The first count spares the database whoever is over it.
 * A factor of 0 switches both off.
 */
export function limitCheck(
  http: FastifyInstance,
  { path, rateLimit: limit }: Pick<Endpoint, 'path' | 'rateLimit'>,
  { rateLimitFactor: factor, base }: Options,
): LimitCheck | null {
  if (!limit || factor === 0) return null;
  const max = Math.max(1, Math.round(limit.max * factor));
  const count = http.createRateLimit({
    max,
    timeWindow: minuteMs,
    keyGenerator: (request) => (request as Keyed)[keyOf] ?? request.ip,
  });
  const countEverywhere = async (key: string): Promise<void> => {
    const digest = createHash('sha256').update(key).digest();
    const all = await base.db.system.inTransaction((tx) => countCall(tx, digest, minuteMs));
    demand(all.count <= max, 'request.too-many', { retryAfterSeconds: all.secondsLeft });
  };
  return async (request, callerId, input) => {
    // The mount parsed the input with the endpoint's own schema.
    const value =
      limit.per === 'caller' ? (callerId ?? request.ip) : String((input as Record<string, unknown>)[limit.per.field]);
    const device = limit.isPerDevice ? (deviceOfRequest(request, base.secrets) ?? '') : '';
    const key = `${path} ${device} ${value.toLowerCase()}`;
    (request as Keyed)[keyOf] = key;
    const result = await count(request);
    demand(result.isAllowed || !result.isExceeded, 'request.too-many', {
      retryAfterSeconds: 'ttlInSeconds' in result ? result.ttlInSeconds : 60,
    });
    if (limit.isShared) await countEverywhere(key);
  };
}
