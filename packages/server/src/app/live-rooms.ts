import { RoomClose } from '@shuyuan/contract/live/room-protocol';
import type { FastifyInstance } from 'fastify';
import { openRooms } from '../features/live/room/rooms.ts';
import { offDesk } from '../features/live/room/stage-desk.ts';
import type { Config } from '../platform/config.ts';
import type { SystemContext } from '../platform/context.ts';
import { addSockets } from '../platform/http/mount-socket.ts';
import { openSockets, type Sockets } from '../platform/http/sockets.ts';
import { newId } from '../platform/new-id.ts';
import type { Installation } from './installation.ts';

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
  const within = (tenantId: string): SystemContext => ({ ...system, ...db.forTenant(tenantId) });
  const node = newId();
  const rooms = openRooms({ system, within, desk: offDesk, node, limitFactor: config.RATE_LIMIT_FACTOR });
  addSockets(http, [rooms.route], { sockets, config });
  http.addHook('onClose', async () => rooms.close());
}
