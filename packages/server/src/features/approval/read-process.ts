import { readProcessKey } from '@shuyuan/contract/approval/approval-business-types';
import { statusOfState } from '@shuyuan/contract/approval/process-life';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../platform/context.ts';
import { findOrganization } from '../people/index.ts';
import { listMembersById } from './steps/approver.store.ts';
import { canNow } from './approval.policy.ts';
import { type Case, findCase, openCase } from './open-case.ts';
import { findProcessOf } from './process.store.ts';
import { listActs, listSteps } from './steps/step.store.ts';

async function stepsOf(ctx: Context, { process, assignments }: Case) {
  const steps = await listSteps(ctx.read, { processId: process.id, round: process.round });
  return steps.map((step) => ({
    ...step,
    approvers: assignments
      .filter(({ position }) => position === step.position)
      .map(({ position: _position, actedAt, ...person }) => ({ ...person, decideTime: actedAt?.getTime() ?? null })),
  }));
}

/** APPROVAL-05: one approval as its readers see it, with what the caller may do. */
export async function readProcess(ctx: Context, { id }: { id: string }) {
  const one = await openCase(ctx, id);
  const { process, membership } = one;
  const [steps, acts, organization, people] = await Promise.all([
    stepsOf(ctx, one),
    listActs(ctx.read, id),
    findOrganization(ctx.read, process.tenantId, process.organizationId),
    listMembersById(ctx.read, [process.starterId]),
  ]);
  const starter = people[0];
  // Both rows are foreign keys of this one.
  demand(organization && starter, 'request.not-found');
  return {
    processInstanceId: id,
    businessType: process.businessType,
    businessId: process.businessId,
    title: process.title,
    summary: process.summary,
    status: statusOfState[process.state],
    starter,
    organization,
    startTime: process.submittedAt.getTime(),
    updateTime: process.updatedAt.getTime(),
    round: process.round,
    currentStep: process.currentStep,
    steps,
    history: acts.map(({ at, ...act }) => ({ ...act, time: at.getTime() })),
    can: canNow(membership),
  };
}

/** APPROVAL-06, D-079: by the document, `{businessId}_{businessType}`; null where nothing was ever submitted. */
export async function findProcess(ctx: Context, { key }: { key: string }) {
  const document = readProcessKey(key);
  // The wire has refused what is no key.
  demand(document, 'request.invalid');
  const process = await findProcessOf(ctx.read, { tenantId: ctx.actor.tenantId, ...document });
  if (!process) return null;
  const one = await findCase(ctx, process);
  return { processInstanceId: process.id, status: statusOfState[process.state], steps: await stepsOf(ctx, one) };
}
