import { dayMs, hourMs, minuteMs } from '@shuyuan/contract/kernel/time-units';
import { questionOf } from '../../features/search/find/search-question.ts';
import { countHotSearches } from '../../features/search/hot/count-hot-searches.ts';
import { type ClickRow, searchEvents, type SearchRow } from '../../features/search/log/search-log.store.ts';
import type { Context, SystemContext } from '../../platform/context.ts';
import { personAt } from '../person-at.ts';
import { type SearchStory, searchStories } from './search-stories.ts';

/** One person after the other, a day and some hours apart. */
const agoOf = (at: number): number => at * (dayMs + 5 * hourMs) + 3 * hourMs;

async function openedIn({ read, actor }: Context, { opened }: SearchStory) {
  if (!opened) return null;
  const { kind, title, rank } = opened;
  const row =
    kind === 'topic'
      ? await read
          .selectFrom('topic')
          .select('id')
          .where('tenantId', '=', actor.tenantId)
          .where('name', '=', title)
          .executeTakeFirst()
      : await read
          .selectFrom('course')
          .select('id')
          .where('tenantId', '=', actor.tenantId)
          .where('title', '=', title)
          .executeTakeFirst();
  return row ? { kind, itemId: row.id, sourceId: row.id, rank } : null;
}

/** Searches of people of the demo company, with the result most of them opened. */
export async function seedSearches(ctx: SystemContext): Promise<void> {
  for (const story of searchStories) {
    const { words, outcome = 'found', by } = story;
    const { form } = questionOf(words);
    for (const [at, account] of by.entries()) {
      const person = await personAt(ctx, account, agoOf(at));
      const search: SearchRow = { memberId: person.actor.id, form, words, outcome, at: new Date(person.now()) };
      const opened = at % 4 === 3 ? null : await openedIn(person, story);
      const click: ClickRow | null = opened && {
        ...opened,
        memberId: person.actor.id,
        form,
        at: new Date(person.now() + minuteMs),
      };
      await ctx.inTransaction((tx) =>
        searchEvents.write(tx, [
          { type: 'search', row: search },
          ...(click ? [{ type: 'click' as const, row: click }] : []),
        ]),
      );
    }
  }
  await countHotSearches(ctx);
}
