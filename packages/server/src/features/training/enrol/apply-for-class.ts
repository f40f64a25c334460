import { demand } from '@shuyuan/contract/kernel/app-error';
import { applicationProblem } from '@shuyuan/contract/training/application-problem';
import { placementOf } from '@shuyuan/contract/training/placement-of';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { lockClass } from '../class.store.ts';
import { openClass } from '../learn/learner.policy.ts';
import { countWaiting, findActiveEnrolment, findWaitingPosition, insertEnrolment } from './enrolment.store.ts';

/** Applications for one class follow each other at its lock, so that seats and numbers are given in one order. */
export async function applyForClass(ctx: Context, { id }: { readonly id: string }) {
  const { tenantId, id: memberId } = ctx.actor;
  const { isInAudience } = await openClass(ctx, id);
  demand(isInAudience, 'class.not-in-audience');
  return ctx.inTransaction(async (tx) => {
    const training = await lockClass(tx, tenantId, id);
    demand(training, 'request.not-found');
    const problem = applicationProblem(training, ctx.now());
    demand(problem === null, 'class.enrolment-closed', { problem });
    demand(!(await findActiveEnrolment(tx, id, memberId)), 'class.applied-already');
    const state = placementOf({ ...training, waitingCount: await countWaiting(tx, id) });
    demand(state, 'class.seats-taken');
    const at = new Date(ctx.now());
    const enrolment = { id: newId(ctx.now()), tenantId, classId: id, memberId, state, addedBy: null, at };
    const number = await insertEnrolment(tx, enrolment);
    return { state, waitingPosition: state === 'waiting' ? await findWaitingPosition(tx, id, number) : null };
  });
}
