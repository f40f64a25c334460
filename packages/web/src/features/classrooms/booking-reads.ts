import {
  findRooms,
  listOwnBookings,
  listWaitingBookings,
  readRoomWeek,
} from '@shuyuan/contract/classrooms/booking.wire';

/** The reads that are old once a booking comes, is decided on or goes. */
export const bookingReads = [readRoomWeek, findRooms, listOwnBookings, listWaitingBookings] as const;
