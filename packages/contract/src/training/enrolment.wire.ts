import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id, idOnly, text, time } from '../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../kernel/paging.wire.ts';
import { workbookType } from '../kernel/workbook-type.ts';
import { classLimits as limits } from './class-limits.ts';
import { activeEnrolmentStates, agreedStates, enrolmentStates } from './enrolment-states.ts';

const count = z.int().nonnegative();

export const applyForClass = endpoint({
  method: 'POST',
  path: '/training/class/:id/enrolment',
  summary:
    'Takes a seat, or the next number of the waiting list; where applications need approval, asks for it; where seats are drawn, enters the draw.',
  access: 'member',
  input: idOnly,
  output: z.object({
    state: z.enum(activeEnrolmentStates),
    waitingPosition: count.nullable().describe('1: the next one who gets a seat'),
  }),
  errors: ['class.not-in-audience', 'class.enrolment-closed', 'class.applied-already', 'class.seats-taken'],
});

export const cancelEnrolment = endpoint({
  method: 'DELETE',
  path: '/training/class/:id/enrolment',
  summary: 'Gives a seat to the first who waits, or leaves the waiting list.',
  access: 'member',
  input: idOnly,
  output: z.object({ promotedCount: count }),
  errors: ['class.not-enrolled', 'class.too-late'],
});

const peopleQuery = {
  id,
  search: text(50).optional().describe('words of the name'),
  state: z.enum(enrolmentStates).optional(),
};

export const listEnrolments = endpoint({
  method: 'GET',
  path: '/training/manage/:id/enrolments',
  summary:
    'The people of a class for its managers: applications to decide first, then seats, then those who wait, then who left.',
  access: 'member',
  input: z.object({ ...pagingInput, ...peopleQuery }),
  output: pageOf(
    z.object({
      id,
      memberId: id,
      fullName: z.string(),
      organizationName: z.string(),
      state: z.enum(enrolmentStates),
      waitingPosition: count.nullable(),
      applyTime: time,
      reason: z.string().describe('why somebody was refused or removed'),
    }),
  ),
  errors: [],
});

export const exportEnrolments = endpoint({
  method: 'GET',
  path: '/training/manage/:id/enrolments/export',
  summary: 'The same as a table for a spreadsheet; its first lines say what was filtered.',
  access: 'member',
  input: z.object(peopleQuery),
  output: z.string(),
  errors: [],
  download: { type: 'text/csv', fileName: 'people.csv' },
});

export const exportEnrolmentsWorkbook = endpoint({
  method: 'GET',
  path: '/training/manage/:id/enrolments/workbook',
  summary: 'The same as an Excel workbook: times are times.',
  access: 'member',
  input: z.object(peopleQuery),
  output: z.custom<Blob>(),
  errors: [],
  download: { type: workbookType, fileName: 'people.xlsx' },
});

export const addToClass = endpoint({
  method: 'POST',
  path: '/training/manage/:id/enrolments',
  summary: 'Adds people by hand: a seat while there is one, then the waiting list, whatever its length.',
  access: 'member',
  input: z.object({ id, memberIds: z.array(id).min(1).max(limits.addedAtOnce) }),
  output: z.object({ enrolledCount: count, waitingCount: count, knownCount: count }),
  errors: ['class.wrong-state', 'class.unknown-person'],
});

const application = { id, enrolmentId: id };

export const approveApplication = endpoint({
  method: 'POST',
  path: '/training/manage/:id/enrolments/:enrolmentId/approve',
  summary:
    'Agrees to an application: it enters the draw that is to come, or gets a seat while there is one, else the waiting list, whatever its length.',
  access: 'member',
  input: z.object(application),
  output: z.object({ state: z.enum(agreedStates) }),
  errors: ['class.wrong-state'],
});

export const refuseApplication = endpoint({
  method: 'POST',
  path: '/training/manage/:id/enrolments/:enrolmentId/refuse',
  summary: 'Refuses an application with a reason its writer is told.',
  access: 'member',
  input: z.object({ ...application, reason: text(limits.reason, 1) }),
  output: z.object({ state: z.literal('refused') }),
  errors: ['class.wrong-state', 'sensitive.found'],
});

export const removeFromClass = endpoint({
  method: 'POST',
  path: '/training/manage/:id/enrolments/:enrolmentId/remove',
  summary: 'Takes somebody out of a class; the first who waits moves up.',
  access: 'member',
  input: z.object({ id, enrolmentId: id, reason: text(limits.reason, 1) }),
  output: z.object({ promotedCount: count }),
  errors: ['class.wrong-state', 'sensitive.found'],
});
