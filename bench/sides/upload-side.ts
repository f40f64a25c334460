import { createHash } from 'node:crypto';
import { createReadStream, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openInstallation } from '../../packages/server/src/app/installation.ts';
import { lineLog } from '../../packages/server/src/app/log.ts';
import { readConfig } from '../../packages/server/src/platform/config.ts';
import { startEmbedded } from '../../packages/server/src/platform/database/embedded.ts';
import { demoPassword } from '../../packages/server/src/world/people.ts';
import { tellWorldOnce } from '../../packages/server/src/world/tell-world.ts';
import type { Side } from './start-side.ts';

const mb = 1024 * 1024;

/** A database with the people of the world in it. */
export async function startWorld(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'shuyuan-bench-'));
  const database = await startEmbedded(folder);
  const config = readConfig({ DATABASE_URL: database.url, BUS: 'memory', DATA_DIR: folder });
  const installation = await openInstallation({ config, log: lineLog('error'), isOwner: false });
  await tellWorldOnce(installation.system);
  await installation.close();
  return {
    url: database.url,
    stop: async () => {
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function tokenFor(url: string, account: string): Promise<string> {
  const body = new URLSearchParams({ grant_type: 'password', username: account, password: demoPassword });
  const answer = await fetch(`${url}/api/v1/oauth/token`, { method: 'POST', body });
  if (!answer.ok) throw new Error(`${account} was not let in: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { access_token: string }).access_token;
}

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
