import { classroomLimits as limits } from '@shuyuan/contract/classrooms/classroom-limits';
import { classroomLife } from '@shuyuan/contract/classrooms/classroom-states';
import { AppError, demand } from '@shuyuan/contract/kernel/app-error';
import { recordAudit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { changeCover, removeUnused } from '../../files/index.ts';
import { countRooms, insertRoom, isRoomNameTaken, lockRoom, type RoomFields, updateRoom } from '../classroom.store.ts';
import { roomCoverPurpose as purpose } from '../room-cover.ts';
import { checkRoom } from './check-room.ts';

const subjectOf = (id: string) => ({ kind: 'classroom', id }) as const;

type RoomChange = RoomFields & { readonly id: string; readonly revision: number };

/** Bookings stand, also where the new hours would not allow them. */
export async function saveRoom(ctx: Context, { id, revision, ...fields }: RoomChange) {
  const { tenantId } = ctx.actor;
  await checkRoom(ctx, fields);
  try {
    const unused = await ctx.inTransaction(async (tx) => {
      const room = await lockRoom(tx, tenantId, id);
      demand(room, 'request.not-found');
      demand(room.revision === revision, 'request.stale', { revision: room.revision });
      demand(classroomLife.can('save', room.state), 'classroom.wrong-state', { state: room.state });
      const { coverFileId: current } = room;
      const keys = await changeCover(tx, ctx, { purpose, subjectId: id, fileId: fields.coverFileId, current });
      await updateRoom(tx, id, { ...fields, at: new Date(ctx.now()) });
      const [before, after] = [{ name: room.name }, { name: fields.name }];
      await recordAudit(tx, ctx, { tenantId, action: 'classroom.changed', subject: subjectOf(id), before, after });
      return keys;
    });
    await removeUnused(ctx, unused);
  } catch (error) {
    throw isRoomNameTaken(error) ? new AppError('classroom.name-taken') : error;
  }
  return { id };
}

/** D-189 */
export async function createRoom(ctx: Context, fields: RoomFields) {
  const { tenantId } = ctx.actor;
  await checkRoom(ctx, fields);
  const id = newId(ctx.now());
  await ctx.inTransaction(async (tx) => {
    const { roomsMax } = limits;
    demand((await countRooms(tx, tenantId)) < roomsMax, 'classroom.too-many-rooms', { max: roomsMax });
    demand(await insertRoom(tx, { id, tenantId, at: new Date(ctx.now()), ...fields }), 'classroom.name-taken');
    await changeCover(tx, ctx, { purpose, subjectId: id, fileId: fields.coverFileId, current: null });
    const after = { name: fields.name };
    await recordAudit(tx, ctx, { tenantId, action: 'classroom.created', subject: subjectOf(id), after });
  });
  return { id };
}
