import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id, idOnly, text, time } from '../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../kernel/paging.wire.ts';
import { count, courseState } from '../study/courses/course-fields.wire.ts';
import * as fields from './library-fields.wire.ts';
import { libraryLimits } from './library-limits.ts';

const base = '/knowledge-library/item';

export const listLibrary = endpoint({
  method: 'GET',
  path: base,
  summary: 'What the caller may read of the library, by topic, unit and kind (ROUTE-35).',
  access: 'member',
  input: z.object({
    ...pagingInput,
    search: text(50).optional(),
    topicId: id.optional(),
    organizationId: id.optional().describe('with everything below it'),
    kind: fields.libraryKind.optional(),
    isCollected: z.boolean().default(false),
    isContent: z.boolean().default(false).describe('only what subjects and paths can hold: no sections of courses'),
    order: fields.libraryOrder.default('newest'),
  }),
  output: pageOf(fields.libraryCardOut),
  errors: [],
});

export const readLibraryChoices = endpoint({
  method: 'GET',
  path: '/knowledge-library/choices',
  summary: 'The topics and units something the caller may read is of, those with most first.',
  access: 'member',
  input: z.object({}),
  output: z.object({ topics: z.array(fields.named), organizations: z.array(fields.named) }),
  errors: [],
});

const version = z.object({
  number: count,
  note: z.string(),
  authorName: z.string(),
  createTime: time,
  fileName: z.string().nullable().describe('null: to be paid'),
  size: z.int(),
  fileId: id.nullable().describe('null: the caller may not open it'),
  isCurrent: z.boolean(),
});

export const readLibraryItem = endpoint({
  method: 'GET',
  path: `${base}/:id`,
  summary: 'One item with its versions, for whoever it is for and for its managers (ROUTE-09).',
  access: 'member',
  input: idOnly,
  output: fields.libraryCardOut.extend({
    state: courseState,
    revision: z.int(),
    publishTime: time.nullable(),
    updateTime: time,
    fileId: id.nullable().describe('null: to be paid (D-122)'),
    fileName: z.string().nullable().describe('null: to be paid'),
    versions: z.array(version).describe('the latest first; none of a section of a course'),
    course: z.object({ id, title: z.string(), sectionKey: id }).nullable().describe('the section it is'),
    myScore: z.int().nullable(),
    can: z.object({
      edit: z.boolean(),
      publish: z.boolean(),
      withdraw: z.boolean(),
      archive: z.boolean(),
      score: z.boolean(),
      download: z.boolean(),
    }),
  }),
  errors: [],
});

export const scoreLibraryItem = endpoint({
  method: 'PUT',
  path: `${base}/:id/score`,
  summary: 'What the caller thinks of it; said again, the new one counts.',
  access: 'member',
  input: z.object({ id, score: z.int().min(1).max(libraryLimits.score) }),
  output: z.object({ myScore: z.int(), avgScore: z.number(), scoreCount: count }),
  errors: ['price.unpaid'],
});

export const listRelatedItems = endpoint({
  method: 'GET',
  path: `${base}/:id/related`,
  summary: 'Other items of its topics that the caller may read.',
  access: 'member',
  input: idOnly,
  output: z.object({ items: z.array(fields.libraryCardOut) }),
  errors: [],
});
