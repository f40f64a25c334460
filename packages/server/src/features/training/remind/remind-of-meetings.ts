import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { type SystemContext, transact } from '../../../platform/context.ts';
import { lockClass } from '../class.store.ts';
import { remindSeated } from './remind-seated.ts';
import { listToRemind, markReminded } from './reminder.store.ts';

const atOnce = 100;

type Times = { readonly from: Date; readonly until: Date };
type Meeting = Awaited<ReturnType<typeof listToRemind>>[number];

const remindOf = (ctx: SystemContext, { meetingId, id, tenantId }: Meeting, times: Times): Promise<void> =>
  transact(ctx, (within) =>
    within.inTransaction(async (tx) => {
      const training = await lockClass(tx, tenantId, id);
      if (training?.state !== 'published') return;
      const startAt = await markReminded(tx, { meetingId, ...times });
      if (startAt === null) return;
      await remindSeated(tx, within, { tenantId, classId: id, meetingId, startTime: startAt, remindTime: ctx.now() });
    }),
  );

/** Reminds those with a seat a day before each meeting, by day: once, and anew where it is moved. One that fails stops no other. */
export async function remindOfMeetings(ctx: SystemContext): Promise<void> {
  const times = { from: new Date(ctx.now()), until: new Date(ctx.now() + dayMs) };
  for (const meeting of await listToRemind(ctx.read, times, atOnce)) {
    try {
      await remindOf(ctx, meeting, times);
    } catch (error) {
      ctx.log.error({ err: error, meeting: meeting.meetingId }, 'nobody could be reminded of a meeting');
    }
  }
}
