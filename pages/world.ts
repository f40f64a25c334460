import type { Endpoint, InputOf, OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { authorization } from '@shuyuan/contract/kernel/headers';
import { request } from 'node:http';
import { afterAll, beforeAll, inject } from 'vitest';
import { demoPassword } from '../packages/server/src/world/people.ts';
import type { HostAnswers, HostRequest } from './host-request.ts';

/** Not the page's own `fetch`: that belongs to what is tested. */
function post(
  url: string,
  body: string,
  { method = 'POST', headers = {} }: { method?: string; headers?: Readonly<Record<string, string>> } = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers }, (answer) => {
      answer.setEncoding('utf8');
      let text = '';
      answer.on('data', (chunk: string) => (text += chunk));
      answer.on('end', () => resolve(text));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

async function ask<K extends HostRequest['kind']>(asked: Extract<HostRequest, { kind: K }>): Promise<HostAnswers[K]> {
  // Written by `host.ts` alone.
  const answer = JSON.parse(await post(inject('hostUrl'), JSON.stringify(asked))) as {
    readonly result: HostAnswers[K];
    readonly error?: string;
  };
  if (answer.error !== undefined) throw new Error(answer.error);
  return answer.result;
}

/** The server of one file of tests, on a clone of the seeded world. */
export type PageWorld = {
  readonly origin: () => string;
  readonly tokenOf: (account: string) => Promise<string>;
  /** A call as a client of somebody makes it: what a story begins with and no page of it shows. One that reads is asked by its path alone. */
  readonly write: <E extends Endpoint>(account: string, endpoint: E, input: InputOf<E>) => Promise<OutputOf<E>>;
  /** Rows as they are stored. */
  readonly rows: (sql: string, values?: readonly unknown[]) => Promise<Record<string, unknown>[]>;
};

/** Opened before the first test of the file and closed after the last: tests follow each other in it. */
export function pageWorld(env: Readonly<Record<string, string>> = {}): PageWorld {
  let world: HostAnswers['open'] = { id: '', origin: '' };
  beforeAll(async () => {
    world = await ask({ kind: 'open', env });
  });
  afterAll(() => ask({ kind: 'close', id: world.id }));
  const tokenOf = async (account: string): Promise<string> => {
    const form = new URLSearchParams({ grant_type: 'password', username: account, password: demoPassword });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await post(`${world.origin}/api/v1/oauth/token`, form.toString(), { headers });
    const { access_token: token } = JSON.parse(answer) as { readonly access_token?: string };
    if (token === undefined) throw new Error(`${account} may not sign in: ${answer}`);
    return token;
  };
  return {
    origin: () => world.origin,
    tokenOf,
    write: async (account, { method, path }, input) => {
      const fields = new Map(Object.entries(input ?? {}));
      const url = path.replaceAll(/:(\w+)/g, (_match, name: string) => encodeURIComponent(String(fields.get(name))));
      const type = { 'content-type': 'application/json' };
      const headers = { ...(method !== 'GET' && type), authorization: authorization(await tokenOf(account)) };
      const sent = method === 'GET' ? '' : JSON.stringify(input);
      const answer = await post(`${world.origin}/api/v1${url}`, sent, { method, headers });
      // Written by the output schema of this very endpoint, or refused.
      const body = JSON.parse(answer) as { readonly errorCode?: number };
      if (body.errorCode !== undefined) throw new Error(`${path} refused ${account}: ${answer}`);
      return body as never;
    },
    rows: (sql, values = []) => ask({ kind: 'rows', id: world.id, sql, values }),
  };
}
