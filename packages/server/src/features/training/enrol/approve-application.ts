import { demand } from '@shuyuan/contract/kernel/app-error';
import { placementOf } from '@shuyuan/contract/training/placement-of';
import { recordAudit } from '../../../platform/audit.ts';
import type { Context, Tx } from '../../../platform/context.ts';
import { refuseSensitive } from '../../system/index.ts';
import { lockManagedClass, openManagedClass } from '../class.policy.ts';
import { notifyPeople } from '../notify-people.ts';
import { countWaiting, findEnrolment, settleEnrolment } from './enrolment.store.ts';

type ApplicationInput = { readonly id: string; readonly enrolmentId: string };

/** An application while its class is locked; of a class that is over nothing is decided any more. */
async function lockApplication(tx: Tx, ctx: Context, { id, enrolmentId }: ApplicationInput) {
  const training = await lockManagedClass(tx, ctx, id);
  const { state, startsAt, endsAt } = training;
  demand(state === 'published' && startsAt !== null && (endsAt ?? 0) > ctx.now(), 'class.wrong-state', { state });
  const enrolment = await findEnrolment(tx, id, enrolmentId);
  demand(enrolment, 'request.not-found');
  return { training, enrolment, startsAt };
}

/** Whoever asked first is not punished for a slow answer: they wait by the number their application was given. */
export async function approveApplication(ctx: Context, input: ApplicationInput) {
  await openManagedClass(ctx, input.id);
  return ctx.inTransaction(async (tx) => {
    const { training, enrolment, startsAt } = await lockApplication(tx, ctx, input);
    const { id, tenantId, title } = training;
    const waitingCount = await countWaiting(tx, id);
    // Somebody a manager agreed to waits, however many do.
    const placement = placementOf({ ...training, waitingCount, waitingMax: waitingCount + 1 }) ?? 'waiting';
    const step = placement === 'enrolled' ? 'seat' : 'queue';
    const isDone = await settleEnrolment(tx, { id: enrolment.id, step, at: new Date(ctx.now()) });
    demand(isDone, 'class.wrong-state', { state: enrolment.state });
    const text = placement === 'enrolled' ? 'approved' : 'approvedWaiting';
    const notice = { text, values: { title, startAt: startsAt } } as const;
    await notifyPeople(tx, ctx, { training, notice, receivers: [enrolment.memberId] });
    const [subject, after] = [{ kind: 'class', id }, { memberId: enrolment.memberId }];
    await recordAudit(tx, ctx, { tenantId, action: 'class.application-approved', subject, after });
    return { state: placement };
  });
}

export async function refuseApplication(ctx: Context, { reason, ...input }: ApplicationInput & { reason: string }) {
  await openManagedClass(ctx, input.id);
  await refuseSensitive(ctx, [reason]);
  return ctx.inTransaction(async (tx) => {
    const { training, enrolment } = await lockApplication(tx, ctx, input);
    const { id, tenantId, title } = training;
    const refusal = { id: enrolment.id, step: 'refuse', reason, at: new Date(ctx.now()) } as const;
    demand(await settleEnrolment(tx, refusal), 'class.wrong-state', { state: enrolment.state });
    const notice = { text: 'refused', values: { title, reason } } as const;
    await notifyPeople(tx, ctx, { training, notice, receivers: [enrolment.memberId] });
    const [subject, after] = [
      { kind: 'class', id },
      { memberId: enrolment.memberId, reason },
    ];
    await recordAudit(tx, ctx, { tenantId, action: 'class.application-refused', subject, after });
    return { state: 'refused' as const };
  });
}
