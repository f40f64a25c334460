import type { AddressInfo } from 'node:net';
import { RoomClose } from '@shuyuan/contract/live/room/room-protocol';
import type { FastifyInstance } from 'fastify';
import { openBroadcasts } from '../features/live/broadcast/broadcasts.ts';
import { openRooms } from '../features/live/room/rooms.ts';
import type { Config } from '../platform/config.ts';
import { addSockets } from '../platform/http/mount-socket.ts';
import { openSockets, type Sockets } from '../platform/http/sockets.ts';
import { newId } from '../platform/new-id.ts';
import type { Installation } from './installation.ts';
import { servePush } from './live-push.ts';
import { serveStage } from './live-stage.ts';

const heartbeatMs = 20_000;
const helloMs = 5_000;

export const startSockets = (config: Config): Sockets =>
  openSockets({
    perAddress: config.SOCKETS_PER_ADDRESS,
    heartbeatMs,
    helloMs,
    goingAwayCode: RoomClose.goingAway,
  });

type Serving = { readonly config: Config; readonly installation: Installation; readonly sockets: Sockets };

/** The rooms of this process, and the sockets that lead into them. */
export function serveRooms(http: FastifyInstance, { config, installation, sockets }: Serving): void {
  const { db, system } = installation;
  const within = (tenantId: string): typeof system => ({ ...system, ...db.forTenant(tenantId) });
  const node = newId();
  const stage = serveStage(http, { config, system });
  const rooms = openRooms({
    system,
    within,
    stageService: stage.stageService,
    node,
    limitFactor: config.RATE_LIMIT_FACTOR,
  });
  const address = () => config.NODE_ADDRESS || addressOf(config.HOST, http.server.address());
  const broadcasts = openBroadcasts({ system, within, node, address });
  addSockets(http, [rooms.route, ...broadcasts.routes], { sockets, config });
  const closePush = servePush(http, { config, system, broadcasts });
  http.addHook('onClose', async () => {
    rooms.close();
    await closePush();
    await Promise.all([broadcasts.close(), stage.close()]);
  });
}

/** As another process on this machine reaches it. */
function addressOf(host: string, listening: AddressInfo | string | null): string {
  const port = typeof listening === 'object' ? listening?.port : 0;
  const isAnywhere = host === '0.0.0.0' || host === '::';
  return `http://${isAnywhere ? '127.0.0.1' : host}:${port ?? 0}`;
}
