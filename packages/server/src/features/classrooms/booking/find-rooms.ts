import { classroomLimits as limits } from '@shuyuan/contract/classrooms/classroom-limits';
import type { EquipmentKind } from '@shuyuan/contract/classrooms/equipment-kinds';
import { freeTimes, type WantedTime } from '@shuyuan/contract/classrooms/free-times';
import { addDays } from '@shuyuan/contract/kernel/calendar/add-days';
import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../../platform/context.ts';
import { listRooms, type RoomRow } from '../classroom.store.ts';
import { listOnDays } from './list-on-days.ts';

type FindInput = Paging &
  WantedTime & { readonly seats?: number | undefined; readonly equipment?: EquipmentKind | undefined };

/** The rooms that have a gap that is long enough, with all of these. */
async function listFree(ctx: Context, rooms: readonly RoomRow[], wanted: WantedTime) {
  const inRoom = await listOnDays(ctx.read, rooms, { from: wanted.day, to: addDays(wanted.day, 1) });
  return rooms.flatMap((room) => {
    const taken = (inRoom.get(room.id) ?? []).map((row) => ({
      from: row.startsAt.getTime(),
      to: row.endsAt.getTime(),
    }));
    const gaps = freeTimes(room, wanted, { taken, now: ctx.now() });
    return gaps.length > 0 ? [{ room, gaps: gaps.map(({ from, to }) => ({ startTime: from, endTime: to })) }] : [];
  });
}

/** Days after the one that was asked for on which something is looked for. */
const daysAfter = [1, 2, 3, 4, 5, 6, 7];

async function findNextDay(ctx: Context, rooms: readonly RoomRow[], wanted: WantedTime): Promise<string | null> {
  if (rooms.length === 0) return null;
  for (const count of daysAfter) {
    const day = addDays(wanted.day, count);
    if ((await listFree(ctx, rooms, { ...wanted, day })).length > 0) return day;
  }
  return null;
}

/** D-189: a company has few rooms, so that all of them are looked through. */
export async function findRooms(ctx: Context, { seats, equipment, page, pageSize, ...wanted }: FindInput) {
  const { rows: rooms } = await listRooms(ctx.read, {
    tenantId: ctx.actor.tenantId,
    search: '',
    seats,
    equipment,
    isOpen: true,
    limit: limits.roomsMax,
    offset: 0,
  });
  const free = (await listFree(ctx, rooms, wanted)).toSorted((one, other) => one.room.seats - other.room.seats);
  const offset = offsetOf({ page, pageSize });
  return {
    items: free.slice(offset, offset + pageSize),
    recordCount: free.length,
    nextDay: free.length > 0 ? null : await findNextDay(ctx, rooms, wanted),
  };
}
