import { AppError } from '@shuyuan/contract/kernel/app-error';
import { RoomClose } from '@shuyuan/contract/live/room-protocol';
import type { Log } from '../../../platform/log.ts';
import type { SocketLine, SocketListener } from '../../../platform/http/sockets.ts';
import { note } from './viewer.ts';

/** What takes the bytes of a line that sends, and what happens at its end. */
export type Taken = { readonly feed: ((bytes: Buffer) => void) | null; readonly leave: () => void };

/** Of a sender that does not wait to be accepted: ten seconds of slices. */
const maxEarly = 50;

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

  function feed(bytes: Buffer): void {
    try {
      taken?.feed?.(bytes);
    } catch {
      refuseLine(line, new AppError('request.invalid'), log);
    }
  }

  async function begin(hello: Buffer): Promise<void> {
    const found = await greet(hello);
    if (!line.isOpen()) {
      found.leave();
      return;
    }
    taken = found;
    for (const bytes of early) feed(bytes);
    early = [];
  }

  return {
    onMessage: (data, isBinary) => {
      if (!isGreeted) {
        isGreeted = true;
        void begin(data).catch((error: unknown) => refuseLine(line, error, log));
      } else if (isBinary && taken) feed(data);
      else if (isBinary && early.length < maxEarly) early.push(data);
    },
    onClose: () => {
      taken?.leave();
      taken = null;
    },
  };
}
