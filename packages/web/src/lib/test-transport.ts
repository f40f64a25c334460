import type { Endpoint, OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { defaultHome } from '@shuyuan/contract/site/page-modules';
import { readGlobalData } from '@shuyuan/contract/system/system.wire';
import { vi } from 'vitest';

type Sent = {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: string;
  readonly headers: Headers;
};
type Answer = { readonly status: number; readonly body: unknown };
type Answering = (sent: Sent) => Answer | Promise<Answer>;

export const ok = (body: unknown = {}): Answer => ({ status: 200, body });
export const refused = (status: number, errorCode?: number, more: object = {}): Answer => ({
  status,
  body: { ...(errorCode !== undefined && { errorCode }), message: '', ...more },
});

/** A server in the place of `fetch`: answers by endpoint, remembers what it was asked, knows nothing else. */
export function fakeServer() {
  const answers = new Map<string, Answering>();
  const calls: string[] = [];
  const keyOf = (method: string, path: string) => `${method} ${path}`;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit): Promise<Response> => {
    const { pathname, searchParams } = new URL(url, 'http://here');
    const path = pathname.replace('/api/v1', '');
    const key = keyOf(init.method ?? 'GET', path);
    calls.push(key);
    const answer = answers.get(key);
    if (!answer) throw new TypeError(`nobody answers ${key}`);
    const { status, body } = await answer({
      path,
      query: searchParams,
      body: typeof init.body === 'string' ? init.body : '',
      headers: new Headers(init.headers),
    });
    return new Response(JSON.stringify(body), { status });
  });
  return {
    calls,
    countOf: (endpoint: Endpoint) => calls.filter((key) => key === keyOf(endpoint.method, endpoint.path)).length,
    answer: (endpoint: Endpoint, answer: Answer | Answering) =>
      void answers.set(keyOf(endpoint.method, endpoint.path), typeof answer === 'function' ? answer : () => answer),
  };
}

const company = { id: 'o1', name: 'Qinghe Group' };

/** A signed-in learner, as `global-data` tells of them. */
export function personData(changes: Partial<OutputOf<typeof readGlobalData>['currentUser']> = {}) {
  const currentUser = {
    id: 'm1',
    name: 'lin',
    fullName: 'Lin Xiao',
    portrait: null,
    language: null,
    theme: 'system',
    timeZone: 'Asia/Shanghai',
    organization: company,
    rootOrganization: company,
    roles: ['learner'],
    dataPermission: [],
    hasPassword: true,
    mustChangePassword: false,
    ...changes,
  } satisfies OutputOf<typeof readGlobalData>['currentUser'];
  return readGlobalData.output.parse({
    currentUser,
    organization: company,
    rootOrganization: company,
    roles: currentUser.roles,
    dataPermission: currentUser.dataPermission.map((code) => ({ code })),
    buyerAccess: false,
    settings: [],
    menus: [],
    home: { id: null, modules: [...defaultHome], navigation: [] },
  });
}
