import type { readRoomWeek } from '@shuyuan/contract/classrooms/booking.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';

type WeekItem = OutputOf<typeof readRoomWeek>['items'][number];
export type Room = WeekItem['room'];
export type Booking = WeekItem['bookings'][number];
