import { dayMs } from '@shuyuan/contract/kernel/time-units';
import type { SavedFilters } from '@shuyuan/contract/search/saved/saved-search.wire';
import { insertSaved, updateFound } from '../../features/search/saved/saved-search.store.ts';
import type { SystemContext } from '../../platform/context.ts';
import { newId } from '../../platform/new-id.ts';
import { personAt } from '../person-at.ts';

const stories: readonly { readonly name: string; readonly keyword: string; readonly filters: SavedFilters }[] = [
  { name: '控制图的新课', keyword: '控制图', filters: { sort: 'newest', kind: 'course' } },
  { name: '代码评审', keyword: '代码评审', filters: { sort: 'relevance' } },
];

const freshCourse = '读懂控制图';

/** Two searches 林知远 keeps since last week; one course has come up since. */
export async function seedSavedSearches(ctx: SystemContext): Promise<void> {
  const { actor, now, read } = await personAt(ctx, 'linzhiyuan', 7 * dayMs);
  const course = await read.selectFrom('course').select('id').where('title', '=', freshCourse).executeTakeFirst();
  for (const story of stories) {
    const saved = { id: newId(now()), tenantId: actor.tenantId, memberId: actor.id, knownKeys: [] };
    const newKeys = course && story.filters.kind === 'course' ? [`course ${course.id}`] : [];
    await ctx.inTransaction(async (tx) => {
      await insertSaved(tx, { ...story, ...saved, createdAt: new Date(now()) });
      await updateFound(tx, { saved, knownKeys: newKeys, newKeys });
    });
  }
}
