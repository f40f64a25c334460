import { ApprovalBusinessType } from '@shuyuan/contract/approval/approval-business-types';
import type { StepSpec } from '@shuyuan/contract/approval/approvers';
import { hourMs } from '@shuyuan/contract/kernel/time-units';
import { agree, createTemplate, refuse, startProcess } from '../../features/approval/index.ts';
import type { Context, SystemContext } from '../../platform/context.ts';
import { personAt } from '../person-at.ts';

const as = (ctx: SystemContext, account: string, hoursAgo: number): Promise<Context> =>
  personAt(ctx, account, hoursAgo * hourMs);

const byDirectorThenApprover: StepSpec[] = [
  { mode: 'any', approvers: [{ kind: 'director' }] },
  { mode: 'any', approvers: [{ kind: 'role', role: 'approver' }] },
];

type Request = {
  readonly account: string;
  readonly hoursAgo: number;
  readonly title: string;
  readonly summary: string;
};

const requests = {
  waiting: {
    account: 'linzhiyuan',
    hoursAgo: 26,
    title: '申请参加全国软件架构师大会',
    summary:
      '大会将于下月在杭州举行，为期两天，议题与我们正在进行的平台重构直接相关。费用共 4,800 元，由部门培训预算承担；会后我会整理成一场内部分享。',
  },
  agreed: {
    account: 'tangyuwei',
    hoursAgo: 120,
    title: '采购质量管理部参考书',
    summary: '《统计过程控制实务》等六种，共 540 元，放在部门书架供大家借阅。',
  },
  refused: {
    account: 'ranyunfei',
    hoursAgo: 72,
    title: '申请周末使用实训车间',
    summary: '希望在周六借用二号实训车间练习新的装夹方案，约四小时，由本人负责关机与清场。',
  },
} as const satisfies Record<string, Request>;

async function submit(ctx: SystemContext, { account, hoursAgo, title, summary }: Request): Promise<string> {
  const starter = await as(ctx, account, hoursAgo);
  const { organizationId } = starter.actor;
  const document = { businessType: ApprovalBusinessType.general, businessId: `world-${account}`, organizationId };
  return (await startProcess(starter, { ...document, title, summary })).processInstanceId;
}

/** Templates of the company, and three requests: one waits for 江书仪, one was agreed to, one was refused. */
export async function seedApprovals(ctx: SystemContext): Promise<void> {
  const admin = await as(ctx, 'admin', 400);
  const place = { organizationId: admin.actor.tenantId };
  const { general, live } = ApprovalBusinessType;
  await createTemplate(admin, { ...place, businessType: general, steps: byDirectorThenApprover });
  await createTemplate(admin, { ...place, businessType: live, steps: byDirectorThenApprover.slice(1) });

  const agreed = await submit(ctx, requests.agreed);
  await agree(await as(ctx, 'zhoumuyun', 118), { id: agreed, comment: '' });
  await agree(await as(ctx, 'jiangshuyi', 100), { id: agreed, comment: '同意，请按图书登记流程入库。' });

  const refused = await submit(ctx, requests.refused);
  await agree(await as(ctx, 'zhoumuyun', 70), { id: refused, comment: '方案有价值，请人力确认安全要求。' });
  await refuse(await as(ctx, 'jiangshuyi', 50), { id: refused, comment: '周末没有安全员值守，请改在工作日申请。' });

  const waiting = await submit(ctx, requests.waiting);
  await agree(await as(ctx, 'zhoumuyun', 20), { id: waiting, comment: '同意参加，会后请安排分享。' });
}
