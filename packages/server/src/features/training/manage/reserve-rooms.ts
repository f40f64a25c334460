import { AppError } from '@shuyuan/contract/kernel/app-error';
import type { Context, Tx } from '../../../platform/context.ts';
import { replaceOwnedBookings } from '../../classrooms/index.ts';
import type { ClassRow } from '../class.store.ts';
import { listMeetings, type MeetingFields } from '../meeting.store.ts';

type Reservation = {
  readonly training: Pick<ClassRow, 'id' | 'title'>;
  readonly before: readonly { readonly id: string }[];
  /** The meetings in the order their author sees them, which the number of a clash is counted in. */
  readonly written: readonly Pick<MeetingFields, 'startTime' | 'classroomId'>[];
};

const changeOf = ({ actor }: Context, { title }: Reservation['training']) =>
  ({ ownerKind: 'meeting', title, tenantId: actor.tenantId, bookedBy: actor.id, changedBy: actor.id }) as const;

/** The rooms of a published class; one that cannot be had refuses the whole change by its name and its meeting. */
export async function reserveRooms(tx: Tx, ctx: Context, { training, before, written }: Reservation): Promise<void> {
  const meetings = await listMeetings(tx, training.id);
  const clash = await replaceOwnedBookings(tx, ctx, {
    ...changeOf(ctx, training),
    ownerIds: [...before, ...meetings].map(({ id }) => id),
    rooms: meetings.flatMap(({ id, classroomId, startTime, endTime }) =>
      classroomId === null ? [] : [{ ownerId: id, classroomId, startTime, endTime }],
    ),
  });
  if (clash === null) return;
  const { name, isTaken, classroomId, startTime } = clash;
  const index = written.findIndex((one) => one.classroomId === classroomId && one.startTime === startTime);
  throw new AppError(isTaken ? 'class.room-taken' : 'class.room-closed', { name, number: index + 1 });
}

/** The rooms of meetings to come are free again. */
export async function releaseRooms(tx: Tx, ctx: Context, training: Reservation['training']): Promise<void> {
  const meetings = await listMeetings(tx, training.id);
  const ownerIds = meetings.map(({ id }) => id);
  await replaceOwnedBookings(tx, ctx, { ...changeOf(ctx, training), ownerIds, rooms: [] });
}
