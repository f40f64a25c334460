import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openInstallation } from '../../packages/server/src/app/installation.ts';
import { lineLog } from '../../packages/server/src/app/log.ts';
import { readConfig } from '../../packages/server/src/platform/config.ts';
import { newId } from '../../packages/server/src/platform/new-id.ts';
import { startSide } from './start-side.ts';
import { startWorld, tokenFor } from './start-world.ts';

/**
 * On a busy machine others would be measured too. Everything started from here inherits it; only the operator may. Linux
 * shares out its cores by session first, and only then by process.
 */
try {
  setPriority(-15);
  writeFileSync('/proc/self/autogroup', '-15');
} catch {
  process.stderr.write('without the right to go first: whatever else runs here is measured too\n');
}

export const liveKey = 'the key of the rooms that are measured';

/** A server of its own with one running live in it. */
export async function startLive() {
  const world = await startWorld();
  const env = { DATABASE_URL: world.url, SECRET_KEY: liveKey, LOG_LEVEL: 'error', STAGE_ENGINE: 'off' };
  const side = await startSide('product.ts', env);
  const installation = await openInstallation({
    config: readConfig({ ...env, BUS: 'memory' }),
    log: lineLog('error'),
    isOwner: false,
  });
  const liveId = newId();
  const { rows } = await installation.db.owner.query<{ tenant_id: string }>(
    `insert into live (id, tenant_id, organization_id, creator_id, supplier, subject, search_text, search, live_type,
       live_mode, share_scope, start_time, status, request_status, started_at, created_at, updated_at)
     select $1, tenant_id, organization_id, id, 3, 'live', 'live', '', 1, 1, 1, now(), 2, 3, now(), now(), now()
     from member where account = 'shenruoxi' returning tenant_id`,
    [liveId],
  );
  const tenantId = rows[0]?.tenant_id ?? '';
  return {
    url: side.url,
    pid: side.child.pid ?? 0,
    liveId,
    tenantId,
    stop: async () => {
      await installation.close();
      await side.stop();
      await world.stop();
    },
  };
}

/** Whoever leads is a member who signed in: a room asks again and again whether they still may. */
export async function hostTicket(url: string, liveId: string): Promise<string> {
  const answer = await fetch(`${url}/api/v1/live/room/${liveId}/ticket`, {
    method: 'POST',
    headers: { authorization: `Bearer__${await tokenFor(url, 'shenruoxi')}`, 'content-type': 'application/json' },
    body: JSON.stringify({ identity: 2 }),
  });
  if (!answer.ok) throw new Error(`the host was not let in: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { ticket: string }).ticket;
}

export type Live = Awaited<ReturnType<typeof startLive>>;
type Crowd = { readonly kind: 'room' | 'media'; readonly count: number };
type SideMessage = { readonly of: string; readonly value: unknown };

/** So many viewers in a process of their own; `ask` makes them do or tell something. */
export async function startCrowd({ url, liveId, tenantId }: Live, { kind, count }: Crowd) {
  const env = {
    ...process.env,
    SERVER_URL: url,
    LIVE_ID: liveId,
    TENANT_ID: tenantId,
    KIND: kind,
    COUNT: String(count),
  };
  const child: ChildProcess = fork(resolve(import.meta.dirname, 'live-crowd.ts'), { env });
  const waitFor = async (of: string): Promise<unknown> => {
    for (;;) {
      const [told] = (await once(child, 'message')) as [SideMessage];
      if (told.of === of) return told.value;
    }
  };
  await waitFor('ready');
  return {
    ask: async <T>(of: string, value?: unknown): Promise<T> => {
      const answer = waitFor(of);
      child.send({ of, value });
      // Written by the crowd of this folder.
      return (await answer) as T;
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

const ticksPerSecond = 100;
const cpuSeconds = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
};

/** Share of one core a process takes over some seconds; NaN where the system does not tell. */
export async function cpuOf(pid: number, seconds: number): Promise<number> {
  if (!existsSync(`/proc/${pid}/stat`)) return Number.NaN;
  const [before, begun] = [cpuSeconds(pid), performance.now()];
  await sleep(seconds * 1000);
  return (cpuSeconds(pid) - before) / ((performance.now() - begun) / 1000);
}

export const at = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * share)] ?? Number.NaN;
