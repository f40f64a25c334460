import * as booking from '@shuyuan/contract/classrooms/booking.wire';
import * as wire from '@shuyuan/contract/classrooms/classroom.wire';
import { on, type Route } from '../../platform/http/route.ts';
import { bookRoom } from './booking/book-room.ts';
import { cancelBooking } from './booking/cancel-booking.ts';
import { listOwnBookings } from './booking/list-own-bookings.ts';
import { readRoomWeek } from './booking/read-room-week.ts';
import { closeRoom, reopenRoom } from './manage/close-room.ts';
import { listRooms } from './manage/list-rooms.ts';
import { createRoom, saveRoom } from './manage/save-room.ts';

export const classroomRoutes: readonly Route[] = [
  on(wire.listRooms, listRooms),
  on(wire.createRoom, createRoom),
  on(wire.saveRoom, saveRoom),
  on(wire.closeRoom, closeRoom),
  on(wire.reopenRoom, reopenRoom),
  on(booking.readRoomWeek, readRoomWeek),
  on(booking.bookRoom, bookRoom),
  on(booking.cancelBooking, cancelBooking),
  on(booking.listOwnBookings, listOwnBookings),
];
