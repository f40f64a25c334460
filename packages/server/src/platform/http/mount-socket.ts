import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { apiBase } from '@shuyuan/contract/kernel/headers';
import type { FastifyInstance } from 'fastify';
import { WebSocketServer } from 'ws';
import type { Config } from '../config.ts';
import { originOf } from '../external-services.ts';
import { callerAddress, proxyTrust, type TrustsProxy } from './proxies.ts';
import type { SocketLine, SocketListener, Sockets } from './sockets.ts';

/**
 * A WebSocket. Who is at the other end is found out by the route, from the first message: an address stands in logs and
 * carries no secret.
 */
export type SocketRoute = {
  /** Of the route in figures. */
  readonly name: string;
  /** Below `/api/v1`; `:id` is handed on. */
  readonly path: `/${string}`;
  readonly maxMessageBytes: number;
  /** Pages of this very product, or other processes of it, which sign what they say. */
  readonly from: 'page' | 'process';
  readonly open: (line: SocketLine, id: string) => SocketListener;
};

type Settings = Pick<Config, 'PUBLIC_URL' | 'TRUST_PROXY'>;

const firstOf = (value: string | string[] | undefined): string =>
  String(value ?? '')
    .split(',')[0]
    ?.trim() ?? '';

/** A page of another site may open sockets to us too; its browser says so. */
function isOwnPage(request: IncomingMessage, PUBLIC_URL: string, isTrusted: TrustsProxy): boolean {
  const origin = firstOf(request.headers.origin);
  if (!URL.canParse(origin)) return false;
  if (PUBLIC_URL && new URL(origin).origin === new URL(originOf(PUBLIC_URL)).origin) return true;
  const isProxied = isTrusted(request.socket.remoteAddress ?? '');
  const host = (isProxied && firstOf(request.headers['x-forwarded-host'])) || firstOf(request.headers.host);
  return new URL(origin).host === host;
}

const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?')[0] ?? '';

function refuse(stream: Duplex, status: 403 | 404 | 429): void {
  const more = status === 429 ? 'Retry-After: 60\r\n' : '';
  const answer = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${more}Connection: close\r\nContent-Length: 0\r\n\r\n`;
  // Whoever was refused and does not hang up would keep the connection for ever.
  stream.end(answer, () => stream.destroy());
}

type Options = { readonly sockets: Sockets; readonly config: Settings };

/** Each with its path; whatever else wants to be upgraded is not found. */
export function addSockets(http: FastifyInstance, routes: readonly SocketRoute[], { sockets, config }: Options): void {
  // As its addresses, a server can be asked for its sockets.
  http.decorate('socketRoutes', routes);
  const isTrusted = proxyTrust(config.TRUST_PROXY);
  const table = routes.map((route) => ({
    ...route,
    pattern: new RegExp(`^${apiBase}${route.path.replace(':id', '([^/]{1,64})')}$`),
    // Frames are written once for many sockets; compression would make one for each.
    server: new WebSocketServer({
      noServer: true,
      clientTracking: false,
      perMessageDeflate: false,
      maxPayload: route.maxMessageBytes,
    }),
  }));

  /** The route that may be opened, or why none. */
  function routeFor(request: IncomingMessage): (typeof table)[number] | 403 | 404 | 429 {
    const route = table.find(({ pattern }) => pattern.test(pathOf(request)));
    if (!route) return 404;
    const isFromPage = request.headers.origin !== undefined;
    if (route.from === 'page' ? !isOwnPage(request, config.PUBLIC_URL, isTrusted) : isFromPage) return 403;
    return sockets.mayOpen(callerAddress(request, isTrusted)) ? route : 429;
  }

  http.server.on('upgrade', (request, stream: Duplex, head) => {
    stream.on('error', () => stream.destroy());
    const route = routeFor(request);
    if (typeof route === 'number') {
      refuse(stream, route);
      return;
    }
    const opened = { route: route.name, address: callerAddress(request, isTrusted), stream };
    const id = decoded(route.pattern.exec(pathOf(request))?.[1] ?? '');
    route.server.handleUpgrade(request, stream, head, (socket) =>
      sockets.adopt({ ...opened, socket }, (line) => route.open(line, id)),
    );
  });
  // Before requests are waited for: an open socket would hold the server until its time is up.
  http.addHook('preClose', () => sockets.close());
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
