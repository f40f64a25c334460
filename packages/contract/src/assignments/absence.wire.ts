import { z } from 'zod';
import { isDay } from '../kernel/calendar/add-days.ts';
import { isTimeZone } from '../kernel/calendar/is-time-zone.ts';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id, idOnly, time } from '../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../kernel/paging.wire.ts';

const base = '/assignment/absence';
const day = z.string().refine(isDay);

const absence = z.object({
  id,
  person: z.object({ id, fullName: z.string() }),
  firstDay: z.string(),
  lastDay: z.string(),
  timeZone: z.string(),
  isOver: z.boolean(),
  entererName: z.string(),
  enterTime: time,
  cancelTime: time.nullable(),
  cancellerName: z.string().nullable(),
});

export const listAbsences = endpoint({
  method: 'GET',
  path: `${base}/list`,
  summary:
    'Days people are away for, the last to begin first, with those that were cancelled; a director’s own people.',
  access: 'subordinate.view',
  input: z.object(pagingInput),
  output: pageOf(absence),
  errors: [],
});

export const listOwnAbsences = endpoint({
  method: 'GET',
  path: `${base}/mine`,
  summary: 'The days the caller is away for, as others entered them.',
  access: 'member',
  input: z.object(pagingInput),
  output: pageOf(absence),
  errors: [],
});

export const enterAbsence = endpoint({
  method: 'POST',
  path: base,
  summary: 'Enters days somebody is away for: their duties wait where the rule says so. Never of oneself; audited.',
  access: 'subordinate.view',
  input: z.object({ memberId: id, firstDay: day, lastDay: day, timeZone: z.string().max(64).refine(isTimeZone) }),
  output: idOnly,
  errors: ['assignment.wrong-absence'],
  idempotent: true,
});

export const cancelAbsence = endpoint({
  method: 'POST',
  path: `${base}/:id/cancel`,
  summary: 'Somebody is not away, or is back: their duties go on; audited.',
  access: 'subordinate.view',
  input: idOnly,
  output: idOnly,
  errors: ['assignment.wrong-absence'],
});
