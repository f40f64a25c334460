import type { Context } from '../../../platform/context.ts';
import { isSpelled } from '../documents/tokens-of.ts';
import { withTextIndex } from '../engine/with-text-index.ts';
import type { SearchReader } from '../search-reader.store.ts';
import type { Searchable } from '../searchable.ts';
import { type FindQuery, listFound } from './found.store.ts';
import { listStems } from './reader.store.ts';
import { indexQuery, scatteredWords, type SearchQuestion } from './search-question.ts';

type FindScope = { readonly reader: SearchReader; readonly searchables: readonly Searchable[] };

/** Whether a question finds something for a reader as it is written. */
export async function findsAnything(
  ctx: Pick<Context, 'read' | 'external' | 'log'>,
  question: SearchQuestion,
  { reader, searchables }: FindScope,
): Promise<boolean> {
  const stems = await listStems(ctx.read, question.words.filter(isSpelled));
  const query: FindQuery = {
    reader,
    searchables,
    query: indexQuery(question, { stems }),
    form: question.form,
    wanted: scatteredWords(question),
    filters: {},
    sort: 'relevance',
    limitOf: () => 1,
  };
  const rows = await withTextIndex(ctx, (index) => listFound(ctx.read, query, index));
  return rows.length > 0;
}
