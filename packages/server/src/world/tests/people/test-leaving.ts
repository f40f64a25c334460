import { saveDelegation } from '@shuyuan/contract/approval/approval.wire';
import { createScimToken } from '@shuyuan/contract/auth/sign-in.wire';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { changeMember, changeMemberState, readManagedMember } from '@shuyuan/contract/people/members.wire';
import { expect } from 'vitest';
import { createMember } from '../../../features/people/index.ts';
import { demoPassword } from '../../people.ts';
import type { companyOf } from './test-approvals.ts';
import type { openImports } from './test-import.ts';

const patchOp = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';
const switchedOff = { schemas: [patchOp], Operations: [{ op: 'replace', path: 'active', value: false }] };

type Leaver = { readonly id: string; readonly account: string; readonly starterId: string };

/** Every way by which somebody who is asked stops being there. A new one belongs in this list. */
export const wayNames = [
  'suspended',
  'left',
  'suspended while a deputy was named',
  'switched off by SCIM',
  'deleted by SCIM',
  'suspended by an import',
  'left by an import',
  'without the role',
  'no longer director',
  'moved',
  'away',
  'away, and the deputy left',
  'away, and the deputy is who asks',
] as const;
type WayName = (typeof wayNames)[number];

type Imports = Awaited<ReturnType<typeof openImports>>;

/** The form as it was opened, with a change. */
async function changeMemberOf(imports: Imports, id: string, wish: object): Promise<number> {
  const { body } = await imports.admin.call(readManagedMember, { id });
  const { account, fullName, email, phone, employeeNumber, roles, version, organization, directs } = body;
  const before = { account, fullName, email, phone, employeeNumber, roles, facts: [], furtherOrganizationIds: [] };
  const place = { organizationId: organization.id, directsOrganizationId: directs?.id ?? null };
  return (await imports.admin.call(changeMember, { id, version, ...before, ...place, ...wish })).status;
}

/** Makes people, and takes them away again. */
export async function leavingOf(imports: Imports, company: ReturnType<typeof companyOf>) {
  const scimToken = (await imports.admin.call(createScimToken, { name: 'Entra', life: '365-days' })).body.token;
  const changeState = async (id: string, action: 'suspend' | 'leave') =>
    (await imports.admin.call(changeMemberState, { id, action })).status;

  async function scim(method: 'PATCH' | 'DELETE', id: string, value?: object): Promise<number> {
    const { statusCode } = await imports.world.http.inject({
      method,
      url: `/scim/v2/Users/${id}`,
      headers: { authorization: `Bearer ${scimToken}`, ...(value && { 'content-type': 'application/scim+json' }) },
      ...(value && { payload: JSON.stringify(value) }),
    });
    return statusCode;
  }

  async function importState({ id: memberId, account }: Leaver, state: string): Promise<number> {
    const { body } = await imports.admin.call(readManagedMember, { id: memberId });
    const row = [account, body.fullName, `青禾智造股份有限公司/${body.organization.name}`, state];
    const { id, wrong } = await imports.checked(`账号,姓名,组织,状态\r\n${row.join()}`);
    expect(wrong).toBe(0);
    return (await imports.applied(id)).state === 'applied' ? 200 : 422;
  }

  /** The leaver names somebody for as long as they are away. */
  async function goAway(account: string, deputyId: string): Promise<number> {
    const startTime = imports.world.clock.now() - dayMs;
    const wish = { deputyId, startTime, endTime: startTime + 30 * dayMs };
    return (await (await company.as(account)).call(saveDelegation, wish)).status;
  }

  async function newMember(account: string, more: Partial<Parameters<typeof createMember>[1]> = {}): Promise<string> {
    const tenantId = await company.placeOf('青禾智造股份有限公司');
    const person = {
      tenantId,
      organizationId: tenantId,
      account,
      fullName: account,
      roles: [],
      password: demoPassword,
    };
    return (await createMember(imports.world.installation.system, { ...person, ...more })).id;
  }

  const ways: Record<WayName, (leaver: Leaver) => Promise<number>> = {
    suspended: ({ id }) => changeState(id, 'suspend'),
    left: ({ id }) => changeState(id, 'leave'),
    'suspended while a deputy was named': async ({ id, account }) => {
      await goAway(account, await company.idOf('wenjiahe'));
      return changeState(id, 'suspend');
    },
    'switched off by SCIM': ({ id }) => scim('PATCH', id, switchedOff),
    'deleted by SCIM': ({ id }) => scim('DELETE', id),
    'suspended by an import': (leaver) => importState(leaver, '已停用'),
    'left by an import': (leaver) => importState(leaver, '已离职'),
    'without the role': ({ id }) => changeMemberOf(imports, id, { roles: ['learner'] }),
    'no longer director': ({ id }) => changeMemberOf(imports, id, { directsOrganizationId: null }),
    moved: async ({ id }) =>
      changeMemberOf(imports, id, {
        organizationId: await company.placeOf('质量管理部'),
        directsOrganizationId: null,
        roles: [],
      }),
    away: async ({ account }) => goAway(account, await company.idOf('wenjiahe')),
    'away, and the deputy left': async ({ account }) => {
      const deputyId = await newMember(`deputy-of-${account}`);
      await goAway(account, deputyId);
      return changeState(deputyId, 'leave');
    },
    'away, and the deputy is who asks': ({ account, starterId }) => goAway(account, starterId),
  };
  return { ways, newMember, goAway };
}
