import * as booking from '@shuyuan/contract/classrooms/booking.wire';
import { on, onDownload, type Route } from '../../../platform/http/route.ts';
import { approveBooking, refuseBooking } from './approve-booking.ts';
import { bookRoom } from './book-room.ts';
import { cancelBooking } from './cancel-booking.ts';
import { findRooms } from './find-rooms.ts';
import { listOwnBookings } from './list-own-bookings.ts';
import { listWaitingBookings } from './list-waiting-bookings.ts';
import { readBookingCalendar } from './read-booking-calendar.ts';
import { readRoomWeek } from './read-room-week.ts';

export const bookingRoutes: readonly Route[] = [
  on(booking.readRoomWeek, readRoomWeek),
  on(booking.findRooms, findRooms),
  on(booking.bookRoom, bookRoom),
  on(booking.cancelBooking, cancelBooking),
  on(booking.listOwnBookings, listOwnBookings),
  on(booking.listWaitingBookings, listWaitingBookings),
  on(booking.approveBooking, approveBooking),
  on(booking.refuseBooking, refuseBooking),
  onDownload(booking.readBookingCalendar, readBookingCalendar),
];
