import { errorSpec } from '@shuyuan/contract/kernel/app-error';
import type { Endpoint } from '@shuyuan/contract/kernel/endpoint.wire';
import { capabilities } from '@shuyuan/contract/people/capabilities';
import { validateToken } from '@shuyuan/contract/auth/auth.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember, createOrganization } from '../features/people/index.ts';
import type { Caller } from '../world/caller.ts';
import { openWorld, type TestWorld } from '../world/open-world.ts';
import { routes } from './routes.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
  const { system } = world.installation;
  const other = await createOrganization(system, { name: '邻家公司' });
  const place = { tenantId: other.id, organizationId: other.id, roles: ['org-admin', 'platform-admin'] as const };
  await createMember(system, { ...place, account: 'neighbour', fullName: '邻家管理员', password: 'shuyuan-2026' });
});
afterAll(() => world.close());

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

/** Without input a call that is allowed is refused for its input, if at all; one that is not, before it is read. */
const ask = (caller: Caller, endpoint: Endpoint) => caller.call(endpoint, {});

const required = errorSpec('auth.required').status;
const forbidden = errorSpec('auth.forbidden');

test.each(routes.map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  'who may call %s is what it declares',
  async (_, endpoint) => {
    const { access } = endpoint;
    expect(['public', 'member', ...capabilities]).toContain(access);
    const visitor = await ask(world.visitor, endpoint);
    expect(visitor.status === required, 'visitor').toBe(access !== 'public');
    for (const [role, account] of Object.entries(people)) {
      const caller = await world.signIn(account);
      const { body } = await caller.call(validateToken, {});
      const isAllowed = access === 'public' || access === 'member' || body.user.dataPermission.includes(access);
      const answer = await ask(caller, endpoint);
      const isRefused = answer.status === forbidden.status && answer.body.errorCode === forbidden.number;
      expect(isRefused, `${role}: ${answer.status}`).toBe(!isAllowed);
      expect(answer.status, role).not.toBe(required);
    }
  },
  60_000,
);
