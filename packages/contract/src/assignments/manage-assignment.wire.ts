import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id, idOnly, text, time } from '../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../kernel/paging.wire.ts';
import { audienceNames } from '../people/audience.wire.ts';
import * as fields from './assignment-fields.wire.ts';

const base = '/assignment';
const revision = z.int().min(1).describe('as it was read; refused where somebody saved meanwhile');
const saved = z.object({ id, revision });
const can = z.object({ edit: z.boolean(), activate: z.boolean(), end: z.boolean() });

export const listAssignments = endpoint({
  method: 'GET',
  path: `${base}/manage/list`,
  summary:
    'The rules about what has to be learned, the one changed last first, with their open duties; of a director those of their people.',
  access: 'subordinate.view',
  input: z.object({ ...pagingInput, search: text(50).optional(), state: fields.assignmentState.optional() }),
  output: pageOf(
    z.object({
      id,
      title: z.string(),
      state: fields.assignmentState,
      recurrenceMonths: fields.count.nullable(),
      openCount: fields.count,
      overdueCount: fields.count,
      updateTime: time,
    }),
  ),
  errors: [],
});

export const createAssignment = endpoint({
  method: 'POST',
  path: base,
  summary: 'A rule as a draft: nobody has a duty from it yet.',
  access: 'course.manageAll',
  input: z.object(fields.assignmentFields),
  output: saved,
  errors: ['course.unknown-person', 'course.unknown-content', 'sensitive.found'],
  idempotent: true,
});

export const readAssignmentForm = endpoint({
  method: 'GET',
  path: `${base}/:id/form`,
  summary: 'A rule as it is edited.',
  access: 'course.manageAll',
  input: idOnly,
  output: z.object({
    id,
    revision,
    state: fields.assignmentState,
    ...fields.assignmentFields,
    items: z.array(fields.namedItem),
    ...audienceNames,
    audiencePeople: z.array(z.object({ id, fullName: z.string() })),
    can,
  }),
  errors: [],
});

export const saveAssignment = endpoint({
  method: 'PUT',
  path: `${base}/:id`,
  summary:
    'Changes a rule. Of an active one everybody’s duties follow in a job: what was done stays done, days that were given stay.',
  access: 'course.manageAll',
  input: z.object({ id, revision, ...fields.assignmentFields }),
  output: saved,
  errors: [
    'assignment.wrong-state',
    'assignment.not-ready',
    'request.stale',
    'course.unknown-person',
    'course.unknown-content',
    'sensitive.found',
  ],
});

export const activateAssignment = endpoint({
  method: 'POST',
  path: `${base}/:id/activate`,
  summary: 'From now on whoever it is for has a duty; a job gives them out; audited.',
  access: 'course.manageAll',
  input: z.object({ id, revision }),
  output: saved,
  errors: ['assignment.wrong-state', 'assignment.not-ready', 'request.stale'],
});

export const endAssignment = endpoint({
  method: 'POST',
  path: `${base}/:id/end`,
  summary: 'Open duties are closed by a job, and stay in every report about the past; audited.',
  access: 'course.manageAll',
  input: idOnly,
  output: saved,
  errors: ['assignment.wrong-state'],
});

export const previewAssignment = endpoint({
  method: 'POST',
  path: `${base}/preview`,
  summary:
    'What a rule would come to if it was saved as it is: how many people, some of them, and the minutes of each.',
  access: 'course.manageAll',
  input: z.object({
    id: id.optional().describe('the rule that would change'),
    audience: fields.assignmentFields.audience,
    items: fields.assignmentFields.items,
    deadline: fields.assignmentFields.deadline,
    graceDays: fields.assignmentFields.graceDays,
    recurrenceMonths: fields.assignmentFields.recurrenceMonths,
  }),
  output: z.object({
    peopleCount: fields.count,
    people: z.array(z.object({ id, fullName: z.string(), organizationName: z.string() })).describe('the first by name'),
    addedCount: fields.count.describe('have no duty of the rule yet'),
    closedCount: fields.count.describe('have one, and would not any more'),
    minutes: fields.count.describe('of one person, as far as it is known'),
    dueTime: time.describe('of a duty that came today'),
    items: z.array(
      z.object({
        businessType: fields.contentType,
        businessId: id,
        minutes: fields.count.nullable().describe('null: unknown'),
        closedToCount: fields.count.describe('people it is not open to: it is not asked of them'),
      }),
    ),
  }),
  errors: ['course.unknown-person', 'course.unknown-content'],
});

export const findAssignmentContents = endpoint({
  method: 'GET',
  path: `${base}/contents`,
  summary: 'Contents a rule can ask for, the newest first.',
  access: 'course.manageAll',
  input: z.object({ businessType: fields.contentType, search: text(50).optional() }),
  output: z.object({ items: z.array(z.object({ id, title: z.string() })) }),
  errors: [],
});

export const readAssignmentWork = endpoint({
  method: 'GET',
  path: `${base}/:id/work`,
  summary: 'How far the job is that gives out and closes the duties of a rule; asked again while it goes on.',
  access: 'course.manageAll',
  input: idOnly,
  output: z.object({ work: fields.workOut.nullable().describe('null: there was none yet') }),
  errors: [],
});
