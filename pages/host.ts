/**
 * The process of the real server for page tests: opens an installation on a clone of the seeded world for each file of
 * them, so modules are read once. Started by `start-host.ts`; it ends with its parent.
 */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openInstallation } from '../packages/server/src/app/installation.ts';
import { lineLog } from '../packages/server/src/app/log.ts';
import { serve } from '../packages/server/src/app/serve.ts';
import { readConfig } from '../packages/server/src/platform/config.ts';
import { cloneTemplate, worldKey } from '../packages/server/src/world/cluster.ts';
import { tempFolder } from '../packages/server/src/world/temp-folder.ts';
import type { HostAnswers, HostRequest } from './host-request.ts';

type Close = () => Promise<void>;
type World = { readonly rows: (sql: string, values: readonly unknown[]) => Promise<unknown[]>; readonly close: Close };

const [, , templateUrl = ''] = process.argv;
const worlds = new Map<string, World>();

async function open(env: Readonly<Record<string, string>>): Promise<HostAnswers['open']> {
  const id = randomUUID();
  const folder = tempFolder('page');
  const { url, drop } = await cloneTemplate(templateUrl);
  const config = readConfig({
    DATABASE_URL: url,
    DATA_DIR: folder.path,
    PORT: '0',
    HOST: '127.0.0.1',
    BUS: 'memory',
    LOG_LEVEL: 'error',
    RATE_LIMIT_FACTOR: '0',
    SECRET_KEY: worldKey,
    ...env,
  });
  const installation = await openInstallation({ config, log: lineLog(config.LOG_LEVEL), isOwner: false });
  const running: Close[] = [];
  worlds.set(id, {
    rows: async (sql, values) => (await installation.db.owner.query<Record<string, unknown>>(sql, [...values])).rows,
    close: async () => {
      await Promise.all(running.map((stop) => stop()));
      await installation.close();
      await drop();
      folder.remove();
    },
  });
  const { port } = await serve(config, installation, running);
  return { id, origin: `http://127.0.0.1:${port}` };
}

function worldOf(id: string): World {
  const world = worlds.get(id);
  if (!world) throw new Error(`there is no world ${id}`);
  return world;
}

async function handle(request: HostRequest): Promise<unknown> {
  if (request.kind === 'open') return open(request.env);
  if (request.kind === 'rows') return worldOf(request.id).rows(request.sql, request.values);
  const world = worldOf(request.id);
  worlds.delete(request.id);
  return world.close();
}

async function bodyOf(message: IncomingMessage): Promise<HostRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  // Sent by `world.ts` alone.
  return JSON.parse(Buffer.concat(chunks).toString()) as HostRequest;
}

/** A count is a bigint, which JSON cannot write. */
const plainly = (_key: string, value: unknown): unknown => (typeof value === 'bigint' ? Number(value) : value);

const control = createServer((message, answer) => {
  bodyOf(message)
    .then(handle)
    .then((result) => answer.end(JSON.stringify({ result }, plainly)))
    .catch((error: unknown) => answer.end(JSON.stringify({ error: String(error) })));
});
control.listen(0, '127.0.0.1', () => process.send?.((control.address() as AddressInfo).port));

async function leave(): Promise<void> {
  control.close();
  await Promise.allSettled([...worlds.values()].map((world) => world.close()));
}
const exit = (): never => process.exit(0);
process.on('disconnect', () => void leave().then(exit, exit));
for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
