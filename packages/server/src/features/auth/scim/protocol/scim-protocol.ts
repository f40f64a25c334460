import { AppError } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../../platform/context.ts';
import type { RawAnswer, RawRequest, RawRoute } from '../../../../platform/http/raw.ts';
import { findProvisioner } from './scim-client.ts';
import { maxPage } from './scim-discovery.ts';
import { refusalAnswer, scimAnswer, ScimError } from './scim-error.ts';
import { parseFilter } from './scim-filter.ts';
import { versionOf } from './scim-user.ts';

export type ScimRequest = {
  readonly ctx: Context;
  readonly request: RawRequest;
  readonly location: string;
  readonly id: string;
};
type Handler = (asked: ScimRequest) => Promise<RawAnswer>;

/** Every call: who asks, then the work; a refusal is told in the words of the protocol. */
export const route = (method: RawRoute['method'], path: RawRoute['path'], work: Handler): RawRoute => ({
  method,
  path,
  handle: async (system, request) => {
    try {
      const ctx = await findProvisioner(system, request);
      const location = `${request.origin}/scim/v2`;
      return await work({ ctx, request, location, id: request.params['id'] ?? '' });
    } catch (error) {
      if (error instanceof ScimError || error instanceof AppError) return refusalAnswer(error);
      throw error;
    }
  },
});

const numberOf = (text: string | undefined, initial: number, max: number): number => {
  const number = Number(text ?? initial);
  // RFC 7644 §3.4.2.4: below its least value it is the least.
  return Number.isInteger(number) ? Math.min(Math.max(number, initial === 1 ? 1 : 0), max) : initial;
};

export const windowOf = ({ query }: RawRequest) => ({
  filter: query['filter'] ? parseFilter(query['filter']) : [],
  startIndex: numberOf(query['startIndex'], 1, 2_147_483_647),
  count: numberOf(query['count'], 100, maxPage),
});

export const listAnswer = (startIndex: number, totalResults: number, resources: readonly object[]): RawAnswer =>
  scimAnswer(200, {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
    totalResults,
    startIndex,
    itemsPerPage: resources.length,
    Resources: resources,
  });

/** Who read an older one is told so, if they asked to be. */
export function demandVersion({ request }: ScimRequest, current: { readonly updatedAt: Date }): void {
  const wanted = request.header('if-match');
  const etag = versionOf(current);
  if (wanted && wanted !== '*' && wanted !== etag) {
    throw new ScimError(412, 'The resource has changed since it was read.', { headers: { etag } });
  }
}

type Resource = { readonly meta: { readonly location: string; readonly version: string } };
export const one = (status: number, resource: Resource): RawAnswer =>
  scimAnswer(status, resource, { location: resource.meta.location, etag: resource.meta.version });

export const none: RawAnswer = { status: 204 };
