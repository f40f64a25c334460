import { AppError } from '@shuyuan/contract/kernel/app-error';
import { RoomClose } from '@shuyuan/contract/live/room/room-protocol';
import type { Log } from '../../../platform/log.ts';
import type { SocketLine, SocketListener } from '../../../platform/http/sockets.ts';
import { note } from './viewer.ts';

/** What takes the bytes of a line that sends, and what happens at its end. */
export type Taken = { readonly feed: ((bytes: Buffer) => void) | null; readonly leave: () => void };

/** Of a sender that does not wait to be accepted. Nobody knows yet who it is: more is dropped, and the line with it. */
const maxEarlyBytes = 1024 * 1024;

export function refuseLine(line: SocketLine, error: unknown, log: Log): void {
  if (!(error instanceof AppError)) log.error({ err: error }, 'a broadcast failed');
  note(line, { t: 'refused', code: error instanceof AppError ? error.code : 'internal.unexpected' });
  line.close(error instanceof AppError && error.code === 'live.ended' ? RoomClose.ended : RoomClose.refused);
}

type Door = { readonly greet: (hello: Buffer) => Promise<Taken>; readonly log: Log };

/** One socket of a broadcast: first who it is, then bytes, if it is one that sends. */
export function mediaLine(line: SocketLine, { greet, log }: Door): SocketListener {
  let taken: Taken | null = null;
  let isGreeted = false;
  let early: Buffer[] = [];
  let earlyBytes = 0;

  function feed(bytes: Buffer): void {
    try {
      taken?.feed?.(bytes);
    } catch (error) {
      refuse(error instanceof AppError ? error : new AppError('request.invalid'));
    }
  }

  function refuse(error: unknown): void {
    early = [];
    refuseLine(line, error, log);
  }

  function keep(bytes: Buffer): void {
    earlyBytes += bytes.length;
    if (earlyBytes > maxEarlyBytes) refuse(new AppError('request.too-many'));
    else early.push(bytes);
  }

  async function begin(hello: Buffer): Promise<void> {
    const found = await greet(hello);
    if (!line.isOpen()) {
      found.leave();
      return;
    }
    taken = found;
    for (const bytes of early.splice(0)) feed(bytes);
  }

  return {
    onMessage: (data, isBinary) => {
      if (!isGreeted) {
        isGreeted = true;
        void begin(data).catch(refuse);
      } else if (isBinary && taken) feed(data);
      else if (isBinary) keep(data);
    },
    onClose: () => {
      taken?.leave();
      taken = null;
    },
  };
}
