import formbody from '@fastify/formbody';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Storage } from '../storage/storage.ts';
import { endSlowBodies } from './slow-bodies.ts';

/** A LiveKit server is spoken to by the browser itself, over both of its protocols. */
function stageSources({ STAGE_ENGINE, LIVEKIT_URL }: Config): string[] {
  if (STAGE_ENGINE !== 'livekit') return [];
  const { host, protocol } = new URL(LIVEKIT_URL);
  return /^(https|wss):$/.test(protocol) ? [`https://${host}`, `wss://${host}`] : [`http://${host}`, `ws://${host}`];
}

/** What a page of ours may do and load, and forms no larger than any other body, which nobody may drip. */
export async function addProtection(
  http: FastifyInstance,
  config: Config,
  storage: Pick<Storage, 'direct'>,
): Promise<void> {
  // Parts of files, where browsers send them past us.
  const storageSources = storage.direct ? [storage.direct.origin] : [];
  endSlowBodies(http);
  await http.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Mantine sets CSS variables in style attributes and style elements.
        // Chapters of a book, their style sheets and fonts, are made in the page from its archive (`blob:`).
        styleSrc: ["'self'", "'unsafe-inline'", 'blob:'],
        fontSrc: ["'self'", 'data:', 'blob:'],
        frameSrc: ["'self'", 'blob:'],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'", ...stageSources(config), ...storageSources],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        frameAncestors: ["'self'"],
        upgradeInsecureRequests: null,
      },
    },
    strictTransportSecurity: config.TRUST_PROXY,
    crossOriginEmbedderPolicy: false,
  });
  await http.register(formbody, { bodyLimit: config.BODY_LIMIT_KB * 1024 });
}
