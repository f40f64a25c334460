import { z } from 'zod';
import { fileKinds } from '../files/file-kinds.ts';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { empty, id, time } from '../kernel/fields.wire.ts';
import { defaultPageSize, maxPageSize } from '../kernel/paging.ts';
import { engineStates, searchEngines } from './search-engine.ts';
import { searchKinds, searchSources } from './search-kinds.ts';
import { searchLimits, searchPeriods, type SearchPeriod, searchSorts } from './search-limits.ts';
import { type SearchReason, searchWeights } from './search-weights.ts';

const kind = z.enum(searchKinds);
// The keys of a table of the contract.
const period = z.enum(Object.keys(searchPeriods) as [SearchPeriod, ...SearchPeriod[]]);
const reason = z.enum(Object.keys(searchWeights) as [SearchReason, ...SearchReason[]]);

/** A text in pieces, those that were found marked: never markup. */
const marked = z.array(z.object({ text: z.string(), isHit: z.boolean() }));
export type MarkedText = z.output<typeof marked>;

const question = z.string().max(searchLimits.sentCharacters);

const hit = z.object({
  kind,
  /** Counted once, whatever was found of it. */
  id: z.string(),
  /** The thing itself: the course of a section, the answer, the person. */
  sourceId: id,
  /** The post below which an answer stands. */
  parentId: id.nullable(),
  sectionKey: z.string().nullable(),
  title: marked,
  passage: marked,
  /** Where in a film it is said. */
  second: z.int().nonnegative().nullable(),
  /** Where in a document it is written, counted from 1. */
  page: z.int().positive().nullable(),
  /** The name of the whole it belongs to: the course of a section. */
  context: z.string(),
  authorName: z.string(),
  publishedAt: time,
  reasons: z.array(reason),
  isNew: z.boolean().describe('not there when the saved search was opened before'),
});
export type SearchHitView = z.output<typeof hit>;

export const searchFilters = {
  topicId: id.optional(),
  authorId: id.optional(),
  organizationId: id.optional(),
  fileKind: z.enum(fileKinds).optional(),
  period: period.optional(),
};

export const search = endpoint({
  method: 'GET',
  path: '/search',
  summary:
    'What the caller may see of everything there is, found by title, text and topic (D-195). Counts stop at a hundred.',
  access: 'member',
  input: z.object({
    search: question,
    kind: kind.optional(),
    sort: z.enum(searchSorts).default('relevance'),
    page: z.int().min(1).max(searchLimits.perKind).default(1),
    pageSize: z.int().min(1).max(maxPageSize).default(defaultPageSize),
    ...searchFilters,
    savedId: id.optional().describe('a saved search of the caller: what is new of it comes first, and says so'),
  }),
  output: z.object({
    items: z.array(hit),
    recordCount: z.int().nonnegative(),
    counts: z.array(z.object({ kind, count: z.int().positive(), isMore: z.boolean() })),
    /** Nothing was found as it was written; this was looked for instead. */
    corrected: z.string().nullable(),
    /** Nothing has all the words; these have some of them. */
    isLoose: z.boolean(),
  }),
  errors: [],
  rateLimit: { max: 240, per: 'caller' },
});

export const suggest = endpoint({
  method: 'GET',
  path: '/search/suggestions',
  summary: 'Titles and names the caller may see that begin like what is being typed, also by the initials of pinyin.',
  access: 'member',
  input: z.object({ search: question }),
  output: z.object({
    items: z.array(hit.pick({ kind: true, id: true, sourceId: true, parentId: true, sectionKey: true, title: true })),
  }),
  errors: [],
  rateLimit: { max: 600, per: 'caller' },
});

const progress = z.object({
  source: z.enum(searchSources),
  done: z.int().nonnegative(),
  total: z.int().nonnegative(),
  finishedAt: time.nullable(),
});

export const readSearchIndex = endpoint({
  method: 'GET',
  path: '/search/index',
  summary: 'How far the index is: what waits, what cannot be read, and how much of each source is read anew.',
  access: 'system.operate',
  input: empty,
  output: z.object({
    waiting: z.int().nonnegative(),
    failed: z.int().nonnegative(),
    sources: z.array(progress),
    engine: z
      .object({
        kind: z.enum(searchEngines),
        state: z.enum(engineStates),
        waiting: z.int().nonnegative(),
        failed: z.int().nonnegative(),
        done: z.int().nonnegative(),
        total: z.int().nonnegative(),
      })
      .describe('what finds documents: changes it was not sent yet or refused, and how far it is filled'),
  }),
  errors: [],
});

export const rebuildSearchIndex = endpoint({
  method: 'POST',
  path: '/search/index/rebuild',
  summary: 'Reads everything anew while the product runs; what is found stays found meanwhile.',
  access: 'system.operate',
  input: empty,
  output: empty,
  errors: [],
});
