import { RoomClose } from '@shuyuan/contract/live/room/room-protocol';
import type { SystemContext } from '../../../platform/context.ts';
import type { SocketRoute } from '../../../platform/http/mount-socket.ts';
import type { SocketLine, SocketListener } from '../../../platform/http/sockets.ts';
import { binaryFrame } from '../../../platform/http/socket-frame.ts';
import type { Sink } from './channel.ts';
import type { Places } from './places.ts';
import { mayRelay, relayKinds, relayPath } from './relay-claim.ts';

/** Another process cannot skip for its viewers; one that falls behind so far is let go, and fetches anew. */
const maxWaitingBytes = 32 * 1024 * 1024;

const relaySink = (line: SocketLine): Sink => ({
  start: (sending) => line.send(JSON.stringify(sending)),
  part: ({ kind, bytes }) => {
    if (line.waitingBytes() > maxWaitingBytes) line.close(RoomClose.tooSlow);
    else line.sendFrame(binaryFrame(Buffer.concat([Buffer.of(relayKinds.indexOf(kind)), bytes])));
  },
  stop: () => line.send(JSON.stringify(null)),
});

type Relaying = { readonly system: SystemContext; readonly places: Places };

/** To another process, only what is sent to this one: what was fetched itself would go in circles. */
function relayLine(line: SocketLine, liveId: string, { system, places }: Relaying): SocketListener {
  const sink = relaySink(line);
  let leave = (): void => undefined;
  return {
    onMessage: (data) => {
      const place = places.find(liveId);
      if (!mayRelay(system, liveId, data.toString('utf8')) || !place?.own) {
        line.close(RoomClose.refused);
        return;
      }
      place.channel.join(sink);
      leave = () => place.channel.leave(sink);
    },
    onClose: () => leave(),
  };
}

export const relayRoute = (relaying: Relaying): SocketRoute => ({
  name: 'relay',
  path: relayPath,
  // What is heard on it is the claim alone.
  maxMessageBytes: 4_096,
  from: 'process',
  open: (line, id) => relayLine(line, id, relaying),
});
