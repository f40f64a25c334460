import { ApproveResult } from '@shuyuan/contract/approval/approve-result';
import { statusOfState } from '@shuyuan/contract/approval/process-life';
import { AppError, demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../platform/context.ts';
import { mayRead, type CaseMembership } from './approval.policy.ts';
import { listPrincipals } from './steps/delegation.store.ts';
import { findProcess, type Process } from './process.store.ts';
import { type Assignment, listAssignments, wereAsked } from './steps/step.store.ts';

export type Case = {
  readonly process: Process;
  /** Everybody asked in the present round. */
  readonly assignments: readonly Assignment[];
  /** The caller and those they stand in for now. */
  readonly principalIds: readonly string[];
  readonly membership: CaseMembership;
};

/** The caller and everybody whose deputy they are at this moment. */
export async function findPrincipalIds(ctx: Context): Promise<string[]> {
  const others = await listPrincipals(ctx.read, ctx.actor.id, new Date(ctx.now()));
  return [ctx.actor.id, ...others.map(({ id }) => id)];
}

/** The caller's relation to this process. A caller who may not read it is refused here (D-079). */
export async function findCase(ctx: Context, process: Process): Promise<Case> {
  const principalIds = await findPrincipalIds(ctx);
  const assignments = await listAssignments(ctx.read, { processId: process.id, round: process.round });
  const isMine = ({ id }: Assignment): boolean => principalIds.includes(id);
  const membership: CaseMembership = {
    state: process.state,
    businessType: process.businessType,
    isStarter: process.starterId === ctx.actor.id,
    isAdministrator: ctx.actor.capabilities.has('config.write'),
    isApprover: assignments.some(isMine) || (await wereAsked(ctx.read, process.id, principalIds)),
    isAsked: assignments.some(
      (one) => isMine(one) && one.position === process.currentStep && one.result === ApproveResult.pending,
    ),
  };
  demand(mayRead(membership), 'auth.forbidden');
  return { process, assignments, principalIds, membership };
}

export async function openCase(ctx: Context, id: string): Promise<Case> {
  const process = await findProcess(ctx.read, ctx.actor.tenantId, id);
  demand(process, 'request.not-found');
  return findCase(ctx, process);
}

/** Somebody else was faster: how the request stands now, so that nobody has to ask again to understand the refusal. */
export async function settledError(ctx: Context, id: string): Promise<AppError> {
  const { process } = await openCase(ctx, id);
  return new AppError('approval.settled', { status: statusOfState[process.state] });
}
