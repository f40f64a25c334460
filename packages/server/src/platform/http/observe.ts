import { apiBase, versionHeader } from '@shuyuan/contract/kernel/headers';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics.ts';
import { uploadPace } from '../upload-pace.ts';
import type { Route } from './route.ts';

/** Calls an upload is made of: for them no upload steps back. */
const uploadPaths = (routes: readonly Route[]): ReadonlySet<string> =>
  new Set(
    routes
      .filter(({ endpoint: { isMultipart, isOfUpload } }) => isMultipart || isOfUpload)
      .map(({ endpoint }) => apiBase + endpoint.path),
  );

export type Observed = { readonly metrics: () => Metrics; readonly routes: readonly Route[] };

/** Every answer is counted, and told to the uploads, which step back for it. */
export function addObservation(http: FastifyInstance, { metrics, routes }: Observed): void {
  const uploads = uploadPaths(routes);
  http.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    if (!uploads.has(route)) uploadPace.served();
    metrics().observeRequest({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    request.log.debug(
      {
        route,
        method: request.method,
        status: reply.statusCode,
        ms: reply.elapsedTime,
        client: request.headers[versionHeader],
      },
      'answered',
    );
  });
}
