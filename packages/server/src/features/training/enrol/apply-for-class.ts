import { demand } from '@shuyuan/contract/kernel/app-error';
import { applicationProblem } from '@shuyuan/contract/training/application-problem';
import type { AgreedState } from '@shuyuan/contract/training/enrolment-states';
import { placementOf } from '@shuyuan/contract/training/placement-of';
import type { Context, Tx } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { isToBeDrawn } from '../class.policy.ts';
import { type ClassRow, lockClass } from '../class.store.ts';
import { openClass } from '../learn/learner.policy.ts';
import { notifyPeople } from '../notify-people.ts';
import * as store from './enrolment.store.ts';

/** The class teacher hears of the first application that waits; whoever looks finds the others beside it. */
async function notifyTeacher(tx: Tx, ctx: Context, training: ClassRow): Promise<void> {
  const { id, title, teacherId } = training;
  if ((await store.countApplied(tx, id)) > 1) return;
  const notice = { text: 'applications', values: { title } } as const;
  const link = `/training-manage/${id}?tab=people`;
  await notifyPeople(tx, ctx, { training, notice, receivers: [teacherId], link });
}

/** Before a draw everybody enters it; else there is a seat, a number of the waiting list, or neither. */
async function arrivalState(tx: Tx, training: ClassRow): Promise<AgreedState> {
  if (isToBeDrawn(training)) return 'entered';
  const placement = placementOf({ ...training, waitingCount: await store.countWaiting(tx, training.id) });
  demand(placement, 'class.seats-taken');
  return placement;
}

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
    demand(!(await store.findActiveEnrolment(tx, id, memberId)), 'class.applied-already');
    const arrival = await arrivalState(tx, training);
    const state = training.needsApproval ? ('applied' as const) : arrival;
    const at = new Date(ctx.now());
    const enrolment = { id: newId(ctx.now()), tenantId, classId: id, memberId, state, addedBy: null, at };
    const number = await store.insertEnrolment(tx, enrolment);
    if (state === 'applied') await notifyTeacher(tx, ctx, training);
    return { state, waitingPosition: state === 'waiting' ? await store.findWaitingPosition(tx, id, number) : null };
  });
}
