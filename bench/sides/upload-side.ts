import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import type { Side } from './start-side.ts';

const mb = 1024 * 1024;

/** Random bytes that begin like a video, so that they pass for one. */
export async function makeVideo(path: string, size: number): Promise<void> {
  const { randomBytes } = await import('node:crypto');
  const head = Buffer.alloc(mb);
  head.writeUInt32BE(24);
  head.write('ftypisom', 4, 'latin1');
  writeFileSync(path, head);
  for (let made = mb; made < size; made += mb) await appendFile(path, randomBytes(Math.min(mb, size - made)));
}

export async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

const memoryIn = (pid: number, name: 'VmHWM' | 'VmRSS'): number =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** How much more memory than it has now a process takes at its worst, in MiB; null where the system does not tell. */
export function watchMemory({ child: { pid = 0 } }: Pick<Side, 'child'>): () => number | null {
  if (!existsSync(`/proc/${pid}/clear_refs`)) return () => null;
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  const idle = memoryIn(pid, 'VmRSS');
  return () => memoryIn(pid, 'VmHWM') - idle;
}
