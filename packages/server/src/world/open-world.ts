import { issueToken } from '@shuyuan/contract/auth/auth.wire';
import type { FastifyInstance } from 'fastify';
import { inject } from 'vitest';
import { type Installation, openInstallation } from '../app/installation.ts';
import { createServer } from '../app/server.ts';
import { readConfig } from '../platform/config.ts';
import type { Route } from '../platform/http/route.ts';
import { type Caller, callerOf } from './caller.ts';
import { cloneTemplate, worldKey } from './cluster.ts';
import { demoPassword } from './people.ts';
import { tempFolder } from './temp-folder.ts';
import { keepingLog, keepingStream } from './keeping-log.ts';

export type TestWorld = {
  readonly http: FastifyInstance;
  readonly installation: Installation;
  readonly url: string;
  /** Where its files are; removed with the world. */
  readonly dataDir: string;
  readonly clock: { readonly now: () => number; readonly advance: (ms: number) => void };
  readonly visitor: Caller;
  readonly signIn: (account: string) => Promise<Caller>;
  /** Rows as they are, to show that a refusal changed nothing. */
  readonly rows: (sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
  readonly close: () => Promise<void>;
};

type Options = {
  readonly env?: NodeJS.ProcessEnv;
  readonly routes?: readonly Route[];
  /** Nobody there yet: the database of a first start. */
  readonly isEmpty?: boolean;
  /** Another server on a database that is open already. */
  readonly beside?: TestWorld;
};

function newClock(): TestWorld['clock'] {
  let ahead = 0;
  return { now: () => Date.now() + ahead, advance: (ms) => void (ahead += ms) };
}

/** The seeded world of this test file: its own database, the real server, a clock the test may push forward. */
export async function openWorld({ env = {}, routes, isEmpty = false, beside }: Options = {}): Promise<TestWorld> {
  const none = async () => undefined;
  const { url, drop } = beside ? { url: beside.url, drop: none } : await cloneTemplate(inject('templateUrl'), isEmpty);
  const folder = beside ? { path: beside.dataDir, remove: () => undefined } : tempFolder('world');
  // Servers on one database agree about the time.
  const clock = beside?.clock ?? newClock();
  const config = readConfig({
    DATABASE_URL: url,
    DATA_DIR: folder.path,
    BUS: 'memory',
    LOG_LEVEL: 'error',
    DATABASE_POOL: '5',
    RATE_LIMIT_FACTOR: '0',
    SECRET_KEY: worldKey,
    ...env,
  });
  // A clone is as its template: most worlds are opened for a second or two, and preparing took a tenth of that.
  const prepared = isEmpty ? {} : { prepared: inject('templatePrepared') };
  const installation = await openInstallation({ config, log: keepingLog, clock, isOwner: false, ...prepared });
  const http = await createServer({
    config,
    installation,
    isStrict: true,
    logStream: keepingStream,
    ...(routes && { routes }),
  });
  const visitor = callerOf(http, null);
  return {
    http,
    installation,
    url,
    dataDir: config.DATA_DIR,
    clock,
    visitor,
    signIn: async (account) => {
      const { body } = await visitor.call(issueToken, {
        grant_type: 'password',
        username: account,
        password: demoPassword,
      });
      return callerOf(http, body.access_token);
    },
    rows: async (sql, values = []) => (await installation.db.owner.query<Record<string, unknown>>(sql, values)).rows,
    close: async () => {
      await http.close();
      await installation.close();
      await drop();
      folder.remove();
    },
  };
}
