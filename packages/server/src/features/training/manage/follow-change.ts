import type { Context, Tx } from '../../../platform/context.ts';
import { lockClass } from '../class.store.ts';
import { listActiveMembers } from '../enrol/enrolment.store.ts';
import { promoteWaiting } from '../enrol/promote-waiting.ts';
import { listMeetings, type MeetingRow } from '../meeting.store.ts';
import { notifyPeople } from '../notify-people.ts';
import type { MeetingInput } from './class-input.ts';
import { reserveRooms } from './reserve-rooms.ts';

const placesOf = (meetings: readonly MeetingRow[]): string =>
  JSON.stringify(
    meetings.map(({ id, startTime, endTime, classroomId, location, url }) => [
      id,
      startTime,
      endTime,
      classroomId,
      location,
      url,
    ]),
  );

type Change = {
  readonly id: string;
  readonly before: readonly MeetingRow[];
  /** In the order they were sent. */
  readonly written: readonly MeetingInput[];
};

/**
 * A published class takes its rooms with it, seats that were added are given to those who wait, and everybody is told
 * where it meets now. Answers how many moved up.
 */
export async function followChange(tx: Tx, ctx: Context, { id, before, written }: Change): Promise<number> {
  const training = await lockClass(tx, ctx.actor.tenantId, id);
  if (training?.state !== 'published') return 0;
  await reserveRooms(tx, ctx, { training, before, written });
  if (training.startsAt !== null && placesOf(before) !== placesOf(await listMeetings(tx, id))) {
    const notice = { text: 'moved', values: { title: training.title, startAt: training.startsAt } } as const;
    await notifyPeople(tx, ctx, { training, notice, receivers: await listActiveMembers(tx, id) });
  }
  return promoteWaiting(tx, ctx, training);
}
