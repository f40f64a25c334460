import type { SystemContext } from '../../platform/context.ts';
import { seedRecommended } from './seed-recommended.ts';
import { seedSavedSearches } from './seed-saved-searches.ts';
import { seedSearches } from './seed-searches.ts';

/** Searches of the demo company, and the fate of what was recommended to it. */
export async function seedSearch(ctx: SystemContext): Promise<void> {
  await seedSearches(ctx);
  await seedSavedSearches(ctx);
  await seedRecommended(ctx);
}
