import { errorSpec } from '@shuyuan/contract/kernel/app-error';
import type { Endpoint } from '@shuyuan/contract/kernel/endpoint.wire';
import { capabilities } from '@shuyuan/contract/kernel/capabilities';
import { endOtherSessions } from '@shuyuan/contract/auth/account.wire';
import { revokeToken, validateToken } from '@shuyuan/contract/auth/auth.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember, createOrganization } from '../features/people/index.ts';
import { type Caller, callerOf } from '../world/caller.ts';
import { openWorld, type TestWorld } from '../world/open-world.ts';
import { on } from '../platform/http/route.ts';
import { routes } from './routes.ts';

/** One person for every role of D-005, and an administrator of another tenant. */
const people = {
  learner: 'linzhiyuan',
  creator: 'shenruoxi',
  lecturer: 'guhuaiqian',
  'class-teacher': 'yewanqing',
  director: 'zhoumuyun',
  approver: 'jiangshuyi',
  'org-admin': 'luchengze',
  'platform-admin': 'admin',
  'another tenant': 'neighbour',
} as const;

type Person = { readonly role: string; readonly caller: Caller; readonly capabilities: readonly string[] };

let world: TestWorld;
let everybody: readonly Person[];

async function signInAll(): Promise<Person[]> {
  const signedIn: Person[] = [];
  for (const [role, account] of Object.entries(people)) {
    const caller = await world.signIn(account);
    const { body } = await caller.call(validateToken, {});
    signedIn.push({ role, caller, capabilities: body.user.dataPermission });
  }
  return signedIn;
}

beforeAll(async () => {
  world = await openWorld();
  const { system } = world.installation;
  const other = await createOrganization(system, { name: '邻家公司' });
  const place = { tenantId: other.id, organizationId: other.id, roles: ['org-admin', 'platform-admin'] as const };
  await createMember(system, { ...place, account: 'neighbour', fullName: '邻家管理员', password: 'shuyuan-2026' });
  everybody = await signInAll();
});
afterAll(() => world.close());

/** Without input a call that is allowed is refused for its input, if at all; one that is not, before it is read. */
const ask = (caller: Caller, endpoint: Endpoint) => caller.call(endpoint, {});

const required = errorSpec('auth.required').status;
const forbidden = errorSpec('auth.forbidden');

/** Throws unless the endpoint declares who may call it, and answers each of them so. */
async function expectDeclared(visitor: Caller, everyone: readonly Person[], endpoint: Endpoint): Promise<void> {
  const { access } = endpoint;
  expect(['public', 'member', ...capabilities]).toContain(access);
  expect((await ask(visitor, endpoint)).status === required, 'visitor').toBe(access !== 'public');
  for (const { role, caller, capabilities: held } of everyone) {
    const isAllowed = access === 'public' || access === 'member' || held.includes(access);
    const answer = await ask(caller, endpoint);
    const isRefused = answer.status === forbidden.status && answer.body.errorCode === forbidden.number;
    expect(isRefused, `${role}: ${answer.status}`).toBe(!isAllowed);
    expect(answer.status, role).not.toBe(required);
  }
}

const endsSessions = new Set<Endpoint>([revokeToken, endOtherSessions]);

test.each(routes.map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  'who may call %s is what it declares',
  async (_, endpoint) => {
    await expectDeclared(world.visitor, everybody, endpoint);
    if (endsSessions.has(endpoint)) everybody = await signInAll();
  },
  60_000,
);

/** The same people at a server that also answers this. */
async function beside(
  endpoint: Endpoint,
): Promise<{ close: () => Promise<void>; everyone: Person[]; visitor: Caller }> {
  const { http, visitor, close } = await openWorld({ routes: [on(endpoint, async () => ({}))], beside: world });
  const everyone = everybody.map((person) => ({ ...person, caller: callerOf(http, person.caller.token) }));
  return { close, visitor, everyone };
}

test('an endpoint that declares no policy fails this matrix, and answers nobody', async () => {
  const undeclared = { ...revokeToken, path: '/planted/undeclared', access: undefined } as unknown as Endpoint;
  const { visitor, everyone, close } = await beside(undeclared);
  await expect(expectDeclared(visitor, everyone, undeclared)).rejects.toThrow('to include undefined');
  expect((await ask(visitor, undeclared)).status).toBe(required);
  for (const { caller } of everyone) expect((await ask(caller, undeclared)).status).toBe(forbidden.status);
  await close();
});

test('an endpoint that lets in others than it declares fails this matrix', async () => {
  const planted = { ...revokeToken, path: '/planted/open', access: 'member' } as const;
  const { visitor, everyone, close } = await beside(planted);
  await expectDeclared(visitor, everyone, planted);
  await expect(expectDeclared(visitor, everyone, { ...planted, access: 'config.write' })).rejects.toThrow(
    'learner: 200',
  );
  await expect(expectDeclared(visitor, everyone, { ...planted, access: 'public' })).rejects.toThrow('visitor');
  await close();
});
