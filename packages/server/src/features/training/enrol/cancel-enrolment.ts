import { demand } from '@shuyuan/contract/kernel/app-error';
import { cancelProblem } from '@shuyuan/contract/training/cancel-problem';
import type { Context } from '../../../platform/context.ts';
import { findClass, lockClass } from '../class.store.ts';
import { findActiveEnrolment, settleEnrolment } from './enrolment.store.ts';
import { promoteWaiting } from './promote-waiting.ts';

/** The seat is the next one's within the same transaction: nobody sees it free. */
export async function cancelEnrolment(ctx: Context, { id }: { readonly id: string }) {
  const { tenantId, id: memberId } = ctx.actor;
  demand(await findClass(ctx.read, tenantId, id), 'request.not-found');
  return ctx.inTransaction(async (tx) => {
    const training = await lockClass(tx, tenantId, id);
    const enrolment = await findActiveEnrolment(tx, id, memberId);
    demand(training && enrolment, 'class.not-enrolled');
    const { cancelHoursBefore, startsAt } = training;
    const problem = cancelProblem({ state: enrolment.state, startsAt, cancelHoursBefore }, ctx.now());
    demand(problem === null, 'class.too-late');
    await settleEnrolment(tx, { id: enrolment.id, step: 'cancel', at: new Date(ctx.now()) });
    return { promotedCount: await promoteWaiting(tx, ctx, training) };
  });
}
