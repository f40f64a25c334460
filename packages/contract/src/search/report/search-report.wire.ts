import { z } from 'zod';
import { isDay } from '../../kernel/calendar/add-days.ts';
import { endpoint } from '../../kernel/endpoint.wire.ts';
import { empty, id } from '../../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../../kernel/paging.wire.ts';
import { dayMs } from '../../kernel/time-units.ts';
import { workbookType } from '../../kernel/workbook-type.ts';
import { searchKinds } from '../search-kinds.ts';
import { searchLimits, searchLogLimits } from '../search-limits.ts';
import { searchedViews } from './searched-views.ts';

const base = '/search/report';
const count = z.int().nonnegative();
const day = z.string().max(10).refine(isDay, { error: 'unknown-day' });
const isPeriod = ({ from, to }: { readonly from: string; readonly to: string }): boolean =>
  from <= to && Date.parse(to) - Date.parse(from) <= searchLogLimits.reportDays * dayMs;
const wrongPeriod = { error: 'wrong-order', path: ['to'] };

/** The filters of the report, the same on the page and in its files. */
const filters = {
  from: day.describe('the first day, by the clock of the installation'),
  to: day.describe('the last one'),
  organizationId: id
    .optional()
    .describe('where people belonged then, with everything below it; of the last ninety days'),
};
const view = z.enum(searchedViews).default('all');
const meanRank = z.number().positive().nullable().describe('the place of the first result opened, on average');

const searched = z.object({
  words: z.string().describe('as most people wrote it'),
  searchCount: count,
  noneCount: count.describe('searches that found nothing as it was written'),
  clickedCount: count.describe('searches of which a result was opened'),
  meanRank,
});

export const listSearched = endpoint({
  method: 'GET',
  path: `${base}/words`,
  summary:
    'What was searched for in a period, the most frequent first, of what at least three people searched; the sums are of all searches.',
  access: 'audit.view',
  input: z.object({ ...pagingInput, ...filters, view }).refine(isPeriod, wrongPeriod),
  output: pageOf(searched).extend({
    totals: z.object({
      searchCount: count,
      noneCount: count,
      clickedCount: count,
      meanRank,
      rareCount: count.describe('searches for what too few people searched to show it'),
    }),
  }),
  errors: [],
});

export const listClickedResults = endpoint({
  method: 'GET',
  path: `${base}/results`,
  summary:
    'The results at least three people opened, most often first, of what the caller may see; of the last ninety days.',
  access: 'audit.view',
  input: z.object({ ...pagingInput, ...filters }).refine(isPeriod, wrongPeriod),
  output: pageOf(
    z.object({
      kind: z.enum(searchKinds),
      id: z.string(),
      sourceId: id,
      parentId: id.nullable(),
      sectionKey: z.string().nullable(),
      title: z.string(),
      clickCount: count,
      meanRank,
    }),
  ),
  errors: [],
});

export const exportSearched = endpoint({
  method: 'GET',
  path: `${base}/export`,
  summary: 'What was searched for, as a table for a spreadsheet, the filters in its head.',
  access: 'audit.view',
  input: z.object({ ...filters, view }).refine(isPeriod, wrongPeriod),
  output: z.string(),
  errors: [],
  download: { type: 'text/csv', fileName: 'searches.csv' },
});

export const exportSearchedWorkbook = endpoint({
  method: 'GET',
  path: `${base}/workbook`,
  summary: 'The same as an Excel workbook.',
  access: 'audit.view',
  input: z.object({ ...filters, view }).refine(isPeriod, wrongPeriod),
  output: z.custom<Blob>(),
  errors: [],
  download: { type: workbookType, fileName: 'searches.xlsx' },
});

export const recordSearchClick = endpoint({
  method: 'POST',
  path: '/search/click',
  summary: 'The caller opened a result of what they searched for today; of anything else nothing is noted.',
  access: 'member',
  input: z.object({
    search: z.string().max(searchLimits.sentCharacters),
    kind: z.enum(searchKinds),
    id: z.string().min(1).max(200).describe('of the result, as the search answered it'),
    sourceId: id,
    rank: z.int().min(1).max(searchLimits.perKind).describe('its place in the results, from one'),
  }),
  output: empty,
  errors: [],
  rateLimit: { max: 120, per: 'caller' },
});
