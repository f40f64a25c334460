import type { Context } from '../../../platform/context.ts';
import type { Searchable } from '../searchable.ts';

/** Those that are switched on for the caller. */
export async function openSearchables(ctx: Context, searchables: readonly Searchable[]): Promise<Searchable[]> {
  const open = await Promise.all(searchables.map(async ({ isOpen }) => (isOpen ? isOpen(ctx) : true)));
  return searchables.filter((_, at) => open[at]);
}
