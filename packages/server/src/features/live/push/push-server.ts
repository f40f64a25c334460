import { createServer, type Server, type Socket } from 'node:net';
import { LiveMode } from '@shuyuan/contract/live/live-kinds';
import type { SystemContext } from '../../../platform/context.ts';
import { openFragmentWriter } from './fragment-writer.ts';
import { liveOfKey } from './push-key.ts';
import { openPushSession } from './push-session.ts';
import { findPushedLive, type PushedLive } from './push.store.ts';

/** To greet, connect and show a key; and the longest silence of one who pushes. */
const helloMs = 10_000;
const silentMs = 30_000;
const connectionsMax = 200;

export type Sending = { readonly feed: (bytes: Buffer) => void; readonly stop: () => Promise<void> };
export type BeginSending = (
  live: PushedLive,
  about: { readonly mimeType: string; readonly onOver: () => void },
) => Promise<Sending>;

type Options = { readonly system: SystemContext; readonly begin: BeginSending };

function serve(socket: Socket, { system, begin }: Options): () => Promise<void> {
  let live: PushedLive | null = null;
  let sending: Sending | null = null;
  const end = (): void => void socket.destroy();
  const fail = (error: unknown): void => {
    system.log.info({ err: error, liveId: live?.id }, 'somebody who pushed a live was cut off');
    end();
  };

  const writer = openFragmentWriter({
    onStart: async (mimeType) => {
      if (!live) throw new Error('nobody was admitted');
      sending = await begin(live, { mimeType, onOver: end });
    },
    onBytes: (bytes) => sending?.feed(bytes),
    onError: fail,
  });

  async function admit(key: string): Promise<boolean> {
    const liveId = liveOfKey(system.secrets, key);
    const found = liveId === null ? undefined : await findPushedLive(system.read, liveId);
    if (found?.liveMode !== LiveMode.push) return false;
    live = found;
    socket.setTimeout(silentMs);
    return true;
  }

  const take = openPushSession({
    write: (bytes) => void socket.write(bytes),
    admit,
    onFrame: writer.feed,
    onSize: writer.size,
    // What was said last is still to arrive.
    onEnd: () => void socket.end(),
  });

  let over: Promise<void> | null = null;
  async function close(): Promise<void> {
    await writer.close();
    await sending?.stop();
  }
  const isAdmittedInTime = setTimeout(() => live ?? end(), helloMs);
  socket.setTimeout(helloMs, end);
  socket.on('data', (bytes) => {
    try {
      take(bytes);
    } catch (error) {
      fail(error);
    }
  });
  // However it ends: by them, by us, by the line.
  socket.on('error', () => undefined);
  socket.on('close', () => {
    clearTimeout(isAdmittedInTime);
    over ??= close().catch((error: unknown) => system.log.warn({ err: error }, 'a pushed live could not be ended'));
  });
  return async () => {
    end();
    await (over ??= close());
  };
}

/** LiveMode 3: programs such as OBS push sound and picture here (RTMP, H.264 and AAC); it becomes a broadcast like any other. */
export function openPushServer(options: Options) {
  const open = new Map<Socket, () => Promise<void>>();
  const server: Server = createServer((socket) => {
    open.set(socket, serve(socket, options));
    socket.once('close', () => open.delete(socket));
  });
  server.maxConnections = connectionsMax;
  return {
    listen: (port: number, host: string): Promise<number> =>
      new Promise((done, refused) => {
        server.once('error', refused);
        server.listen(port, host, () => {
          const address = server.address();
          done(typeof address === 'object' && address ? address.port : port);
        });
      }),
    close: async (): Promise<void> => {
      server.close();
      await Promise.all([...open.values()].map((close) => close()));
    },
  };
}
