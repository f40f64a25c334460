import { PassThrough } from 'node:stream';
import { demand } from '@shuyuan/contract/kernel/app-error';

export type StreamEvent = { readonly event: string; readonly id?: string; readonly data: unknown };
/** `kind` names what is told: each kind has its own share of what one person may have. */
type Owner = { readonly kind: string; readonly memberId: string; readonly sessionKey: string };
type Open = Owner & { readonly body: PassThrough };

export type Streams = {
  /** Throws when the person has as many as one may have. */
  readonly open: (owner: Owner) => {
    readonly body: PassThrough;
    readonly send: (event: StreamEvent) => void;
    /** An event without a name, its data as it is: JSON in one line. */
    readonly sendData: (json: string) => void;
  };
  readonly endSession: (sessionKey: string) => void;
  readonly count: () => number;
  readonly close: () => void;
};

type Options = {
  readonly perMember: number;
  readonly heartbeatMs: number;
  /** Which of these sessions have ended: asked every few seconds for all streams at once, because news can be lost. */
  readonly findEnded: (sessionKeys: readonly string[]) => Promise<readonly string[]>;
};

const sweepMs = 4_000;
/** A reader that does not read is let go: what waits for it would grow without bound. */
const maxWaitingBytes = 64 * 1024;
const heartbeat = ': still here\n\n';

const textOf = ({ event, id, data }: StreamEvent): string =>
  `event: ${event}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`;

function write({ body }: Open, text: string): void {
  if (body.writableEnded) return;
  if (body.writableLength + body.readableLength > maxWaitingBytes) body.end();
  else body.write(text);
}

/** Every answer of this process that stays open: counted, kept alive, and ended with its session or the process. */
export function openStreams({ perMember, heartbeatMs, findEnded }: Options): Streams {
  const all = new Set<Open>();
  const endAll = (which: (one: Open) => boolean): void => {
    for (const one of all) if (which(one)) one.body.end();
  };
  async function sweep(): Promise<void> {
    if (all.size === 0) return;
    const ended = new Set(await findEnded([...new Set([...all].map(({ sessionKey }) => sessionKey))]));
    endAll(({ sessionKey }) => ended.has(sessionKey));
  }
  const timers = [
    setInterval(() => all.forEach((one) => write(one, heartbeat)), heartbeatMs),
    // While the database is away nobody can be told anything either.
    setInterval(() => void sweep().catch(() => undefined), sweepMs),
  ];
  for (const timer of timers) timer.unref();

  return {
    open: (owner) => {
      const own = [...all].filter(({ kind, memberId }) => kind === owner.kind && memberId === owner.memberId).length;
      demand(own < perMember, 'request.too-many', { retryAfterSeconds: 60 });
      const one: Open = { ...owner, body: new PassThrough() };
      all.add(one);
      // However it ends: by us, by the reader, by the line.
      one.body.once('close', () => all.delete(one));
      return {
        body: one.body,
        send: (event) => write(one, textOf(event)),
        sendData: (json) => write(one, `data: ${json}\n\n`),
      };
    },
    endSession: (key) => endAll(({ sessionKey }) => sessionKey === key),
    count: () => all.size,
    close: () => {
      for (const timer of timers) clearInterval(timer);
      endAll(() => true);
    },
  };
}
