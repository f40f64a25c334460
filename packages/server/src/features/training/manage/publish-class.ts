import { demand } from '@shuyuan/contract/kernel/app-error';
import { classLife } from '@shuyuan/contract/training/class-states';
import { problemsOfClass } from '@shuyuan/contract/training/problems-of-class';
import { recordAudit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { refuseSensitive } from '../../system/index.ts';
import { lockEdited, lockManagedClass, openManagedClass, permissionsOf } from '../class.policy.ts';
import { updateClass } from '../class.store.ts';
import { listActiveMembers } from '../enrol/enrolment.store.ts';
import { listMeetings } from '../meeting.store.ts';
import { notifyPeople } from '../notify-people.ts';
import { releaseRooms, reserveRooms } from './reserve-rooms.ts';

export async function publishClass(ctx: Context, input: { readonly id: string; readonly revision: number }) {
  const { id } = await openManagedClass(ctx, input.id);
  return ctx.inTransaction(async (tx) => {
    const training = await lockEdited(tx, ctx, input);
    const { state, tenantId, title } = training;
    demand(classLife.can('publish', state), 'class.wrong-state', { state });
    const plan = { ...training, openTime: training.opensAt, closeTime: training.closesAt };
    const meetings = await listMeetings(tx, id);
    const problems = problemsOfClass({ ...plan, meetings }, false, ctx.now());
    demand(problems.length === 0, 'class.not-ready', { problems });
    await reserveRooms(tx, ctx, { training, before: [], written: meetings });
    const at = new Date(ctx.now());
    const revision = await updateClass(tx, { id, state: 'published', publishedAt: at, at });
    await recordAudit(tx, ctx, {
      tenantId,
      action: 'class.published',
      subject: { kind: 'class', id },
      after: { title },
    });
    return { id, revision };
  });
}

/** Whoever is in it is told why; their enrolments stay, so that calendars and lists say what happened. */
export async function cancelClass(ctx: Context, { id, reason }: { readonly id: string; readonly reason: string }) {
  await openManagedClass(ctx, id);
  await refuseSensitive(ctx, [reason]);
  return ctx.inTransaction(async (tx) => {
    const training = await lockManagedClass(tx, ctx, id);
    const { state, tenantId, title } = training;
    demand(permissionsOf(training, ctx.now()).cancel, 'class.wrong-state', { state });
    const at = new Date(ctx.now());
    const revision = await updateClass(tx, { id, state: 'cancelled', cancelReason: reason, at });
    await releaseRooms(tx, ctx, training);
    const notice = { text: 'cancelled', values: { title, reason } } as const;
    await notifyPeople(tx, ctx, { training, notice, receivers: await listActiveMembers(tx, id) });
    const after = { title, reason };
    await recordAudit(tx, ctx, { tenantId, action: 'class.cancelled', subject: { kind: 'class', id }, after });
    return { id, revision };
  });
}

export async function archiveClass(ctx: Context, { id }: { readonly id: string }) {
  await openManagedClass(ctx, id);
  return ctx.inTransaction(async (tx) => {
    const { state } = await lockManagedClass(tx, ctx, id);
    demand(classLife.can('archive', state), 'class.wrong-state', { state });
    return { id, revision: await updateClass(tx, { id, state: 'archived', at: new Date(ctx.now()) }) };
  });
}
