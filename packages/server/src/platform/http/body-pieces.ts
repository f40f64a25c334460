import type { Readable } from 'node:stream';
import { AppError } from '@shuyuan/contract/kernel/app-error';
import { joinBytes } from '../free-bytes.ts';
import { uploadPace } from '../upload-pace.ts';

/** Every step behind this one costs the same for a large piece as for a small one; sockets hand over 64 KiB. */
const pieceBytes = 256 * 1024;
/** A slow line brings less; whoever watches it for silence must see that something comes. */
const patienceMs = 1_000;
/** Whoever says nothing for so long has left. */
const silenceMs = 60_000;

export type Pieces = AsyncIterator<Buffer, undefined> & {
  /** Nobody reads on; what still comes is no longer ours. */
  readonly leave: () => void;
};

/**
 * The body of a request in few, large pieces: the next one gathers while this one is worked on, and the sender has to
 * wait when both are full. More than `maxBytes` is refused without being read.
 */
export function piecesOf(body: Readable, maxBytes: number): Pieces {
  let [held, heldBytes, allBytes]: [Buffer[], number, number] = [[], 0, 0];
  let isFirst = true;
  let end: { readonly error?: Error } | null = null;
  let wake = (): void => undefined;

  const onData = (chunk: Buffer): void => {
    held.push(chunk);
    heldBytes += chunk.length;
    allBytes += chunk.length;
    if (allBytes > maxBytes) {
      onEnd(new AppError('request.too-large'));
      return;
    }
    // The first says what this is about: it is judged before there is more.
    if (heldBytes < pieceBytes && !isFirst) return;
    body.pause();
    wake();
  };
  const onEnd = (error?: Error): void => {
    end ??= error === undefined ? {} : { error };
    wake();
  };
  // What was cut off comes as an error of the socket, which is nobody's fault here.
  const onClose = (): void => onEnd(new AppError('request.malformed'));
  const onOver = (): void => onEnd();
  body.on('data', onData).on('end', onOver).on('close', onClose).on('error', onClose);

  function leave(): void {
    body.off('data', onData).off('end', onOver).off('close', onClose);
    onClose();
  }

  async function next(): Promise<IteratorResult<Buffer, undefined>> {
    if (heldBytes < pieceBytes && !end && !isFirst) body.resume();
    if (heldBytes < pieceBytes && !end && !(isFirst && heldBytes > 0)) {
      let timer: NodeJS.Timeout | undefined;
      await new Promise<void>((done) => {
        wake = done;
        const since = performance.now();
        timer = setTimeout(() => {
          if (heldBytes > 0) done();
          else if (performance.now() - since > silenceMs) onClose();
          else timer?.refresh();
        }, patienceMs);
      });
      clearTimeout(timer);
    }
    if (!isFirst) await uploadPace.turn();
    if (end?.error !== undefined) throw end.error;
    if (heldBytes === 0) return { done: true, value: undefined };
    const piece = joinBytes(held, heldBytes);
    [held, heldBytes] = [[], 0];
    if (!end && !isFirst) body.resume();
    isFirst = false;
    return { done: false, value: piece };
  }

  return { next, leave };
}

/** How long a caller who was answered already may go on sending. */
const drainMs = 15_000;
/** After so many bytes there is a pause: whoever sends what is thrown away must not keep others waiting. */
const drainStepBytes = 256 * 1024;
const drainPauseMs = 20;

/**
 * A browser that is still sending sees a broken connection instead of our answer when nobody reads on. So the rest is
 * read and thrown away, as much of it as a right request could have had; who sends more is cut off.
 */
export function drain(raw: Readable, maxBytes: number): void {
  if (raw.readableEnded || raw.destroyed) return;
  let [left, sincePause] = [maxBytes, 0];
  const timer = setTimeout(() => raw.destroy(), drainMs);
  raw.once('close', () => clearTimeout(timer)).once('end', () => clearTimeout(timer));
  raw.on('error', () => undefined);
  raw.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    sincePause += chunk.length;
    if (left < 0) raw.destroy();
    else if (sincePause >= drainStepBytes) {
      sincePause = 0;
      raw.pause();
      setTimeout(() => raw.resume(), drainPauseMs);
    }
  });
  raw.resume();
}
