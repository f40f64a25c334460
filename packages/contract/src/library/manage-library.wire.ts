import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id, idOnly, text, time } from '../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../kernel/paging.wire.ts';
import { audience, audienceNames, newAudience } from '../people/audience.wire.ts';
import { courseAuthor, courseState, topicOut } from '../study/courses/course-fields.wire.ts';
import { priceErrors, priceIn, priceOut } from '../pricing/price-fields.wire.ts';
import * as fields from './library-fields.wire.ts';
import { libraryLimits } from './library-limits.ts';

const base = '/knowledge-library/item';
const revision = z.int().min(1).describe('as it was read; refused where somebody saved meanwhile');
const saved = z.object({ id, revision });
const fieldErrors = [
  'sensitive.found',
  'picture.not-yours',
  'course.unknown-person',
  'course.unknown-topic',
  'course.for-nobody',
  ...priceErrors,
] as const;
const price = priceIn.optional().describe('absent: free, or as it was (D-114)');
const editErrors = ['course.wrong-state', 'request.stale'] as const;
const can = z.object({ edit: z.boolean(), publish: z.boolean(), withdraw: z.boolean(), archive: z.boolean() });

export const listManagedItems = endpoint({
  method: 'GET',
  path: '/knowledge-library/manage',
  summary: 'Items the caller brought; all of them for those who manage everything that can be learned.',
  access: 'member',
  input: z.object({ ...pagingInput, search: text(50).optional(), state: courseState.optional() }),
  output: pageOf(
    z.object({
      id,
      title: z.string(),
      kind: fields.libraryKind,
      state: courseState,
      authorName: z.string(),
      versionNumber: z.int(),
      updateTime: time,
      can,
    }),
  ),
  errors: [],
});

export const createLibraryItem = endpoint({
  method: 'POST',
  path: base,
  summary: 'A file the caller uploaded becomes an item of the library: a draft.',
  access: 'course.create',
  input: z.object({
    ...fields.libraryFields,
    introduction: fields.libraryFields.introduction.default(''),
    coverFileId: fields.libraryFields.coverFileId.default(null),
    topicIds: fields.libraryFields.topicIds.default([]),
    audience: newAudience,
    allowsDownload: z.boolean().default(false),
    showsVersions: z.boolean().default(false),
    fileId: id,
    price,
  }),
  output: saved,
  errors: [...fieldErrors, 'course.unknown-file'],
  idempotent: true,
});

export const readLibraryForm = endpoint({
  method: 'GET',
  path: `${base}/:id/form`,
  summary: 'An item as its managers edit it.',
  access: 'member',
  input: idOnly,
  output: z.object({
    id,
    revision,
    state: courseState,
    title: z.string(),
    introduction: z.string(),
    coverFileId: id.nullable(),
    coverPath: z.string().nullable(),
    topics: z.array(topicOut),
    audience,
    ...audienceNames,
    audienceMembers: z.array(courseAuthor),
    allowsDownload: z.boolean(),
    showsVersions: z.boolean(),
    price: priceOut,
    can,
  }),
  errors: [],
});

export const updateLibraryItem = endpoint({
  method: 'PUT',
  path: `${base}/:id`,
  summary: 'Another title, introduction, cover, topics or audience, and what readers may do; it holds at once.',
  access: 'member',
  input: z.object({ id, revision, ...fields.libraryFields, price }),
  output: saved,
  errors: [...fieldErrors, ...editErrors],
});

export const addLibraryVersion = endpoint({
  method: 'POST',
  path: `${base}/:id/version`,
  summary:
    'Another file in place of the current one, with what changed. Of a draft it takes the place of the first; those who collected it are notified.',
  access: 'member',
  input: z.object({ id, revision, fileId: id, note: text(libraryLimits.noteMax, 1) }),
  output: saved.extend({ number: z.int() }),
  errors: [...editErrors, 'sensitive.found', 'course.unknown-file', 'library.too-many-versions'],
});

const change = { access: 'member', output: saved, errors: ['course.wrong-state'] } as const;

export const publishLibraryItem = endpoint({
  method: 'POST',
  path: `${base}/:id/publish`,
  summary: 'Whoever it is for reads it from now on.',
  input: idOnly,
  ...change,
});

export const withdrawLibraryItem = endpoint({
  method: 'POST',
  path: `${base}/:id/withdraw`,
  summary: 'Nobody but its managers reads it any more; those who collected it are notified why.',
  ...change,
  input: z.object({ id, reason: text(libraryLimits.noteMax, 1) }),
  errors: ['course.wrong-state', 'course.sold', 'sensitive.found'],
});

export const archiveLibraryItem = endpoint({
  method: 'POST',
  path: `${base}/:id/archive`,
  summary: 'Put away for good.',
  input: idOnly,
  ...change,
  errors: ['course.wrong-state', 'course.sold'],
});
