import type { FastifyInstance } from 'fastify';
import { mount } from './mount.ts';
import { mountUploads } from './mount-upload.ts';
import { mountRaw, type RawRoutes } from './raw.ts';
import type { Route } from './route.ts';

/** Everything that is answered: calls of the contract, and addresses that are none. */
export type Mounted = { readonly routes: readonly Route[]; readonly rawRoutes: readonly RawRoutes[] };

export async function mountAll(
  http: FastifyInstance,
  { routes, rawRoutes }: Mounted,
  options: Parameters<typeof mountUploads>[2] & Parameters<typeof mountRaw>[2],
): Promise<void> {
  for (const route of routes) if (!route.endpoint.isMultipart) mount(http, route, options);
  const uploads = routes.filter(({ endpoint }) => endpoint.isMultipart);
  await mountUploads(http, uploads, options);
  for (const part of rawRoutes) await mountRaw(http, part, options);
}
