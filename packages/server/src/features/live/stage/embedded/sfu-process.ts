/** The process that carries the media of the embedded stage. It ends with its server, however that ends. */
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { StageRefusal } from '../stage-engine.ts';
import type { DriverSettings } from './media-driver.ts';
import { nativeDriver } from './native-driver.ts';
import { scriptDriver } from './script-driver.ts';
import { createSfu, type Sfu } from './sfu.ts';
import type { SfuMessage, SfuQuestion, SfuRequest, SfuResult } from './sfu-messages.ts';

/** Above it joining takes seconds: one thread encrypts for all. */
const scriptViewers = 40;

type Opening = Extract<SfuRequest, { ask: 'open' }>;

const send = (message: SfuMessage): void => void process.send?.(message);

/** Takes the port for a moment: one that is taken is said at the start, not by the first who wants to speak. */
async function probePort(wanted: number): Promise<number> {
  const socket = createSocket('udp4');
  socket.bind(wanted);
  await once(socket, 'listening');
  const { port } = socket.address();
  socket.close();
  await once(socket, 'close');
  return port;
}

async function loadNative() {
  try {
    const library = (await import('node-datachannel')).default;
    // Without a listener the library writes to the terminal by itself.
    library.initLogger('Fatal', () => undefined);
    return { library, why: null };
  } catch (error) {
    return { library: null, why: String(error) };
  }
}

async function openSfu({ isNative, maxViewers, udpPort, address }: Opening): Promise<{ sfu: Sfu; opened: SfuResult }> {
  const emit = (event: Extract<SfuMessage, { event: unknown }>['event']): void => send({ event });
  const { library, why } = isNative ? await loadNative() : { library: null, why: null };
  if (library) {
    const settings: DriverSettings = { udpPort: await probePort(udpPort), address };
    const sfu = createSfu({ driver: nativeDriver(library, settings), maxViewers, emit });
    return { sfu, opened: { driver: 'node-datachannel', udpPort: settings.udpPort, maxViewers, whyNotNative: null } };
  }
  const limit = Math.min(maxViewers, scriptViewers);
  const sfu = createSfu({ driver: scriptDriver({ udpPort, address }), maxViewers: limit, emit });
  return { sfu, opened: { driver: 'werift', udpPort, maxViewers: limit, whyNotNative: why } };
}

let sfu: Sfu | null = null;

async function handle(request: SfuRequest): Promise<SfuResult> {
  if (request.ask === 'open') {
    const { sfu: started, opened } = await openSfu(request);
    sfu = started;
    return opened;
  }
  if (!sfu) throw new Error('asked before it was opened');
  switch (request.ask) {
    case 'publish':
      return { answer: await sfu.publish(request) };
    case 'watch':
      return { answer: await sfu.watch(request) };
    case 'leaveFeed':
      sfu.leaveFeed(request);
      return null;
    case 'leaveSession':
      sfu.leaveSession(request);
      return null;
    case 'closeRoom':
      sfu.closeRoom(request.room);
      return null;
    case 'health':
      return sfu.health();
    default:
      return request satisfies never;
  }
}

process.on('message', ({ id, request }: SfuQuestion) => {
  handle(request).then(
    (result) => send({ id, result }),
    (error: unknown) => {
      const reason = error instanceof StageRefusal ? error.reason : null;
      send({ id, reason, details: error instanceof Error ? error.message : String(error) });
    },
  );
});
// The interrupt of a terminal reaches the whole group; the server decides when this one ends.
process.on('SIGINT', () => undefined);
// Sockets of the native library would keep it alive without anybody to serve.
process.on('disconnect', () => process.exit(0));
