import { searchLimits } from '@shuyuan/contract/search/search-limits';
import type { Context } from '../../../platform/context.ts';
import type { Searchable } from '../searchable.ts';
import { withTextIndex } from '../engine/with-text-index.ts';
import { openSearchables } from './open-searchables.ts';
import { type FindQuery, listFound } from './found.store.ts';
import { findReader } from './reader.store.ts';
import { inOrder, itemsOf, viewsOf } from './found-items.ts';
import { indexQuery, questionOf, scatteredWords } from './search-question.ts';

/** Titles and names for what is being typed. */
export const suggest =
  (searchables: readonly Searchable[]) =>
  async (ctx: Context, { search }: { search: string }) => {
    const question = questionOf(search);
    if (question.words.length === 0) return { items: [] };
    const [reader, open] = await Promise.all([findReader(ctx), openSearchables(ctx, searchables)]);
    const query: FindQuery = {
      reader,
      searchables: open,
      query: indexQuery(question, { stems: new Map(), isTyped: true }),
      form: question.form,
      wanted: scatteredWords(question),
      filters: {},
      sort: 'relevance',
      limitOf: () => searchLimits.suggestions,
      isOfTitles: true,
    };
    const rows = await withTextIndex(ctx, (index) => listFound(ctx.read, query, index));
    const items = inOrder(itemsOf(rows), 'relevance', ctx.now()).slice(0, searchLimits.suggestions);
    const views = await viewsOf(ctx, items, question.words);
    return {
      items: views.map(({ kind, id, sourceId, parentId, sectionKey, title }) => ({
        kind,
        id,
        sourceId,
        parentId,
        sectionKey,
        title,
      })),
    };
  };
