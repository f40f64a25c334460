import type { Endpoint, InputOf, OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { apiBase, authorization } from '@shuyuan/contract/kernel/headers';
import type { FastifyInstance, InjectOptions } from 'fastify';

type Body<E extends Endpoint> = OutputOf<E> & {
  errorCode?: number;
  message?: string;
  problems?: { field: string; rule: string }[];
};
export type Answer<E extends Endpoint> = {
  readonly status: number;
  readonly body: Body<E>;
  readonly headers: Record<string, unknown>;
  /** The answer as it was sent: a file that is no text. */
  readonly bytes: Buffer;
};
type Extra = { readonly headers?: Record<string, string> };

/** Somebody at a client: calls endpoints through real HTTP. */
export type Caller = {
  readonly token: string | null;
  readonly call: <E extends Endpoint>(endpoint: E, input: InputOf<E>, extra?: Extra) => Promise<Answer<E>>;
};

function requestOf(endpoint: Endpoint, input: Record<string, unknown>, headers: Record<string, string>): InjectOptions {
  const used = new Set<string>();
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    used.add(name);
    return encodeURIComponent(String(input[name]));
  });
  const rest = Object.fromEntries(
    Object.entries(input).filter(([name, value]) => !used.has(name) && value !== undefined),
  );
  const url = apiBase + path;
  if (endpoint.method === 'POST' || endpoint.method === 'PUT')
    return { method: endpoint.method, url, payload: rest, headers };
  const query = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)]));
  return { method: endpoint.method, url, query, headers };
}

/** Real HTTP, injected: everything but the socket. */
export function callerOf(http: FastifyInstance, token: string | null): Caller {
  return {
    token,
    call: async (endpoint, input, extra = {}) => {
      const headers = {
        'accept-language': 'zh-CN',
        ...(token && { authorization: authorization(token) }),
        ...extra.headers,
      };
      const answer = await http.inject(requestOf(endpoint, input ?? {}, headers));
      const isJson = String(answer.headers['content-type']).startsWith('application/json');
      // Written by the output schema of this very endpoint; a file is its own text.
      const body = (isJson ? answer.json() : answer.body) as Body<typeof endpoint>;
      return { status: answer.statusCode, body, headers: answer.headers, bytes: answer.rawPayload };
    },
  };
}
