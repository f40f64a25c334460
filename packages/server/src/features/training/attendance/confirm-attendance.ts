import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { openRunningMeeting } from './attendance.policy.ts';
import { findLatestEntry, insertEntry, lockMeeting, lockSeat } from './attendance.store.ts';
import { isByCode } from './spot-check.store.ts';

type ConfirmationInput = { readonly meetingId: string; readonly memberId: string };

/** An entry that says the same once more: when they came stays as the code says it. */
export async function confirmAttendance(ctx: Context, { meetingId, memberId }: ConfirmationInput) {
  const { tenantId, id: recordedBy } = ctx.actor;
  const { classId } = await openRunningMeeting(ctx, meetingId);
  return ctx.inTransaction(async (tx) => {
    demand(await lockMeeting(tx, meetingId), 'request.not-found');
    demand(await lockSeat(tx, classId, memberId), 'class.not-enrolled');
    const latest = await findLatestEntry(tx, meetingId, memberId);
    // Corrected or confirmed by somebody else meanwhile.
    demand(latest && isByCode(latest), 'request.stale', { state: latest?.state ?? 'unknown' });
    const { state, notedAt } = latest;
    const entry = { id: newId(ctx.now()), tenantId, meetingId, memberId, notedAt, recordedAt: new Date(ctx.now()) };
    await insertEntry(tx, { ...entry, recordedBy, way: 'confirmed', state });
    return { state };
  });
}
