import type { ClassroomState } from '@shuyuan/contract/classrooms/classroom-states';
import type { EquipmentKind } from '@shuyuan/contract/classrooms/equipment-kinds';
import type { Weekday } from '@shuyuan/contract/kernel/calendar/add-days';
import { nameKey } from '@shuyuan/contract/kernel/name-key';
import { sql } from 'kysely';
import { brokeUnique, type Reads, type Tx } from '../../platform/db.ts';
import { hasWords } from '../../platform/search.ts';

export type RoomFields = {
  readonly name: string;
  readonly place: string;
  readonly seats: number;
  readonly equipment: readonly EquipmentKind[];
  readonly note: string;
  readonly timeZone: string;
  readonly opensMinute: number;
  readonly closesMinute: number;
  readonly weekdays: readonly Weekday[];
  readonly approverId: string | null;
  readonly coverFileId: string | null;
};

type Approver = { readonly id: string; readonly fullName: string };

const roomsOf = (read: Reads, tenantId: string) =>
  read
    .selectFrom('classroom')
    .select(['id', 'name', 'place', 'seats', 'note', 'timeZone', 'opensMinute', 'closesMinute', 'state', 'revision'])
    .select(['approverId', 'coverFileId'])
    .select(
      sql<string | null>`(select '/files/' || path from file where file.id = classroom.cover_file_id)`.as('coverPath'),
    )
    .select(
      sql<Approver | null>`(select jsonb_build_object('id', member.id, 'fullName', member.full_name) from member
        where member.id = classroom.approver_id)`.as('approver'),
    )
    // Written by the wire alone, which knows these kinds and days.
    .select([sql<EquipmentKind[]>`equipment`.as('equipment'), sql<Weekday[]>`weekdays`.as('weekdays')])
    .where('tenantId', '=', tenantId);
export type RoomRow = Awaited<ReturnType<ReturnType<typeof roomsOf>['execute']>>[number];

type RoomQuery = {
  readonly tenantId: string;
  readonly search: string;
  /** As many or more. */
  readonly seats?: number | undefined;
  readonly equipment?: EquipmentKind | undefined;
  readonly isOpen: boolean;
  readonly limit: number;
  readonly offset: number;
};

/** Some hundred rooms at most: they are compared without an index for their words. */
export async function listRooms(read: Reads, wanted: RoomQuery) {
  const { tenantId, search, seats = 1, equipment, isOpen, limit, offset } = wanted;
  const conditions = hasWords(search, sql`search_text`);
  if (equipment) conditions.push(sql<boolean>`${equipment} = any(equipment)`);
  const found = conditions
    .reduce((query, condition) => query.where(condition), roomsOf(read, tenantId))
    .where('seats', '>=', seats)
    .$if(isOpen, (query) => query.where('state', '=', 'open'));
  const rows = await found
    .select(sql<bigint>`count(*) over ()`.as('total'))
    .orderBy('place')
    .orderBy('name')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, recordCount: Number(rows[0]?.total ?? 0) };
}

export const findRoom = (read: Reads, tenantId: string, id: string): Promise<RoomRow | undefined> =>
  roomsOf(read, tenantId).where('id', '=', id).executeTakeFirst();

/** True when all of these are rooms of the company. */
export async function areRoomsKnown(read: Reads, tenantId: string, ids: readonly string[]): Promise<boolean> {
  const known = await roomsOf(read, tenantId)
    .where(sql<boolean>`id = any(${[...ids]}::text[])`)
    .execute();
  return known.length === new Set(ids).size;
}

/** The room is still as it was read when the transaction commits; bookings do not wait for each other. */
export const lockSharedRoom = (tx: Tx, tenantId: string, id: string): Promise<RoomRow | undefined> =>
  roomsOf(tx, tenantId).where('id', '=', id).forShare().executeTakeFirst();

/** For whoever changes it: waits for bookings under way. */
export const lockRoom = (tx: Tx, tenantId: string, id: string): Promise<RoomRow | undefined> =>
  roomsOf(tx, tenantId).where('id', '=', id).forUpdate().executeTakeFirst();

export async function countRooms(read: Reads, tenantId: string): Promise<number> {
  const { total } = await read
    .selectFrom('classroom')
    .select(sql<bigint>`count(*)`.as('total'))
    .where('tenantId', '=', tenantId)
    .executeTakeFirstOrThrow();
  return Number(total);
}

const written = ({ name, equipment, weekdays, ...fields }: RoomFields) => ({
  ...fields,
  name,
  nameKey: nameKey(name),
  equipment: [...equipment],
  weekdays: [...weekdays],
});

type NewRoom = RoomFields & { readonly id: string; readonly tenantId: string; readonly at: Date };

/** Whether it is new: a name that is taken, in whatever spelling, writes nothing. */
export async function insertRoom(tx: Tx, { id, tenantId, at, ...fields }: NewRoom): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('classroom')
    .values({ id, tenantId, ...written(fields), createdAt: at, updatedAt: at })
    .onConflict((conflict) => conflict.columns(['tenantId', 'nameKey']).doNothing())
    .executeTakeFirstOrThrow();
  return Boolean(numInsertedOrUpdatedRows);
}

export async function updateRoom(
  tx: Tx,
  id: string,
  { at, ...fields }: RoomFields & { readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('classroom')
    .set({ ...written(fields), updatedAt: at, revision: sql`revision + 1` })
    .where('id', '=', id)
    .execute();
}

type StateChange = { readonly id: string; readonly state: ClassroomState; readonly at: Date };

export async function updateRoomState(tx: Tx, { id, state, at }: StateChange): Promise<void> {
  await tx
    .updateTable('classroom')
    .set({ state, updatedAt: at, revision: sql`revision + 1` })
    .where('id', '=', id)
    .execute();
}

export async function isActiveColleague(read: Reads, tenantId: string, id: string): Promise<boolean> {
  const found = await read
    .selectFrom('member')
    .select('id')
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .where('state', '=', 'active')
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether bookings of a room that is open wait for the decision of a member. */
export async function approvesSomeRoom(read: Reads, memberId: string): Promise<boolean> {
  const found = await read
    .selectFrom('classroom')
    .select('id')
    .where('approverId', '=', memberId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export const isRoomNameTaken = (error: unknown): boolean => brokeUnique(error, 'classroom_name');
