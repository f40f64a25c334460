import { setTimeout as sleep } from 'node:timers/promises';
import type { SystemContext } from '../../../platform/context.ts';
import { insertPiece } from './broadcast.store.ts';
import { newPieceKey } from './parts/piece-keys.ts';

/** What a process that is killed takes with it. */
const pieceMs = 5_000;
const pieceBytes = 8 * 1024 * 1024;
/** While storage does not answer; what comes then is lost to the recording, not to the viewers. */
const maxWaitingBytes = 64 * 1024 * 1024;
const attempts = 4;
const retryMs = 1_000;

type Recorded = {
  readonly tenantId: string;
  readonly liveId: string;
  readonly generation: number;
  readonly mimeType: string;
};

/** Keeps a sending as it comes, in pieces: joined in order they are, byte for byte, what the host sent. */
export function openRecorder(ctx: SystemContext, { mimeType, ...recorded }: Recorded) {
  let gathered: Buffer[] = [];
  let gatheredBytes = 0;
  let waitingBytes = 0;
  let number = 0;
  let writing = Promise.resolve();

  async function write(body: Buffer): Promise<void> {
    const storageKey = newPieceKey(recorded.tenantId);
    const [type = 'video/webm'] = mimeType.split(';');
    await ctx.storage.put(storageKey, body, { type, size: body.length });
    number += 1;
    const piece = { ...recorded, number, storageKey, size: body.length, at: new Date(ctx.now()) };
    await ctx
      .inTransaction((tx) => insertPiece(tx, piece))
      .catch((error: unknown) => {
        number -= 1;
        throw error;
      });
  }

  async function writeForSure(body: Buffer): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await write(body);
        return;
      } catch (error) {
        const isLost = attempt === attempts;
        ctx.log.warn({ err: error, ...recorded, isLost }, 'a piece of a recording could not be kept');
        if (isLost) return;
        await sleep(retryMs);
      }
    }
  }

  function flush(): void {
    if (gatheredBytes === 0) return;
    const body = Buffer.concat(gathered);
    [gathered, gatheredBytes] = [[], 0];
    if (waitingBytes + body.length > maxWaitingBytes) {
      ctx.log.warn({ ...recorded, bytes: body.length }, 'storage is too slow for a recording; a piece is lost');
      return;
    }
    waitingBytes += body.length;
    writing = writing.then(() => writeForSure(body)).finally(() => (waitingBytes -= body.length));
  }

  const timer = setInterval(flush, pieceMs);
  return {
    add: (chunk: Buffer): void => {
      gathered.push(chunk);
      gatheredBytes += chunk.length;
      if (gatheredBytes >= pieceBytes) flush();
    },
    /** Once everything that came is kept. */
    close: (): Promise<void> => {
      clearInterval(timer);
      flush();
      return writing;
    },
  };
}
