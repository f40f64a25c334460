import { searchLimits } from '@shuyuan/contract/search/search-limits';
import type { Context } from '../../../platform/context.ts';
import { findSensitive } from '../../system/index.ts';
import { findReader } from '../find/reader.store.ts';
import { findsAnything } from '../find/finds-anything.ts';
import { openSearchables } from '../find/open-searchables.ts';
import { questionOf } from '../find/search-question.ts';
import type { Searchable } from '../searchable.ts';
import { listHot } from './hot-search.store.ts';

/** Asked side by side; beyond, the connections of everybody else would wait. */
const atOnce = 3;

/** SHELL-14: the hot searches that find something for the caller: what one may not see is not told by its words either. */
export const listHotSearches = (searchables: readonly Searchable[]) => async (ctx: Context) => {
  const [hot, reader, open] = await Promise.all([
    listHot(ctx.read, ctx.actor.tenantId),
    findReader(ctx),
    openSearchables(ctx, searchables),
  ]);
  const items: { words: string }[] = [];
  for (let from = 0; from < hot.length && items.length < searchLimits.hot; from += atOnce) {
    const some = hot.slice(from, from + atOnce);
    const shown = await Promise.all(
      some.map(
        async ({ words }) =>
          (await findSensitive(ctx, [words])).length === 0 &&
          (await findsAnything(ctx, questionOf(words), { reader, searchables: open })),
      ),
    );
    items.push(...some.filter((_, at) => shown[at]).map(({ words }) => ({ words })));
  }
  return { items: items.slice(0, searchLimits.hot) };
};
