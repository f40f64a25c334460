import type { FastifyInstance } from 'fastify';
import type { Config } from '../platform/config.ts';
import type { Installation } from './installation.ts';
import { serveRooms, startSockets } from './live-rooms.ts';
import { serveStreams, startStreams } from './streams.ts';

type Lines = { readonly streams: ReturnType<typeof startStreams>; readonly sockets: ReturnType<typeof startSockets> };

/** Whatever stays open between a client and this process. */
export const startLines = (installation: Installation, config: Config): Lines => ({
  streams: startStreams(installation),
  sockets: startSockets(config),
});

type Serving = Omit<Parameters<typeof serveStreams>[1], 'streams'> & {
  readonly lines: Lines;
  readonly config: Config;
  readonly installation: Installation;
};

export function serveLines(http: FastifyInstance, { lines, config, installation, ...serving }: Serving): void {
  serveStreams(http, { ...serving, streams: lines.streams });
  serveRooms(http, { config, installation, sockets: lines.sockets });
}
