import { chmodSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Cluster,
  cloneTemplate,
  startCluster,
  seedTemplate,
  worldKey,
} from '../packages/server/src/world/cluster.ts';
import { deliver } from './deliver.ts';
import type { Endings } from './endings.ts';
import { createHostPool } from './host-pool.ts';
import type { Environment, Product } from './journey.ts';
import type { Act } from './programme.ts';
import { type RunningServer, startServer } from './server.ts';

/** Where the files of journeys get their servers from. */
export type World = {
  readonly open: (act: Act) => Promise<RunningServer>;
  /** A folder for what browsers record; they would leave it behind. */
  readonly traces: string;
  readonly close: () => Promise<void>;
};

/** The settings of every server here, but for the files that say otherwise. */
const same: Environment = { RATE_LIMIT_FACTOR: '0', SHUTDOWN_SECONDS: '3' };

/** Other settings, something beside it, or a process that is itself the subject: then not in a host. */
const needsProcess = ({ env, startCompanion, isAlone }: Product): boolean =>
  env !== undefined || startCompanion !== undefined || !!isAlone;

/** The folder of one server; a configuration file of the developer's own must not reach it. */
function prepareFolder(path: string) {
  // A file that is performed once more begins in another one.
  const folder = mkdtempSync(`${path}-`);
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'empty.env'), '');
  return { SHUYUAN_ENV: join(folder, 'empty.env'), DATA_DIR: join(folder, 'data') };
}

/** The world is told when a file first needs it; every file then has a clone, a folder and a server of its own. */
export function createWorld(endings: Endings): World {
  const folder = mkdtempSync(join(tmpdir(), 'shuyuan-journeys-'));
  // The database refuses to run as root and changes its user; that user must be able to pass through.
  chmodSync(folder, 0o755);
  let cluster: Promise<Cluster> | null = null;
  const opened = new Map<string, number>();
  /** A repeat does not write over the log of the first performance. */
  const logFileOf = (name: string): string => {
    const times = (opened.get(name) ?? 0) + 1;
    opened.set(name, times);
    return `test-results/servers/${name}${times === 1 ? '' : `-${times}`}.log`;
  };
  let template: ReturnType<typeof seedTemplate> | null = null;

  const openInHost = createHostPool(endings);
  const told = join(folder, 'told');

  /** The database and the files of the world, for the server of this folder. */
  const clone = async (dataDir: string) => {
    cluster ??= startCluster(process.env['DATABASE_URL']);
    template ??= cluster.then((running) => seedTemplate(running, { dataDir: told, finish: deliver }));
    const { url, drop } = await cloneTemplate((await template).url);
    cpSync(join(told, 'files'), join(dataDir, 'files'), { recursive: true });
    return { env: { DATABASE_URL: url, DEMO: '1', SECRET_KEY: worldKey }, stop: drop };
  };

  async function open({ name, product }: Act): Promise<RunningServer> {
    const place = prepareFolder(join(folder, name));
    const database = await clone(place.DATA_DIR);
    const drop = endings.add(database.stop);
    const settings = { ...place, ...database.env, ...same, ...product.env };
    const companion = await product.startCompanion?.(settings);
    const dismiss = companion && endings.add(companion.stop);
    const env = { ...settings, ...companion?.env };
    const logFile = logFileOf(name);
    const server = await (needsProcess(product)
      ? startServer({ env, logFile, endings })
      : openInHost({ env, logFile }));
    const stop = async (): Promise<void> => {
      try {
        await server.stop();
      } finally {
        await dismiss?.();
        await drop();
      }
    };
    return { ...server, stop };
  }

  async function close(): Promise<void> {
    await template?.then(({ drop }) => drop()).catch(() => null);
    await cluster?.then(({ stop }) => stop()).catch(() => null);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
  return { open, close, traces: join(folder, 'traces') };
}
