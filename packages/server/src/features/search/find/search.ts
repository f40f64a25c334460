import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { searchLimits, searchPeriods } from '@shuyuan/contract/search/search-limits';
import type * as wire from '@shuyuan/contract/search/search.wire';
import type { ParsedInputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { Context } from '../../../platform/context.ts';
import { newFirst } from '../saved/new-first.ts';
import { logSearch } from '../log/log-search.ts';
import type { Searchable } from '../searchable.ts';
import { findAll } from './find-all.ts';
import { countsOf, inOrder, isOfKind, itemsOf, viewsOf } from './found-items.ts';
import { questionOf } from './search-question.ts';
import { withSignals } from './with-signals.ts';

type SearchInput = ParsedInputOf<typeof wire.search>;

/** D-195 */
export const search = (searchables: readonly Searchable[]) => async (ctx: Context, input: SearchInput) => {
  const { search: asked, kind, sort, page, pageSize, period, savedId, ...filters } = input;
  const now = ctx.now();
  const since = period && new Date(now - searchPeriods[period] * dayMs);
  const found = await findAll(ctx, searchables, {
    question: questionOf(asked),
    filters: { ...filters, since },
    sort,
    kind,
  });
  logSearch(ctx, input, found);
  const items = itemsOf(found.rows);
  const known = await withSignals(ctx, inOrder(items.filter(isOfKind(kind)), sort, now));
  const ranked = await newFirst(ctx, inOrder(known, sort, now), savedId);
  const wanted = ranked.items.slice(0, searchLimits.perKind);
  const offset = (page - 1) * pageSize;
  const shown = await viewsOf(ctx, wanted.slice(offset, offset + pageSize), found.question.words);
  return {
    items: shown.map((hit) => ({ ...hit, isNew: ranked.newKeys.has(`${hit.kind} ${hit.id}`) })),
    recordCount: wanted.length,
    counts: countsOf(items),
    corrected: found.isCorrected ? found.question.form : null,
    isLoose: found.isLoose,
  };
};
