import { z } from 'zod';
import { isTimeZone } from '../kernel/calendar/is-time-zone.ts';
import { weekdays } from '../kernel/calendar/add-days.ts';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id, idOnly, text } from '../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../kernel/paging.wire.ts';
import { classroomLimits as limits } from './classroom-limits.ts';
import { classroomStates } from './classroom-states.ts';
import { equipmentKinds } from './equipment-kinds.ts';

export const base = '/classroom';
const quarter = z.int().multipleOf(limits.stepMinutes);

const roomFields = {
  name: text(limits.nameMax, 1),
  place: text(limits.placeMax, 1),
  seats: z.int().min(1).max(limits.seatsMax),
  equipment: z.array(z.literal(equipmentKinds)).max(equipmentKinds.length),
  note: text(limits.noteMax),
  timeZone: z.string().max(64).refine(isTimeZone, { error: 'unknown-zone' }),
  opensMinute: quarter.min(0).max(1425).describe('minute of its wall clock'),
  closesMinute: quarter.min(15).max(1440),
  weekdays: z.array(z.literal(weekdays)).min(1).max(weekdays.length).describe('days it is open, Monday is 1'),
};
const roomInput = {
  ...roomFields,
  approverId: id.nullable().default(null).describe('the colleague who agrees to its bookings; null: nobody has to'),
  coverFileId: id.nullable().default(null).describe('a picture of the caller’s own, or the one it has'),
};
const inputErrors = [
  'classroom.name-taken',
  'classroom.unknown-person',
  'picture.not-yours',
  'sensitive.found',
] as const;

const isOpenAtAll = ({ opensMinute, closesMinute }: { opensMinute: number; closesMinute: number }): boolean =>
  opensMinute < closesMinute;
const wrongHours = { error: 'wrong-order', path: ['closesMinute'] };

export const roomOut = z.object({
  id,
  ...roomFields,
  approver: z.object({ id, fullName: z.string() }).nullable(),
  coverFileId: id.nullable(),
  coverPath: z.string().nullable(),
  state: z.literal(classroomStates),
  revision: z.int(),
});

export const listRooms = endpoint({
  method: 'GET',
  path: `${base}/list`,
  summary: 'The rooms of the company, also the closed ones, for whoever keeps them (D-189).',
  access: 'classroom.manage',
  input: z.object({ ...pagingInput, search: text(50).optional() }),
  output: pageOf(roomOut),
  errors: [],
});

export const createRoom = endpoint({
  method: 'POST',
  path: base,
  summary: 'A new room; audited (D-189).',
  access: 'classroom.manage',
  input: z.object(roomInput).refine(isOpenAtAll, wrongHours),
  output: idOnly,
  errors: [...inputErrors, 'classroom.too-many-rooms'],
  idempotent: true,
});

export const saveRoom = endpoint({
  method: 'PUT',
  path: `${base}/:id`,
  summary: 'Changes an open room; what is booked stands, also outside new hours; audited.',
  access: 'classroom.manage',
  input: z.object({ id, revision: z.int(), ...roomInput }).refine(isOpenAtAll, wrongHours),
  output: idOnly,
  errors: [...inputErrors, 'classroom.wrong-state', 'request.stale'],
});

const stateOut = z.object({ id, state: z.literal(classroomStates) });

export const closeRoom = endpoint({
  method: 'POST',
  path: `${base}/:id/close`,
  summary: 'Nobody books it any more; refused while bookings are to come; audited.',
  access: 'classroom.manage',
  input: idOnly,
  output: stateOut,
  errors: ['classroom.wrong-state', 'classroom.in-use'],
});

export const reopenRoom = endpoint({
  method: 'POST',
  path: `${base}/:id/reopen`,
  summary: 'It can be booked again; audited.',
  access: 'classroom.manage',
  input: idOnly,
  output: stateOut,
  errors: ['classroom.wrong-state'],
});
