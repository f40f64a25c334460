import { z } from 'zod';
import { isDay } from '../kernel/calendar/add-days.ts';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id, idOnly, text, time } from '../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../kernel/paging.wire.ts';
import { bookingStates } from './booking-states.ts';
import { classroomLimits as limits } from './classroom-limits.ts';
import { base, roomOut } from './classroom.wire.ts';
import { equipmentKinds } from './equipment-kinds.ts';
import { dayParts } from './free-times.ts';

/** The rooms whose week stands on one page. */
export const weekRoomsMax = 20;

const bookingOut = z.object({
  id,
  title: z.string(),
  startTime: time,
  endTime: time,
  state: z.literal(bookingStates),
  peopleCount: z.int().nullable(),
  booker: z.object({ id, fullName: z.string() }),
  isOwn: z.boolean(),
  isOfClass: z.boolean().describe('it belongs to a meeting of a class, and is changed there'),
  isOfLive: z.boolean().describe('it belongs to a live, and is changed there'),
  refusal: z.string().describe('the reason, for the booker and whoever decides; else empty'),
  can: z.object({ cancel: z.boolean(), decide: z.boolean() }),
});

export const readRoomWeek = endpoint({
  method: 'GET',
  path: `${base}/week`,
  summary: 'Open rooms with what is booked in them in the week of a day (ROUTE-46).',
  access: 'member',
  input: z.object({
    ...pagingInput,
    pageSize: z.int().min(1).max(weekRoomsMax).default(10),
    day: z.string().max(10).refine(isDay, { error: 'unknown-day' }).describe('any day of the week'),
    search: text(50).optional(),
    seats: z.int().min(1).max(limits.seatsMax).optional().describe('as many or more'),
  }),
  output: pageOf(z.object({ room: roomOut, bookings: z.array(bookingOut) })).extend({ monday: z.string() }),
  errors: [],
});

const roomBrief = z.object({ id, name: z.string(), place: z.string(), timeZone: z.string() });

const freeDay = z.string().max(10).refine(isDay, { error: 'unknown-day' });

export const findRooms = endpoint({
  method: 'GET',
  path: `${base}/free`,
  summary: 'Rooms that can be had in a part of a day, the smallest that suffice first (D-189).',
  access: 'member',
  input: z.object({
    ...pagingInput,
    day: freeDay,
    part: z.literal(dayParts).default('day').describe('of the day by the clock of each room'),
    minutes: z
      .int()
      .multipleOf(limits.stepMinutes)
      .min(limits.stepMinutes)
      .max(limits.hoursMax * 60),
    seats: z.int().min(1).max(limits.seatsMax).optional().describe('as many or more'),
    equipment: z.literal(equipmentKinds).optional(),
  }),
  output: pageOf(z.object({ room: roomOut, gaps: z.array(z.object({ startTime: time, endTime: time })) })).extend({
    nextDay: z.string().nullable().describe('where nothing is found: the next of seven days that has something'),
  }),
  errors: [],
});

export const bookRoom = endpoint({
  method: 'POST',
  path: `${base}/:id/bookings`,
  summary:
    'Reserves a room, or asks for it where somebody has to agree; of several who want the same time one gets it (D-189).',
  access: 'member',
  input: z.object({
    id,
    startTime: time,
    endTime: time,
    title: text(limits.titleMax, 1),
    peopleCount: z.int().min(1).max(limits.seatsMax).nullable(),
  }),
  output: z.object({ id, state: z.literal(bookingStates) }),
  errors: [
    'classroom.taken',
    'classroom.closed-then',
    'classroom.wrong-time',
    'classroom.wrong-state',
    'classroom.too-many',
    'sensitive.found',
  ],
  idempotent: true,
});

export const cancelBooking = endpoint({
  method: 'DELETE',
  path: `${base}/bookings/:id`,
  summary: 'Frees a room before the booking begins: the booker, or whoever keeps the rooms (D-189).',
  access: 'member',
  input: idOnly,
  output: z.object({ id, state: z.literal(bookingStates) }),
  errors: ['classroom.wrong-state', 'classroom.owned'],
});

export const listOwnBookings = endpoint({
  method: 'GET',
  path: `${base}/bookings`,
  summary: 'The bookings of the caller: those to come, the next first, or the past ones, the last first.',
  access: 'member',
  input: z.object({ ...pagingInput, isPast: z.boolean().default(false) }),
  output: pageOf(bookingOut.extend({ room: roomBrief })),
  errors: [],
});

export const listWaitingBookings = endpoint({
  method: 'GET',
  path: `${base}/waiting`,
  summary:
    'Bookings to come that the caller decides on: of rooms that ask for it, of all rooms for whoever keeps them.',
  access: 'member',
  input: z.object(pagingInput),
  output: pageOf(bookingOut.extend({ room: roomBrief })).extend({
    isApprover: z.boolean().describe('whether the caller decides on bookings at all'),
  }),
  errors: [],
});

const decided = z.object({ id, state: z.literal(bookingStates) });

export const approveBooking = endpoint({
  method: 'PUT',
  path: `${base}/bookings/:id/approve`,
  summary: 'Agrees to a booking that waits: the colleague its room asks, or whoever keeps the rooms.',
  access: 'member',
  input: idOnly,
  output: decided,
  errors: ['classroom.wrong-state'],
});

export const refuseBooking = endpoint({
  method: 'PUT',
  path: `${base}/bookings/:id/refuse`,
  summary: 'Refuses a booking that waits, with a reason its booker reads; the time is free again.',
  access: 'member',
  input: z.object({ id, reason: text(limits.reasonMax, 1) }),
  output: decided,
  errors: ['classroom.wrong-state', 'sensitive.found'],
});

export const readBookingCalendar = endpoint({
  method: 'GET',
  path: `${base}/bookings/:id/calendar`,
  summary: 'A booking for a calendar: the booker, or whoever keeps the rooms; a cancelled one keeps its name.',
  access: 'member',
  input: idOnly,
  output: z.string(),
  errors: [],
  download: { type: 'text/calendar', fileName: 'room.ics' },
});
