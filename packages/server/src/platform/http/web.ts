import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { yearSeconds } from '@shuyuan/contract/kernel/time-units';

/** What a script or a style sheet goes without: what a page may do, and how to ask again for what never changes. */
const unneededHeaders = [
  'accept-ranges',
  'content-security-policy',
  'cross-origin-opener-policy',
  'etag',
  'last-modified',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-request-id',
  'x-xss-protection',
];

/** SHELL-02: the built client below its base path. Names under assets/ carry a hash and may be kept for a year, the page never. */
export async function addWeb(http: FastifyInstance, base: string, folder: string): Promise<boolean> {
  http.get('/', async (_, reply) => reply.redirect(base));
  if (!existsSync(join(folder, 'index.html'))) return false;
  await http.register(fastifyStatic, {
    root: folder,
    prefix: base,
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/');
      if (isHashed) for (const name of unneededHeaders) reply.removeHeader(name);
      // The client is one page for people who sign in; what anybody may read stands below /site/ (D-187).
      if (!isHashed) reply.header('x-robots-tag', 'noindex');
      // Its policy changes with settings (D-192), and some browsers keep the old policy when told that the page is the same.
      if (path.includes('index.html')) for (const name of ['etag', 'last-modified']) reply.removeHeader(name);
      reply.header('cache-control', isHashed ? `public, max-age=${yearSeconds}, immutable` : 'no-cache');
    },
  });
  // Without its slash the page's relative addresses would miss the folder.
  http.get(base, (request, reply) =>
    /^[^?]*\/(\?|$)/.test(request.url) ? reply.sendFile('index.html') : reply.redirect(base),
  );
  return true;
}
