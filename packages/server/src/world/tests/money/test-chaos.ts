import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import type { Endpoint, InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { apiBase, authorization, idempotencyHeader } from '@shuyuan/contract/kernel/headers';
import { vi } from 'vitest';
import { freePort } from '../../../platform/test-ports.ts';
import { worldKey } from '../../cluster.ts';
import type { TestWorld } from '../../open-world.ts';

const main = resolve(import.meta.dirname, '../../../app/main.ts');
const answerMs = 30_000;
/** A start takes seconds; beside a dozen other processes it takes a minute. */
export const patienceMs = 180_000;

/** Servers of their own on the database of this world; one that is killed comes up again on its port. */
export async function launchServers(world: TestWorld, count: number) {
  const ports = await Promise.all(Array.from({ length: count }, async () => String(await freePort())));
  const children = new Map<string, ChildProcess>();
  const options = { DEMO: '0', JOBS: 'separate', BUS: 'postgres', LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '0' };
  const where = { DATABASE_URL: world.url, DATA_DIR: world.dataDir, SECRET_KEY: worldKey };
  const start = (port: string): void => {
    const env = { ...process.env, ...options, ...where, PORT: port };
    children.set(port, spawn(process.execPath, [main], { env, stdio: 'ignore' }));
  };
  const isUp = (port: string) =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  const kill = async (port: string): Promise<void> => {
    const child = children.get(port);
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  for (const port of ports) start(port);
  const areUp = async () => Promise.all(ports.map(isUp));
  return {
    ports,
    untilAllUp: () => vi.waitUntil(async () => (await areUp()).every(Boolean), { timeout: patienceMs, interval: 100 }),
    untilOneUp: () => vi.waitUntil(async () => (await areUp()).some(Boolean), { timeout: patienceMs, interval: 50 }),
    replace: async (port: string) => {
      await kill(port);
      start(port);
    },
    stop: () => Promise.all(ports.map(kill)),
  };
}
type Servers = Awaited<ReturnType<typeof launchServers>>;

/** Two connections that are doing something for somebody at this moment; answers how many it cut. */
export async function cutConnections({ rows }: TestWorld): Promise<number> {
  const cut = await rows(
    `select pg_terminate_backend(pid) from (
       select pid from pg_stat_activity where datname = current_database() and application_name = 'shuyuan'
         and pid <> pg_backend_pid() and state <> 'idle' order by random() limit 2) as busy`,
  );
  return cut.length;
}

export type PaymentCall = {
  readonly kind: string;
  readonly token: string;
  readonly endpoint: Endpoint;
  readonly input: object;
};
export const callOf = <E extends Endpoint>(
  kind: string,
  token: string,
  endpoint: E,
  input: InputOf<E>,
): PaymentCall => ({
  kind,
  token,
  endpoint,
  // Every input is an object.
  input: input as object,
});

export type Outcome = { readonly kind: string; readonly status: number; readonly id: string; readonly tries: number };
const repeatable: ReadonlySet<unknown> = new Set([errorTable['request.still-running'].number]);

/** Asked again with the same key, of one server after the other, until one has said yes or no. */
export async function insist(
  { ports, untilOneUp }: Servers,
  { kind, token, endpoint, input }: PaymentCall,
  key: string,
): Promise<Outcome> {
  const headers = { authorization: authorization(token), 'content-type': 'application/json', [idempotencyHeader]: key };
  for (let tries = 1; ; tries++) {
    const url = `http://127.0.0.1:${ports[tries % ports.length] ?? ''}${apiBase}${endpoint.path}`;
    const signal = AbortSignal.timeout(answerMs);
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(input), signal })
      .then(async (got) => ({ status: got.status, body: (await got.json()) as Record<string, unknown> }))
      .catch(() => null);
    if (answer && answer.status < 500 && !repeatable.has(answer.body['errorCode']))
      return { kind, tries, status: answer.status, id: String(answer.body['id'] ?? answer.body['grantId']) };
    await untilOneUp();
  }
}
