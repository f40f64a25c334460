import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const yearSeconds = 31_536_000;

/** SHELL-02: the built client below its base path. Names under assets/ carry a hash and may be kept for a year, the page never. */
export async function addWeb(http: FastifyInstance, base: string, folder: string): Promise<boolean> {
  http.get('/', async (_, reply) => reply.redirect(base));
  if (!existsSync(join(folder, 'index.html'))) return false;
  await http.register(fastifyStatic, {
    root: folder,
    prefix: base,
    preCompressed: true,
    index: 'index.html',
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/');
      reply.header('cache-control', isHashed ? `public, max-age=${yearSeconds}, immutable` : 'no-cache');
    },
  });
  return true;
}
