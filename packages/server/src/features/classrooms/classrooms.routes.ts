import * as wire from '@shuyuan/contract/classrooms/classroom.wire';
import { on, type Route } from '../../platform/http/route.ts';
import { closeRoom, reopenRoom } from './manage/close-room.ts';
import { listRooms } from './manage/list-rooms.ts';
import { createRoom, saveRoom } from './manage/save-room.ts';

export const classroomRoutes: readonly Route[] = [
  on(wire.listRooms, listRooms),
  on(wire.createRoom, createRoom),
  on(wire.saveRoom, saveRoom),
  on(wire.closeRoom, closeRoom),
  on(wire.reopenRoom, reopenRoom),
];
