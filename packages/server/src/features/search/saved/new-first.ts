import type { Context } from '../../../platform/context.ts';
import type { FoundItem } from '../find/found-items.ts';
import { keyOfHit } from './newest-keys.ts';
import { listNewKeys } from './saved-search.store.ts';

type Ranked = { readonly items: readonly FoundItem[]; readonly newKeys: ReadonlySet<string> };

/** New results of a saved search of the caller come first, both in the order they had. */
export async function newFirst(
  ctx: Context,
  items: readonly FoundItem[],
  savedId: string | undefined,
): Promise<Ranked> {
  if (savedId === undefined) return { items, newKeys: new Set() };
  const newKeys = new Set(await listNewKeys(ctx.read, { id: savedId, memberId: ctx.actor.id }));
  const isNew = (item: FoundItem): boolean => newKeys.has(keyOfHit(item));
  return { items: [...items.filter(isNew), ...items.filter((item) => !isNew(item))], newKeys };
}
