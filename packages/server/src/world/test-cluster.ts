import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openInstallation } from '../app/installation.ts';
import { lineLog } from '../app/log.ts';
import { readConfig } from '../platform/config.ts';
import { startEmbedded } from '../platform/database/embedded.ts';
import { tellWorldOnce } from './tell-world.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    templateUrl: string;
  }
}

const template = `shuyuan_template_${process.pid}`;

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

/**
 * Tells the world once; every test file clones it in some 30 ms. On the embedded database by default, on the server
 * DATABASE_URL names otherwise. Without fsync: what a power cut would do to a throw-away cluster does not matter.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'shuyuan-test-'));
  const given = process.env['DATABASE_URL'];
  const embedded = given ? null : await startEmbedded(folder, { fsync: false });
  const serverUrl = databaseIn(given ?? embedded?.url ?? '', 'postgres');
  await administer(serverUrl, `create database ${template}`);
  const templateUrl = databaseIn(serverUrl, template);
  const config = readConfig({ DATABASE_URL: templateUrl, BUS: 'memory' });
  const installation = await openInstallation({ config, log: lineLog('error'), isOwner: false });
  await tellWorldOnce(installation.system);
  // The demo delivers the notices its story leads to; a test begins with an empty queue and counts its own.
  await installation.db.owner.query('delete from graphile_worker._private_jobs');
  await installation.close();
  project.provide('templateUrl', templateUrl);
  return async () => {
    if (given) await administer(serverUrl, `drop database if exists ${template}`);
    await embedded?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
