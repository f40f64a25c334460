import { hourMs } from '@shuyuan/contract/kernel/time-units';
import { shareableColumns } from '../../features/community/columns/shareable-columns.ts';
import { shareableQuestions } from '../../features/community/questions/shareable-questions.ts';
import { shareableLives } from '../../features/live/community/shareable-lives.ts';
import { createShare } from '../../features/sharing/create-share.ts';
import { visitShare } from '../../features/sharing/visit-share.ts';
import { shareableAccounts } from '../../features/teams/shareable-accounts.ts';
import type { SystemContext } from '../../platform/context.ts';
import { personAt } from '../person-at.ts';
import { shareStories } from './share-stories.ts';

const kinds = [...shareableQuestions, ...shareableLives, shareableColumns, shareableAccounts];
const share = createShare(kinds);
const visit = visitShare(kinds);

/** Whatever has been told so far, by its name. */
async function findThings({ read }: SystemContext): Promise<ReadonlyMap<string, string>> {
  const rows = await read
    .selectFrom('question')
    .select(['id', 'title'])
    .unionAll(read.selectFrom('live').select(['id', 'subject as title']))
    .unionAll(read.selectFrom('specialColumn').select(['id', 'title']))
    .unionAll(read.selectFrom('shareAccount').select(['id', 'name as title']))
    .execute();
  return new Map(rows.map(({ id, title }) => [title, id]));
}

/** D-086: what colleagues have passed on to each other, and who came by it. */
export async function seedShares(ctx: SystemContext): Promise<void> {
  const things = await findThings(ctx);
  for (const { type, name, by, target, hoursAgo, visitors } of shareStories) {
    const id = things.get(name);
    if (id === undefined) throw new Error(`the world has nothing called ${name}`);
    const { shareId } = await share(await personAt(ctx, by, hoursAgo * hourMs), { id, type, target });
    for (const [hours, visitor] of visitors.entries())
      await visit(await personAt(ctx, visitor, (hoursAgo - 1 - hours) * hourMs), { id, type, shareId });
  }
}
