import { randomBytes } from 'node:crypto';
import type { Endpoint, InputOf, OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { apiBase, authorization } from '@shuyuan/contract/kernel/headers';
import { issueToken } from '@shuyuan/contract/auth/auth.wire';
import type { FastifyInstance, InjectOptions } from 'fastify';
import pg from 'pg';
import { inject } from 'vitest';
import { type Installation, openInstallation } from '../app/installation.ts';
import { lineLog } from '../app/log.ts';
import { createServer } from '../app/server.ts';
import { readConfig } from '../platform/config.ts';
import type { Route } from '../platform/http/route.ts';
import { demoPassword } from './people.ts';

type Body<E extends Endpoint> = OutputOf<E> & { errorCode?: number; message?: string; problems?: { field: string; rule: string }[] };
export type Answer<E extends Endpoint> = { readonly status: number; readonly body: Body<E>; readonly headers: Record<string, unknown> };
type Extra = { readonly headers?: Record<string, string> };

/** Somebody at a client: calls endpoints through real HTTP. */
export type Caller = {
  readonly token: string | null;
  readonly call: <E extends Endpoint>(endpoint: E, input: InputOf<E>, extra?: Extra) => Promise<Answer<E>>;
};

export type TestWorld = {
  readonly http: FastifyInstance;
  readonly installation: Installation;
  readonly url: string;
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

async function clone(templateUrl: string, isEmpty: boolean): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `shuyuan_t_${randomBytes(6).toString('hex')}`;
  const at = (database: string) => Object.assign(new URL(templateUrl), { pathname: `/${database}` }).href;
  const administer = async (statement: string) => {
    const client = new pg.Client({ connectionString: at('postgres') });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  const source = isEmpty ? '' : ` template ${new URL(templateUrl).pathname.slice(1)} strategy file_copy`;
  await administer(`create database ${name}${source}`);
  return { url: at(name), drop: () => administer(`drop database if exists ${name} with (force)`) };
}

function requestOf(endpoint: Endpoint, input: Record<string, unknown>, headers: Record<string, string>): InjectOptions {
  const used = new Set<string>();
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    used.add(name);
    return encodeURIComponent(String(input[name]));
  });
  const rest = Object.fromEntries(Object.entries(input).filter(([name, value]) => !used.has(name) && value !== undefined));
  const url = apiBase + path;
  if (endpoint.method === 'POST' || endpoint.method === 'PUT') return { method: endpoint.method, url, payload: rest, headers };
  const query = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)]));
  return { method: endpoint.method, url, query, headers };
}

function callerOf(http: FastifyInstance, token: string | null): Caller {
  return {
    token,
    call: async (endpoint, input, extra = {}) => {
      const headers = { 'accept-language': 'zh-CN', ...(token && { authorization: authorization(token) }), ...extra.headers };
      const answer = await http.inject(requestOf(endpoint, (input ?? {}) as Record<string, unknown>, headers));
      return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
    },
  };
}

/** The seeded world of this test file: its own database, the real server, a clock the test may push forward. */
export async function openWorld({ env = {}, routes, isEmpty = false, beside }: Options = {}): Promise<TestWorld> {
  const none = async () => undefined;
  const { url, drop } = beside ? { url: beside.url, drop: none } : await clone(inject('templateUrl'), isEmpty);
  let ahead = 0;
  const clock = { now: () => Date.now() + ahead, advance: (ms: number) => void (ahead += ms) };
  const config = readConfig({ DATABASE_URL: url, BUS: 'memory', LOG_LEVEL: 'silent', DATABASE_POOL: '5', RATE_LIMIT_FACTOR: '0', ...env });
  const installation = await openInstallation({ config, log: lineLog('silent'), clock, isOwner: false });
  const http = await createServer({ config, installation, isStrict: true, ...(routes && { routes }) });
  const visitor = callerOf(http, null);
  return {
    http,
    installation,
    url,
    clock,
    visitor,
    signIn: async (account) => {
      const { body } = await visitor.call(issueToken, { grant_type: 'password', username: account, password: demoPassword });
      return callerOf(http, body.access_token);
    },
    rows: async (sql, values = []) => (await installation.db.pool.query<Record<string, unknown>>(sql, values)).rows,
    close: async () => {
      await http.close();
      await installation.close();
      await drop();
    },
  };
}
