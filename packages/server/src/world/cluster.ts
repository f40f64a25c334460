import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Installation, openInstallation } from '../app/installation.ts';
import { lineLog } from '../app/log.ts';
import { readConfig } from '../platform/config.ts';
import { startEmbedded } from '../platform/database/embedded.ts';
import { type PreparedDatabase, prepareDatabase } from '../platform/database/prepare.ts';
import type { ContentOptions } from './content.ts';
import { seedWorldOnce } from './seed-world.ts';

/** What a clone has sealed is opened by servers that did not tell it. */
export const worldKey = 'the key of the worlds that tests open';

/** A PostgreSQL to throw away, for tests and journeys. */
export type Cluster = { readonly url: string; readonly stop: () => Promise<void> };

const memory = '/dev/shm';
/** A run holds a few dozen clones at once, some 20 MB each, and their write-ahead log. */
const neededBytes = 4 * 1024 ** 3;

/** Where a throw-away cluster lies: in memory where there is enough of it, so that clones wait for no disk. */
function clusterParent(): string {
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > neededBytes ? memory : tmpdir();
}

/**
 * The embedded database by default, the server `givenUrl` names otherwise. Without fsync: what a power cut would do to
 * a throw-away cluster does not matter.
 */
export async function startCluster(givenUrl: string | undefined): Promise<Cluster> {
  if (givenUrl) return { url: databaseIn(givenUrl, 'postgres'), stop: async () => undefined };
  const folder = mkdtempSync(join(clusterParent(), 'shuyuan-test-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const { url, stop } = await startEmbedded(folder, { fsync: false });
    return { url: databaseIn(url, 'postgres'), stop: () => stop().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}

type SeededWorld = { readonly url: string; readonly drop: () => Promise<void> };
type Template = SeededWorld & { readonly prepared: PreparedDatabase };

type WorldOptions = ContentOptions & {
  /** Where the bytes of its files go. A clone is of the database alone: who wants the files copies this folder. */
  readonly dataDir: string;
  /** Leaves it as its readers want to find it. */
  readonly finish: (told: Installation) => Promise<void>;
};

/** Tells the world once, to be cloned. */
export async function seedTemplate(cluster: Cluster, { dataDir, finish, ...content }: WorldOptions): Promise<Template> {
  const told = await create(cluster.url, `shuyuan_template_${process.pid}`);
  const config = readConfig({ DATABASE_URL: told.url, DATA_DIR: dataDir, BUS: 'memory', SECRET_KEY: worldKey });
  const log = lineLog('error');
  const prepared = await prepareDatabase(told.url, { log });
  const installation = await openInstallation({ config, log, isOwner: false, prepared });
  await seedWorldOnce(installation.system, content);
  await finish(installation);
  await installation.close();
  return { ...told, prepared };
}

/** A world of one's own, in some 30 ms; empty, it is the database of a first start. */
export function cloneTemplate(templateUrl: string, isEmpty = false): Promise<SeededWorld> {
  const source = isEmpty ? '' : ` template ${new URL(templateUrl).pathname.slice(1)} strategy file_copy`;
  return create(databaseIn(templateUrl, 'postgres'), `shuyuan_t_${randomBytes(6).toString('hex')}`, source);
}

async function create(serverUrl: string, name: string, source = ''): Promise<SeededWorld> {
  await administer(serverUrl, `create database ${name}${source}`);
  return {
    url: databaseIn(serverUrl, name),
    drop: () => administer(serverUrl, `drop database if exists ${name} with (force)`),
  };
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const databaseIn = (url: string, name: string): string => Object.assign(new URL(url), { pathname: `/${name}` }).href;
