import { agree, refuse, submitRequest, withdraw } from '@shuyuan/contract/approval/approval.wire';
import { createTemplate } from '@shuyuan/contract/approval/approval-template.wire';
import { ApprovalBusinessType } from '@shuyuan/contract/approval/approval-business-types';
import type { ProcessState } from '@shuyuan/contract/approval/process-life';
import type { StepMode } from '@shuyuan/contract/approval/approvers';
import type { Caller } from '../../caller.ts';
import { openWorld, type TestWorld } from '../../open-world.ts';
import { snapshotOf } from '../../test-snapshot.ts';
import { createMember, createOrganization } from '../../../features/people/index.ts';

/** The demo company as the tests of approvals meet it: people by account, places by name, requests on their way. */
export function companyOf(world: TestWorld) {
  const callers = new Map<string, Promise<Caller>>();
  const as = (account: string): Promise<Caller> => {
    const caller = callers.get(account) ?? world.signIn(account);
    callers.set(account, caller);
    return caller;
  };
  const one = async (sql: string, value: string) => String((await world.rows(sql, [value]))[0]?.['id']);
  const idOf = (account: string) => one('select id from member where account = $1', account);
  const placeOf = (name: string) => one('select id from organization where name = $1', name);

  /** A template that names people, step by step; returns its id. */
  async function ask(place: string, steps: { mode: StepMode; accounts: string[] }[]): Promise<string> {
    const named = await Promise.all(
      steps.map(async ({ mode, accounts }) => ({
        mode,
        approvers: await Promise.all(
          accounts.map(async (account) => ({ kind: 'person' as const, memberId: await idOf(account) })),
        ),
      })),
    );
    const wish = { organizationId: await placeOf(place), businessType: ApprovalBusinessType.general, steps: named };
    return (await (await as('admin')).call(createTemplate, wish)).body.id;
  }

  async function submit(account: string): Promise<string> {
    const [place] = await world.rows('select organization_id from member where account = $1', [account]);
    const wish = { organizationId: String(place?.['organization_id']), title: '请批准', summary: '理由如下' };
    return (await (await as(account)).call(submitRequest, wish)).body.processInstanceId;
  }

  /** A request of 林知远 in a state: first 周牧云 decides as his director, then 江书仪 as approver. */
  async function requestIn(state: ProcessState): Promise<string> {
    const id = await submit('linzhiyuan');
    if (state === 'withdrawn') await (await as('linzhiyuan')).call(withdraw, { id });
    else await (await as('zhoumuyun')).call(agree, { id });
    if (state === 'agreed') await (await as('jiangshuyi')).call(agree, { id });
    if (state === 'refused') await (await as('jiangshuyi')).call(refuse, { id, comment: '不妥' });
    return id;
  }

  const stateOf = async (id: string) => (await world.rows('select state from approval_process where id = $1', [id]))[0];

  /** Everything a refused act must leave alone. */
  function snapshot(): Promise<string> {
    const tables = ['process', 'step', 'assignment', 'act', 'delegation', 'template'].map((name) => `approval_${name}`);
    return snapshotOf(world, [...tables, 'audit_entry']);
  }

  /** Another tenant on the same installation. */
  async function welcomeOutsider(): Promise<void> {
    const { system } = world.installation;
    const { id } = await createOrganization(system, { name: '邻家公司' });
    const place = { tenantId: id, organizationId: id, roles: ['org-admin' as const] };
    await createMember(system, { ...place, account: 'outsider', fullName: '邻居', password: 'shuyuan-2026' });
  }

  return { as, idOf, placeOf, ask, submit, requestIn, stateOf, snapshot, welcomeOutsider };
}

/** A world of its own for the tests of approvals, beside another company; `close` takes it away again. */
export async function openApprovals() {
  const world = await openWorld();
  const company = companyOf(world);
  await company.welcomeOutsider();
  return { ...company, world, close: world.close };
}
export type ApprovalCompany = Awaited<ReturnType<typeof openApprovals>>;
