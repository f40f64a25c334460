import { bookingLife, type BookingState, standingStates } from '@shuyuan/contract/classrooms/booking-states';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';
import { countRows } from '../../../platform/count-rows.ts';

const booked = (read: Reads) => read.selectFrom('classroomBooking').where('state', 'in', standingStates);

/** Bookings of a room that have not ended. */
export const countUnfinishedOfRoom = (read: Reads, classroomId: string, now: Date): Promise<number> =>
  countRows(booked(read).where('classroomId', '=', classroomId).where('endsAt', '>', now));

/** Bookings of a person that have not begun; those of classes and lives are not counted. */
export const countUpcomingOfMember = (read: Reads, memberId: string, now: Date): Promise<number> =>
  countRows(
    booked(read)
      .where('bookedBy', '=', memberId)
      .where('classMeetingId', 'is', null)
      .where('liveId', 'is', null)
      .where('startsAt', '>', now),
  );

type NewBooking = {
  readonly id: string;
  readonly tenantId: string;
  readonly classroomId: string;
  readonly title: string;
  readonly peopleCount: number | null;
  readonly bookedBy: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly createdAt: Date;
  readonly state: Extract<BookingState, 'waiting' | 'booked'>;
  readonly classMeetingId?: string;
  readonly liveId?: string;
};

/**
 * Whether the room was free: a booking that overlaps another writes nothing. One that is not committed yet is waited
 * for.
 */
export async function insertBooking(tx: Tx, booking: NewBooking): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('classroomBooking')
    .values(booking)
    .onConflict((conflict) => conflict.constraint('classroom_booking_free').doNothing())
    .executeTakeFirstOrThrow();
  return Boolean(numInsertedOrUpdatedRows);
}

const bookings = (read: Reads) =>
  read
    .selectFrom('classroomBooking as booking')
    .innerJoin('member as booker', 'booker.id', 'booking.bookedBy')
    .innerJoin('classroom as room', 'room.id', 'booking.classroomId')
    .select(['booking.id', 'booking.classroomId', 'booking.title', 'booking.peopleCount', 'booking.state'])
    .select(['booking.startsAt', 'booking.endsAt', 'booking.bookedBy', 'booker.fullName'])
    .select(['booking.classMeetingId', 'booking.liveId', 'booking.refusal', 'room.approverId'])
    .select(['room.name', 'room.place', 'room.timeZone', 'booking.createdAt']);
export type BookingRow = Awaited<ReturnType<ReturnType<typeof bookings>['execute']>>[number];

type WeekQuery = { readonly classroomIds: readonly string[]; readonly from: Date; readonly to: Date };

/** Bookings of some rooms that were not cancelled, room by room, in the order of time. A week of one room holds 672 quarters of an hour. */
export const listInRooms = (read: Reads, { classroomIds, from, to }: WeekQuery): Promise<BookingRow[]> =>
  bookings(read)
    .where('booking.classroomId', 'in', classroomIds.length ? [...classroomIds] : [''])
    .where('booking.state', 'in', standingStates)
    .where('booking.startsAt', '<', to)
    // No booking lasts longer than a day: those before are not read.
    .where('booking.startsAt', '>', sql<Date>`${from}::timestamptz - interval '1 day'`)
    .where('booking.endsAt', '>', from)
    .orderBy('booking.classroomId')
    .orderBy('booking.startsAt')
    .execute();

export const findBooking = (read: Reads, tenantId: string, id: string): Promise<BookingRow | undefined> =>
  bookings(read).where('booking.tenantId', '=', tenantId).where('booking.id', '=', id).executeTakeFirst();

type OwnQuery = {
  readonly memberId: string;
  readonly now: Date;
  readonly isPast: boolean;
  readonly limit: number;
  readonly offset: number;
};

/** To come are those that have not ended and were not cancelled; past is everything else. */
export async function listOwn(read: Reads, { memberId, now, isPast, limit, offset }: OwnQuery) {
  const isToCome = sql<boolean>`(booking.ends_at > ${now} and booking.state in ('waiting', 'booked'))`;
  const rows = await bookings(read)
    .select(sql<bigint>`count(*) over ()`.as('total'))
    .where('booking.bookedBy', '=', memberId)
    .where(isPast ? sql<boolean>`not ${isToCome}` : isToCome)
    .orderBy('booking.startsAt', isPast ? 'desc' : 'asc')
    .orderBy('booking.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, recordCount: Number(rows[0]?.total ?? 0) };
}

type WaitingQuery = {
  readonly tenantId: string;
  /** Null: of all rooms. */
  readonly approverId: string | null;
  readonly now: Date;
  readonly limit: number;
  readonly offset: number;
};

/** Bookings nobody has decided on, the next first. */
export async function listWaiting(read: Reads, { tenantId, approverId, now, limit, offset }: WaitingQuery) {
  const rows = await bookings(read)
    .select(sql<bigint>`count(*) over ()`.as('total'))
    .where('booking.tenantId', '=', tenantId)
    .where('booking.state', '=', 'waiting')
    .where('booking.startsAt', '>', now)
    .$if(approverId !== null, (query) => query.where('room.approverId', '=', approverId))
    .orderBy('booking.startsAt')
    .orderBy('booking.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, recordCount: Number(rows[0]?.total ?? 0) };
}

type Deciding = {
  readonly id: string;
  readonly step: 'approve' | 'refuse';
  readonly by: string;
  readonly refusal: string;
  readonly at: Date;
};

/** Whether it was decided now: not where it has begun, or somebody was faster. */
export async function decideWaiting(tx: Tx, { id, step, by, refusal, at }: Deciding): Promise<boolean> {
  const { from, to } = bookingLife.table[step];
  const { numUpdatedRows } = await tx
    .updateTable('classroomBooking')
    .set({ state: to, decidedAt: at, decidedBy: by, refusal })
    .where('id', '=', id)
    .where('state', 'in', from)
    .where('startsAt', '>', at)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Those that have begun without a decision are refused, so that their bookers hear of it. */
export const refuseBegun = (tx: Tx, now: Date, limit: number) =>
  tx
    .updateTable('classroomBooking')
    .from('classroom as room')
    .set({ state: bookingLife.table.refuse.to, decidedAt: now })
    .whereRef('room.id', '=', 'classroomBooking.classroomId')
    .where('classroomBooking.id', 'in', (query) =>
      query
        .selectFrom('classroomBooking')
        .select('id')
        .where('state', '=', 'waiting')
        .where('startsAt', '<=', now)
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['classroomBooking.id', 'classroomBooking.tenantId', 'classroomBooking.bookedBy'])
    .returning(['classroomBooking.title', 'room.name'])
    .execute();

type Cancelling = { readonly id: string; readonly by: string; readonly at: Date };

/** Whether it was cancelled now: not where it has begun, or somebody was faster. */
export async function cancelUpcoming(tx: Tx, { id, by, at }: Cancelling): Promise<boolean> {
  const { from, to } = bookingLife.table.cancel;
  const { numUpdatedRows } = await tx
    .updateTable('classroomBooking')
    .set({ state: to, cancelledAt: at, cancelledBy: by })
    .where('id', '=', id)
    .where('state', 'in', from)
    .where('startsAt', '>', at)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export const ownerColumns = { meeting: 'classMeetingId', live: 'liveId' } as const;
export type BookingOwnerKind = keyof typeof ownerColumns;
type Owners = { readonly ownerKind: BookingOwnerKind; readonly ownerIds: readonly string[] };

/** The bookings of meetings of classes, or of lives, that are not over. */
export const listOwned = (read: Reads, { ownerKind, ownerIds }: Owners, now: Date) =>
  booked(read)
    .select(['id', 'classroomId', 'startsAt', 'endsAt'])
    .select((builder) => builder.ref(ownerColumns[ownerKind]).$castTo<string>().as('ownerId'))
    .where(ownerColumns[ownerKind], 'in', ownerIds.length > 0 ? [...ownerIds] : [''])
    .where('endsAt', '>', now)
    .execute();

type Ended = { readonly ids: readonly string[]; readonly by: string | null; readonly at: Date };

export async function cancelBookings(tx: Tx, { ids, by, at }: Ended): Promise<void> {
  await tx
    .updateTable('classroomBooking')
    .set({ state: bookingLife.table.cancel.to, cancelledAt: at, cancelledBy: by })
    .where(sql<boolean>`id = any(${[...ids]}::text[])`)
    .execute();
}

export async function renameBookings(tx: Tx, ids: readonly string[], title: string): Promise<void> {
  await tx
    .updateTable('classroomBooking')
    .set({ title })
    .where(sql<boolean>`id = any(${[...ids]}::text[])`)
    .execute();
}
