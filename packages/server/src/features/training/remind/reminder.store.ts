import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

type ReminderQuery = { readonly from: Date; readonly until: Date };

/** Meetings of published classes that begin in this time, and that nobody was reminded of as they stand. */
export const listToRemind = (read: Reads, { from, until }: ReminderQuery, limit: number) =>
  read
    .selectFrom('classMeeting as meeting')
    .innerJoin('trainingClass', 'trainingClass.id', 'meeting.classId')
    .select(['meeting.id as meetingId', 'trainingClass.id', 'trainingClass.tenantId'])
    .where('trainingClass.state', '=', 'published')
    .where('meeting.startsAt', '>', from)
    .where('meeting.startsAt', '<=', until)
    .where(sql<boolean>`meeting.reminded_for is distinct from meeting.starts_at`)
    .orderBy('meeting.startsAt')
    .limit(limit)
    .execute();

type MeetingQuery = ReminderQuery & { readonly meetingId: string };

/** Notes that its people are reminded now; answers when it begins, null where somebody was faster or it was moved. */
export async function markReminded(tx: Tx, { meetingId, from, until }: MeetingQuery): Promise<number | null> {
  const row = await tx
    .updateTable('classMeeting')
    .set({ remindedFor: sql<Date>`starts_at` })
    .where('id', '=', meetingId)
    .where('startsAt', '>', from)
    .where('startsAt', '<=', until)
    .where(sql<boolean>`reminded_for is distinct from starts_at`)
    .returning('startsAt')
    .executeTakeFirst();
  return row?.startsAt.getTime() ?? null;
}

export type SeatedRow = { readonly id: string; readonly timeZone: string | null };

/** Everybody who has a seat, with their clock where it is known. */
export const listSeated = (read: Reads, classId: string): Promise<SeatedRow[]> =>
  read
    .selectFrom('classEnrolment')
    .innerJoin('member', 'member.id', 'classEnrolment.memberId')
    .select(['member.id', 'member.timeZone'])
    .where('classId', '=', classId)
    .where('classEnrolment.state', '=', 'enrolled')
    .execute();

/** Whether a meeting begins at this time still. */
export async function hasMeeting(read: Reads, meetingId: string, startsAt: Date): Promise<boolean> {
  const row = await read
    .selectFrom('classMeeting')
    .select('id')
    .where('id', '=', meetingId)
    .where('startsAt', '=', startsAt)
    .executeTakeFirst();
  return row !== undefined;
}
