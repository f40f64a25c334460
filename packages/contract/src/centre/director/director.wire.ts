import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.wire.ts';
import { id, idOnly, text, time } from '../../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../../kernel/paging.wire.ts';
import { workbookType } from '../../kernel/workbook-type.ts';
import { dueProgresses, peopleFilters } from './people-filters.ts';

const base = '/centre/director';
const access = 'subordinate.view';
const count = z.int().nonnegative();
const counts = z.object({ overdue: count, due: count, done: count });
const week = z.object({
  firstDay: z.string().describe('its Monday, where the company is'),
  minutes: count,
  learnerCount: count.describe('who learned at all'),
  finishedCount: count.describe('courses that were finished'),
});
const unit = z.object({ id, name: z.string() });

export const listDirectedUnits = endpoint({
  method: 'GET',
  path: `${base}/units`,
  summary:
    'The organisations right below one of the caller’s, in their order; without an id those the caller directs. As the tree is now.',
  access,
  input: z.object({ id: id.optional(), ...pagingInput }),
  output: pageOf(unit.extend({ peopleCount: count, childCount: count })),
  errors: [],
});

const peopleInput = {
  organizationId: id.optional().describe('only those of it and below'),
  search: text(50).optional().describe('in their names'),
  filter: z.enum(peopleFilters).default('all'),
};

export const listSubordinates = endpoint({
  method: 'GET',
  path: `${base}/people`,
  summary:
    'The people of the organisations the caller directs, by name, with what is due of each, when they were here last, and their learning of the last four weeks.',
  access,
  input: z.object({ ...pagingInput, ...peopleInput }),
  output: pageOf(
    z.object({
      id,
      fullName: z.string(),
      portrait: z.string().nullable(),
      organizationName: z.string(),
      counts,
      recentMinutes: count,
      seenTime: time.nullable().describe('null: never, or too long ago to be known'),
    }),
  ),
  errors: [],
});

export const readSubordinate = endpoint({
  method: 'GET',
  path: `${base}/person/:id`,
  summary: 'One of the caller’s people: what is due of them, and what they learned week by week.',
  access,
  input: idOnly,
  output: z.object({
    id,
    fullName: z.string(),
    portrait: z.string().nullable(),
    organizationName: z.string(),
    seenTime: time.nullable(),
    counts,
    dues: z
      .array(
        z.object({
          kind: z.enum(['duty', 'pack']),
          id,
          sourceId: id.describe('the rule or the pack it comes from'),
          title: z.string(),
          dueTime: time,
          progress: z.enum(dueProgresses),
        }),
      )
      .describe('overdue first, then by the day; the first hundred'),
    weeks: z.array(week),
  }),
  errors: [],
});

export const readTeam = endpoint({
  method: 'GET',
  path: `${base}/team/:id`,
  summary:
    'An organisation of the caller’s with everything below it: how many are how far, and how it learned over time.',
  access,
  input: idOnly,
  output: z.object({
    id,
    name: z.string(),
    peopleCount: count,
    seenCount: count.describe('were here within seven days'),
    overdueCount: count.describe('people with something overdue'),
    counts,
    recentMinutes: count,
    earlierMinutes: count.describe('of the four weeks before'),
    weeks: z.array(week),
  }),
  errors: [],
});

export const listTeamUnits = endpoint({
  method: 'GET',
  path: `${base}/team/:id/units`,
  summary: 'The organisations right below one of the caller’s, compared with each other.',
  access,
  input: z.object({ id, ...pagingInput }),
  output: pageOf(unit.extend({ peopleCount: count, counts, recentMinutes: count, earlierMinutes: count })),
  errors: [],
});

export const exportSubordinates = endpoint({
  method: 'GET',
  path: `${base}/people/export`,
  summary: 'The same people as a table for a spreadsheet, the filters in its head.',
  access,
  input: z.object(peopleInput),
  output: z.string(),
  errors: [],
  download: { type: 'text/csv', fileName: 'team.csv' },
});

export const exportSubordinatesWorkbook = endpoint({
  method: 'GET',
  path: `${base}/people/workbook`,
  summary: 'The same as an Excel workbook.',
  access,
  input: z.object(peopleInput),
  output: z.custom<Blob>(),
  errors: [],
  download: { type: workbookType, fileName: 'team.xlsx' },
});
