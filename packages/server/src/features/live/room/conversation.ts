import { AppError } from '@shuyuan/contract/kernel/app-error';
import { clientMessage } from '@shuyuan/contract/live/room/room-messages.wire';
import {
  type AskedMessage,
  type ClientMessage,
  RoomClose,
  type ServerMessage,
  roomProtocolVersion,
} from '@shuyuan/contract/live/room/room-protocol';
import type { SocketLine, SocketListener } from '../../../platform/http/sockets.ts';
import { answer } from './handlers.ts';
import { maxWaitingBytes, type Seat } from './room.ts';
import { caption, react } from './set-room.ts';

/** Messages of one line that wait for their turn; a client that asks more does not listen. */
const maxWaiting = 100;

type Hello = Extract<ClientMessage, { t: 'hello' }>;
type Door = {
  /** The seat, or the code the line is closed with. */
  readonly enter: (line: SocketLine, hello: Hello) => Promise<Seat | number>;
  readonly leave: (seat: Seat) => void;
  /** Whether the line may say something more now. */
  readonly mayReceive: () => boolean;
};

function parse(data: Buffer, isBinary: boolean): ClientMessage | null {
  if (isBinary) return null;
  try {
    const parsed = clientMessage.safeParse(JSON.parse(data.toString('utf8')));
    // The schema says what the protocol says, but for `undefined` beside what is left out.
    return parsed.success ? (parsed.data as ClientMessage) : null;
  } catch {
    return null;
  }
}

/** What stands in a message that is none, so that its sender can be told. */
function requestOf(data: Buffer): string | null {
  try {
    const { request } = JSON.parse(data.toString('utf8')) as { request?: unknown };
    return typeof request === 'string' && request.length <= 64 ? request : null;
  } catch {
    return null;
  }
}

/** Who asks and never reads the answers would be answered into our memory. */
function say(line: SocketLine, message: ServerMessage): void {
  if (line.waitingBytes() > maxWaitingBytes) line.close(RoomClose.tooSlow);
  else line.send(JSON.stringify(message));
}

async function reply(seat: Seat, message: AskedMessage): Promise<void> {
  const { line, room } = seat;
  const { request } = message;
  try {
    if (!room.mayNow(seat, 'asked')) throw new AppError('request.too-many', { retryAfterSeconds: 1 });
    say(line, { t: 'done', request, answer: await answer(seat, message) });
  } catch (error) {
    if (!(error instanceof AppError)) room.ctx.log.error({ err: error, message: message.t }, 'a message failed');
    const { code, details } = error instanceof AppError ? error : new AppError('internal.unexpected');
    say(line, { t: 'refused', request, code, details });
  }
}

async function serve(seat: Seat, message: ClientMessage): Promise<void> {
  if ('request' in message) return reply(seat, message);
  if (message.t === 'caption' && seat.room.mayNow(seat, 'caption')) {
    await caption(seat, message).catch((error: unknown) => {
      if (!(error instanceof AppError)) seat.room.ctx.log.error({ err: error }, 'a caption failed');
    });
  }
}

/** One line from its first message to its end: who it is, then one message after the other. */
export function converse(line: SocketLine, door: Door): SocketListener {
  let seat: Seat | null = null;
  let isGreeted = false;
  let turn: Promise<void> = Promise.resolve();
  let waiting = 0;

  async function greet(hello: Hello): Promise<void> {
    const found = await door.enter(line, hello);
    if (typeof found === 'number') line.close(found);
    else if (line.isOpen()) seat = found;
    // Who hung up while the door was opening was never told of as leaving.
    else door.leave(found);
  }

  function queue(work: () => Promise<void>): void {
    waiting += 1;
    if (waiting > maxWaiting) line.close(RoomClose.tooSlow);
    else turn = turn.then(work).finally(() => (waiting -= 1));
  }

  function refuse(data: Buffer): void {
    const request = requestOf(data);
    if (request !== null) say(line, { t: 'refused', request, code: 'request.invalid' });
  }

  return {
    onMessage: (data, isBinary) => {
      if (!door.mayReceive()) {
        line.close(RoomClose.tooSlow);
        return;
      }
      const message = parse(data, isBinary);
      if (!isGreeted && message?.t !== 'hello') line.close(RoomClose.refused);
      else if (!message || (isGreeted && message.t === 'hello')) refuse(data);
      else if (message.t === 'hello' && message.version !== roomProtocolVersion) line.close(RoomClose.otherVersion);
      else if (message.t === 'hello') {
        isGreeted = true;
        queue(() => greet(message));
      } else if (message.t === 'ping') say(line, { t: 'pong' });
      else if (message.t === 'react') {
        // Summed, not answered: a burst of them waits for nobody's turn.
        if (seat?.room.mayNow(seat, 'reaction')) react(seat, message);
      } else queue(() => (seat && line.isOpen() ? serve(seat, message) : Promise.resolve()));
    },
    onClose: () => {
      if (seat) door.leave(seat);
      seat = null;
    },
  };
}
