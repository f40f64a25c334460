import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { quietUntil } from '@shuyuan/contract/kernel/calendar/is-quiet';
import { type SystemContext, transact, type Tx } from '../../../platform/context.ts';
import { enqueue, jobName } from '../../../platform/jobs.ts';
import { lockClass } from '../class.store.ts';
import { claimReminders } from '../../notifications/index.ts';
import { notifyPeople } from '../notify-people.ts';
import { hasMeeting, listSeated, type SeatedRow } from './reminder.store.ts';

type Meeting = {
  readonly tenantId: string;
  readonly classId: string;
  readonly meetingId: string;
  readonly startTime: number;
  /** When everybody would have been reminded. */
  readonly remindTime: number;
};
type MorningReminder = Meeting & { readonly morningTime: number };

const noticeTimeOf = (ctx: SystemContext, { timeZone }: SeatedRow, remindTime: number): number =>
  quietUntil(timeZone ?? ctx.external.timeZone, remindTime);

/** Notifies those with a seat whose time is now. */
async function notifySeated(
  tx: Tx,
  ctx: SystemContext,
  { meeting, noticeTime }: { meeting: Meeting; noticeTime: number },
) {
  const { tenantId, classId, startTime, remindTime } = meeting;
  const training = await lockClass(tx, tenantId, classId);
  if (training?.state !== 'published') return;
  const seated = await listSeated(tx, classId);
  const receivers = seated.filter((one) => noticeTimeOf(ctx, one, remindTime) === noticeTime).map(({ id }) => id);
  const notice = { text: 'reminder', values: { title: training.title, startAt: startTime } } as const;
  await notifyPeople(tx, ctx, { training, notice, receivers });
  // It says when and where and is never held back; what else would remind of the class waits for another day.
  const items = [{ businessType: BusinessType.class, businessId: classId }];
  await claimReminders(
    tx,
    ctx,
    receivers.map((receiverId) => ({ receiverId, items })),
  );
}

/**
 * Reminds those with a seat, each by day: where it is quiet now they hear of it in their morning. Whoever's morning comes after
 * the meeting has begun hears nothing: a meeting so near was called or moved in their night, and of that they were told.
 */
export async function remindSeated(tx: Tx, ctx: SystemContext, meeting: Meeting): Promise<void> {
  const { classId, startTime, remindTime } = meeting;
  await notifySeated(tx, ctx, { meeting, noticeTime: remindTime });
  const times = new Set((await listSeated(tx, classId)).map((one) => noticeTimeOf(ctx, one, remindTime)));
  for (const morningTime of times)
    if (morningTime > remindTime && morningTime < startTime)
      await enqueue(tx, {
        name: remindByMorningJob,
        payload: { ...meeting, morningTime },
        runAt: new Date(morningTime),
      });
}

export const remindByMorningJob = jobName<MorningReminder>('training:remind-by-morning');

/** Nothing is said of a meeting that was moved or cancelled in the night, or to somebody who gave their seat back. */
export const remindByMorning = (ctx: SystemContext, { morningTime, ...meeting }: MorningReminder): Promise<void> =>
  transact(ctx, (within) =>
    within.inTransaction(async (tx) => {
      if (meeting.startTime <= ctx.now()) return;
      if (!(await hasMeeting(tx, meeting.meetingId, new Date(meeting.startTime)))) return;
      await notifySeated(tx, within, { meeting, noticeTime: morningTime });
    }),
  );
