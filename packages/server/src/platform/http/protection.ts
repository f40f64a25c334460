import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Storage } from '../storage/storage.ts';
import { addBodyParsers, refuseLongQueries } from './body-parsers.ts';
import { endSlowBodies } from './slow-bodies.ts';

/** A LiveKit server is spoken to by the browser itself, over both of its protocols. */
function stageSources({ STAGE_ENGINE, LIVEKIT_URL }: Config): string[] {
  if (STAGE_ENGINE !== 'livekit') return [];
  const { host, protocol } = new URL(LIVEKIT_URL);
  return /^(https|wss):$/.test(protocol) ? [`https://${host}`, `wss://${host}`] : [`http://${host}`, `ws://${host}`];
}

type Options = {
  readonly config: Config;
  readonly storage: Pick<Storage, 'direct'>;
  /** D-192: what a page may frame beside our own, at this moment. */
  readonly frameOrigins: () => readonly string[];
};

/** What a page of ours may do and load, and bodies that nobody may drip, or build of more than a call can need. */
export async function addProtection(http: FastifyInstance, { config, storage, frameOrigins }: Options): Promise<void> {
  // Parts of files, where browsers send them past us.
  const storageSources = storage.direct ? [storage.direct.origin] : [];
  endSlowBodies(http);
  refuseLongQueries(http);
  await addBodyParsers(http);
  await http.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Mantine sets CSS variables in style attributes and style elements.
        // Chapters of a book, their style sheets and fonts, are made in the page from its archive (`blob:`).
        styleSrc: ["'self'", "'unsafe-inline'", 'blob:'],
        fontSrc: ["'self'", 'data:', 'blob:'],
        frameSrc: [() => ["'self'", 'blob:', ...frameOrigins()].join(' ')],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'", ...stageSources(config), ...storageSources],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        frameAncestors: ["'self'"],
        upgradeInsecureRequests: null,
      },
    },
    strictTransportSecurity: config.TRUST_PROXY.length > 0,
    crossOriginEmbedderPolicy: false,
  });
}
