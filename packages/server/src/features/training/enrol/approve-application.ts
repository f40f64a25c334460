import { demand } from '@shuyuan/contract/kernel/app-error';
import type { AgreedState } from '@shuyuan/contract/training/enrolment-states';
import { placementOf } from '@shuyuan/contract/training/placement-of';
import { recordAudit } from '../../../platform/audit.ts';
import type { Context, Tx } from '../../../platform/context.ts';
import { refuseSensitive } from '../../system/index.ts';
import { isToBeDrawn, lockManagedClass, openManagedClass } from '../class.policy.ts';
import type { ClassRow } from '../class.store.ts';
import { notifyPeople } from '../notify-people.ts';
import { countWaiting, findEnrolment, settleEnrolment, takeNumbers } from './enrolment.store.ts';

type ApplicationInput = { readonly id: string; readonly enrolmentId: string };

/** An application while its class is locked; once the class has begun nothing is decided any more. */
async function lockApplication(tx: Tx, ctx: Context, { id, enrolmentId }: ApplicationInput) {
  const training = await lockManagedClass(tx, ctx, id);
  const { state, startsAt } = training;
  demand(state === 'published' && startsAt !== null && startsAt > ctx.now(), 'class.wrong-state', { state });
  const enrolment = await findEnrolment(tx, id, enrolmentId);
  demand(enrolment, 'request.not-found');
  return { training, enrolment, startsAt };
}

type Agreement = Pick<Parameters<typeof settleEnrolment>[1], 'step' | 'number'> & {
  readonly state: AgreedState;
  readonly text: 'approvedEntered' | 'approved' | 'approvedWaiting';
};

/**
 * Whoever asked first is not punished for a slow answer: they wait by the number their application was given. After a
 * draw they stand behind everybody who was drawn.
 */
async function resolveAgreement(tx: Tx, training: ClassRow): Promise<Agreement> {
  if (isToBeDrawn(training)) return { state: 'entered', step: 'enter', text: 'approvedEntered' };
  const waitingCount = await countWaiting(tx, training.id);
  // Somebody a manager agreed to waits, however many do.
  const state = placementOf({ ...training, waitingCount, waitingMax: waitingCount + 1 }) ?? 'waiting';
  const number = training.drawnAt === null ? {} : { number: await takeNumbers(tx, training.id, 1) };
  return state === 'enrolled'
    ? { state, step: 'seat', text: 'approved', ...number }
    : { state, step: 'queue', text: 'approvedWaiting', ...number };
}

export async function approveApplication(ctx: Context, input: ApplicationInput) {
  await openManagedClass(ctx, input.id);
  return ctx.inTransaction(async (tx) => {
    const { training, enrolment, startsAt } = await lockApplication(tx, ctx, input);
    const { id, tenantId, title } = training;
    const { state, text, ...agreement } = await resolveAgreement(tx, training);
    const isDone = await settleEnrolment(tx, { id: enrolment.id, ...agreement, at: new Date(ctx.now()) });
    demand(isDone, 'class.wrong-state', { state: enrolment.state });
    const notice =
      text === 'approvedEntered' ? { text, values: { title } } : { text, values: { title, startAt: startsAt } };
    await notifyPeople(tx, ctx, { training, notice, receivers: [enrolment.memberId] });
    const [subject, after] = [{ kind: 'class', id }, { memberId: enrolment.memberId }];
    await recordAudit(tx, ctx, { tenantId, action: 'class.application-approved', subject, after });
    return { state };
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
