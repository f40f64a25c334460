import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RawData, WebSocket } from 'ws';
import { uploadPace } from '../upload-pace.ts';
import { textFrame } from './socket-frame.ts';

/** One open WebSocket, as whoever serves it sees it. */
export type SocketLine = {
  readonly address: string;
  readonly isOpen: () => boolean;
  readonly send: (text: string) => void;
  /** A whole frame made once for many (`socket-frame.ts`). */
  readonly sendFrame: (frame: Buffer) => void;
  /** What was sent and has not left this machine. */
  readonly waitingBytes: () => number;
  readonly close: (code: number) => void;
  /** Counts the line for its owner; false when they have as many as they may. */
  readonly belongTo: (owner: string, max: number) => boolean;
};

export type SocketListener = {
  readonly onMessage: (data: Buffer, isBinary: boolean) => void;
  /** However it ended, and once. */
  readonly onClose: () => void;
};

type Open = {
  readonly route: string;
  readonly address: string;
  readonly socket: WebSocket;
  owner: string | null;
  isAlive: boolean;
};

export type Sockets = {
  readonly mayOpen: (address: string) => boolean;
  readonly adopt: (
    opened: { readonly route: string; readonly address: string; readonly socket: WebSocket; readonly stream: Duplex },
    listen: (line: SocketLine) => SocketListener,
  ) => void;
  /** By route. */
  readonly count: () => ReadonlyMap<string, number>;
  /** Tells everybody to go elsewhere, then ends whoever stays. */
  readonly close: () => Promise<void>;
};

type Options = {
  readonly perAddress: number;
  readonly heartbeatMs: number;
  /** Whoever connects has to say why within this time. */
  readonly helloMs: number;
  readonly goingAwayCode: number;
};

const goodbyeMs = 500;
/** Who was told to go and does not answer goes anyway: the default of `ws` is half a minute of listening to them. */
const closingMs = 1_000;

const bytesOf = (data: RawData): Buffer =>
  Buffer.isBuffer(data) ? data : Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data);

/** Counts that forget what is nought: addresses and people come and go. */
function tally() {
  const counts = new Map<string, number>();
  return {
    of: (key: string): number => counts.get(key) ?? 0,
    add: (key: string, by: 1 | -1): void => {
      const next = (counts.get(key) ?? 0) + by;
      if (next > 0) counts.set(key, next);
      else counts.delete(key);
    },
    all: (): ReadonlyMap<string, number> => counts,
  };
}

function lineOf(one: Open, stream: Duplex, owners: ReturnType<typeof tally>): SocketLine {
  const isOpen = (): boolean => one.socket.readyState === one.socket.OPEN && stream.writable;
  const write = (frame: Buffer): void => {
    if (isOpen()) stream.write(frame);
  };
  return {
    address: one.address,
    isOpen,
    send: (text) => write(textFrame(text)),
    sendFrame: write,
    waitingBytes: () => stream.writableLength,
    close: (code) => {
      one.socket.close(code);
      setTimeout(() => one.socket.terminate(), closingMs).unref();
    },
    belongTo: (owner, max) => {
      if (one.owner !== null || owners.of(owner) >= max) return one.owner === owner;
      owners.add(owner, 1);
      one.owner = owner;
      return true;
    },
  };
}

/** Every WebSocket of this process: counted, kept alive, and ended with the process. */
export function openSockets({ perAddress, heartbeatMs, helloMs, goingAwayCode }: Options): Sockets {
  const all = new Set<Open>();
  const [addresses, owners, routes] = [tally(), tally(), tally()];
  let isClosing = false;

  function beat(): void {
    for (const one of all) {
      if (!one.isAlive) one.socket.terminate();
      one.isAlive = false;
      one.socket.ping();
    }
  }
  const timer = setInterval(beat, heartbeatMs).unref();

  function forget(one: Open): void {
    all.delete(one);
    addresses.add(one.address, -1);
    routes.add(one.route, -1);
    if (one.owner !== null) owners.add(one.owner, -1);
  }

  return {
    mayOpen: (address) => !isClosing && addresses.of(address) < perAddress,
    adopt: ({ route, address, socket, stream }, listen) => {
      const one: Open = { route, address, socket, owner: null, isAlive: true };
      all.add(one);
      addresses.add(address, 1);
      routes.add(route, 1);
      const silence = setTimeout(() => socket.terminate(), helloMs);
      const { onMessage, onClose } = listen(lineOf(one, stream, owners));
      socket.on('message', (data, isBinary) => {
        clearTimeout(silence);
        one.isAlive = true;
        uploadPace.served();
        // Whoever was told to go is not listened to: what they still send would be kept, or answered.
        if (socket.readyState === socket.OPEN) onMessage(bytesOf(data), isBinary);
      });
      socket.on('pong', () => (one.isAlive = true));
      // A broken line says so and then closes; without a listener it would end the process.
      socket.on('error', () => socket.terminate());
      socket.once('close', () => {
        clearTimeout(silence);
        forget(one);
        onClose();
      });
    },
    count: routes.all,
    close: async () => {
      isClosing = true;
      clearInterval(timer);
      for (const { socket } of all) socket.close(goingAwayCode);
      for (let waited = 0; all.size > 0 && waited < goodbyeMs; waited += 50) await sleep(50);
      for (const { socket } of all) socket.terminate();
    },
  };
}
