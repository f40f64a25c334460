import type { Context } from '../../../platform/context.ts';
import { openSearchables } from '../../search/index.ts';
import type { RecommendSources } from '../recommendable.ts';
import type { OpenKind } from './visible.store.ts';

/** The kinds the company has not switched off. */
export async function openKinds(ctx: Context, { recommendables }: RecommendSources): Promise<OpenKind[]> {
  const open = await openSearchables(
    ctx,
    recommendables.map(({ searchable }) => searchable),
  );
  return recommendables
    .filter(({ searchable }) => open.includes(searchable))
    .flatMap((of) => of.kinds.map((kind) => ({ kind, of })));
}
