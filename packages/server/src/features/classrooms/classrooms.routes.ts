import * as booking from '@shuyuan/contract/classrooms/booking.wire';
import * as wire from '@shuyuan/contract/classrooms/classroom.wire';
import { on, onDownload, type Route } from '../../platform/http/route.ts';
import { bookRoom } from './booking/book-room.ts';
import { cancelBooking } from './booking/cancel-booking.ts';
import { findRooms } from './booking/find-rooms.ts';
import { listOwnBookings } from './booking/list-own-bookings.ts';
import { readBookingCalendar } from './booking/read-booking-calendar.ts';
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
  on(booking.findRooms, findRooms),
  on(booking.bookRoom, bookRoom),
  on(booking.cancelBooking, cancelBooking),
  on(booking.listOwnBookings, listOwnBookings),
  onDownload(booking.readBookingCalendar, readBookingCalendar),
];
