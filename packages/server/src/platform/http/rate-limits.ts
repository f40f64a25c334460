import rateLimit from '@fastify/rate-limit';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Endpoint } from '@shuyuan/contract/kernel/endpoint.wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export type LimitCheck = (request: FastifyRequest, callerId: string | null, input: unknown) => Promise<void>;

const minuteMs = 60_000;
const keyOf = Symbol('rate limit key');
type Keyed = FastifyRequest & { [keyOf]?: string };

export async function prepareRateLimits(http: FastifyInstance): Promise<void> {
  await http.register(rateLimit, { global: false });
}

/** D-029: counted in this process, per caller (or address) or per value of one field. `factor` 0 switches it off. */
export function limitCheck(
  http: FastifyInstance,
  { path, rateLimit: limit }: Pick<Endpoint, 'path' | 'rateLimit'>,
  factor: number,
): LimitCheck | null {
  if (!limit || factor === 0) return null;
  const count = http.createRateLimit({
    max: Math.max(1, Math.round(limit.max * factor)),
    timeWindow: minuteMs,
    keyGenerator: (request) => (request as Keyed)[keyOf] ?? request.ip,
  });
  return async (request, callerId, input) => {
    // The mount parsed the input with the endpoint's own schema.
    const value =
      limit.per === 'caller' ? (callerId ?? request.ip) : String((input as Record<string, unknown>)[limit.per.field]);
    (request as Keyed)[keyOf] = `${path} ${value.toLowerCase()}`;
    const result = await count(request);
    demand(result.isAllowed || !result.isExceeded, 'request.too-many', {
      retryAfterSeconds: 'ttlInSeconds' in result ? result.ttlInSeconds : 60,
    });
  };
}
