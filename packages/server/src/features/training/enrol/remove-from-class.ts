import { demand } from '@shuyuan/contract/kernel/app-error';
import { recordAudit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { refuseSensitive } from '../../system/index.ts';
import { lockManagedClass, openManagedClass } from '../class.policy.ts';
import { notifyPeople } from '../notify-people.ts';
import { findEnrolment, settleEnrolment } from './enrolment.store.ts';
import { promoteWaiting } from './promote-waiting.ts';

type RemoveInput = { readonly id: string; readonly enrolmentId: string; readonly reason: string };

export async function removeFromClass(ctx: Context, { id, enrolmentId, reason }: RemoveInput) {
  const { tenantId } = ctx.actor;
  await openManagedClass(ctx, id);
  await refuseSensitive(ctx, [reason]);
  return ctx.inTransaction(async (tx) => {
    const training = await lockManagedClass(tx, ctx, id);
    const enrolment = await findEnrolment(tx, id, enrolmentId);
    demand(enrolment, 'request.not-found');
    const isEnded = await settleEnrolment(tx, { id: enrolmentId, step: 'remove', reason, at: new Date(ctx.now()) });
    demand(isEnded, 'class.wrong-state', { state: enrolment.state });
    const notice = { text: 'removed', values: { title: training.title, reason } } as const;
    await notifyPeople(tx, ctx, { training, notice, receivers: [enrolment.memberId] });
    const subject = { kind: 'class', id };
    const after = { memberId: enrolment.memberId, reason };
    await recordAudit(tx, ctx, { tenantId, action: 'class.member-removed', subject, after });
    return { promotedCount: await promoteWaiting(tx, ctx, training) };
  });
}
