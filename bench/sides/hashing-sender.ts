import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { chunkBytesMax } from '../../packages/contract/src/files/chunks.ts';
import type { Hasher, Source } from '../../packages/server/src/world/tests/files/test-upload-client.ts';
import type { HashAnswer, HashQuestion } from './hashing-worker.ts';

/** Three parts on their way, one being read, one being hashed. */
const buffersMax = 5;

/** A few buffers that both threads see; one is free again when it was sent and hashed. */
function openPool() {
  const free = Array.from({ length: buffersMax }, () => new SharedArrayBuffer(chunkBytesMax));
  const uses = new Map<SharedArrayBuffer, number>();
  const waiting: ((buffer: SharedArrayBuffer) => void)[] = [];
  return {
    take: async (): Promise<SharedArrayBuffer> => {
      const buffer = free.pop() ?? (await new Promise<SharedArrayBuffer>((come) => waiting.push(come)));
      uses.set(buffer, 1);
      return buffer;
    },
    share: (buffer: SharedArrayBuffer): void => void uses.set(buffer, (uses.get(buffer) ?? 0) + 1),
    giveBack: (buffer: SharedArrayBuffer): void => {
      const left = (uses.get(buffer) ?? 0) - 1;
      uses.set(buffer, left);
      if (left > 0) return;
      const next = waiting.shift();
      if (next) next(buffer);
      else free.push(buffer);
    },
  };
}

/** A file and its digests as a browser has them: worked out by a thread of their own while the page sends. */
export async function openHashingSender(name: string, path: string): Promise<{ source: Source; hasher: Hasher }> {
  const file = await open(path);
  const { size } = await file.stat();
  const pool = openPool();
  const worker = new Worker(new URL('hashing-worker.ts', import.meta.url));
  // A page starts its thread before anybody has chosen a file.
  await once(worker, 'online');
  const digests: ((digest: string) => void)[] = [];
  const hashed: SharedArrayBuffer[] = [];
  worker.on('message', (answer: HashAnswer) => {
    if (answer.kind !== 'taken') return digests.shift()?.(answer.digest);
    const buffer = hashed.shift();
    if (buffer) pool.giveBack(buffer);
  });
  const ask = (question: HashQuestion): Promise<string> =>
    new Promise((done) => {
      digests.push(done);
      worker.postMessage(question, []);
    });
  return {
    source: {
      name,
      size,
      read: async (offset, length) => {
        const bytes = Buffer.from(await pool.take(), 0, length);
        await file.read(bytes, 0, length, offset);
        return bytes;
      },
      release: (bytes) => pool.giveBack(bytes.buffer as SharedArrayBuffer),
      close: async () => {
        await worker.terminate();
        await file.close();
      },
    },
    hasher: {
      part: (bytes) => {
        const buffer = bytes.buffer as SharedArrayBuffer;
        pool.share(buffer);
        hashed.push(buffer);
        return ask({ buffer, length: bytes.length });
      },
      whole: () => ask('whole'),
    },
  };
}
