import { sql } from 'kysely';
import type { Reads, Tx } from '../../platform/db.ts';

export type MeetingFields = {
  readonly title: string;
  readonly startTime: number;
  readonly endTime: number;
  readonly classroomId: string | null;
  readonly location: string;
  readonly url: string | null;
  readonly lecturerName: string;
};
export type MeetingRow = MeetingFields & {
  readonly id: string;
  readonly version: number;
  readonly room: { readonly id: string; readonly name: string; readonly place: string } | null;
};

/** The place people go to: the room and its place, then what its managers say beside it. */
export const locationOf = ({ room, location }: Pick<MeetingRow, 'room' | 'location'>): string =>
  [room?.name, room?.place, location].filter(Boolean).join(' · ');

/** In the order of their times. */
export async function listMeetings(read: Reads, classId: string): Promise<MeetingRow[]> {
  const rows = await read
    .selectFrom('classMeeting as meeting')
    .leftJoin('classroom as room', 'room.id', 'meeting.classroomId')
    .select(['meeting.id', 'meeting.title', 'meeting.startsAt', 'meeting.endsAt', 'meeting.classroomId'])
    .select(['meeting.location', 'meeting.url', 'meeting.lecturerName', 'meeting.version'])
    .select(['room.name', 'room.place'])
    .where('meeting.classId', '=', classId)
    .orderBy('meeting.startsAt')
    .orderBy('meeting.id')
    .execute();
  return rows.map(({ startsAt, endsAt, name, place, ...row }) => ({
    ...row,
    room: row.classroomId === null ? null : { id: row.classroomId, name: name ?? '', place: place ?? '' },
    startTime: startsAt.getTime(),
    endTime: endsAt.getTime(),
  }));
}

type Replacement = {
  readonly tenantId: string;
  readonly classId: string;
  readonly meetings: readonly (MeetingFields & { readonly id: string })[];
};

/** Meetings that are named again keep their id, with another version where something about them changed. */
export async function replaceMeetings(tx: Tx, { tenantId, classId, meetings }: Replacement): Promise<void> {
  const kept = meetings.map(({ id }) => id);
  await tx
    .deleteFrom('classMeeting')
    .where('classId', '=', classId)
    .where(sql<boolean>`id <> all(${kept}::text[])`)
    .execute();
  const rows = meetings.map(({ startTime, endTime, ...fields }) => ({
    ...fields,
    tenantId,
    classId,
    startsAt: new Date(startTime),
    endsAt: new Date(endTime),
  }));
  if (rows.length > 0)
    await tx
      .insertInto('classMeeting')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet((eb) => ({
            title: eb.ref('excluded.title'),
            startsAt: eb.ref('excluded.startsAt'),
            endsAt: eb.ref('excluded.endsAt'),
            classroomId: eb.ref('excluded.classroomId'),
            location: eb.ref('excluded.location'),
            url: eb.ref('excluded.url'),
            lecturerName: eb.ref('excluded.lecturerName'),
            version: sql<number>`class_meeting.version + 1`,
          }))
          .where(
            sql<boolean>`(class_meeting.title, class_meeting.starts_at, class_meeting.ends_at, class_meeting.classroom_id,
                class_meeting.location, class_meeting.url, class_meeting.lecturer_name)
              is distinct from (excluded.title, excluded.starts_at, excluded.ends_at, excluded.classroom_id,
                excluded.location, excluded.url, excluded.lecturer_name)`,
          ),
      )
      .execute();
  await tx
    .updateTable('trainingClass')
    .set({
      startsAt: sql<Date | null>`(select min(starts_at) from class_meeting where class_id = training_class.id)`,
      endsAt: sql<Date | null>`(select max(ends_at) from class_meeting where class_id = training_class.id)`,
    })
    .where('id', '=', classId)
    .execute();
}
