import type { DiscussionSort } from '@shuyuan/contract/community/questions';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../../platform/context.ts';
import { openQuestion } from '../questions/questions.policy.ts';
import { toDiscussion } from './discussion-out.ts';
import { countBefore, countShown, findDiscussion, type Level, type Listing, listShown } from './discussion.store.ts';

type Input = Paging & {
  readonly questionId: string;
  readonly parentId?: string | undefined;
  readonly sort: DiscussionSort;
  readonly at?: string | undefined;
};

async function levelOf({ read, actor }: Context, { questionId, parentId }: Input): Promise<Level> {
  if (parentId === undefined) return { questionId, parentId: null };
  const parent = await findDiscussion(read, actor.tenantId, parentId);
  demand(parent?.questionId === questionId && parent.parentId === null, 'request.not-found');
  return { questionId, parentId };
}

/** Where `at` is: among the answers a reply is where the answer it stands below is. What is gone has no place. */
async function placeOf({ read, actor }: Context, listing: Listing, { at, page, pageSize }: Input) {
  const nowhere = { page, answerId: null };
  const mark = at === undefined ? undefined : await findDiscussion(read, actor.tenantId, at);
  if (mark?.questionId !== listing.level.questionId || mark.isRemoved) return nowhere;
  const answerId = mark.parentId ?? mark.id;
  const { parentId } = listing.level;
  if (parentId !== null && mark.parentId !== parentId) return nowhere;
  const before = await countBefore(read, listing, parentId === null ? answerId : mark.id);
  return { page: Math.floor(before / pageSize) + 1, answerId };
}

/** COMM-54 */
export async function listDiscussions(ctx: Context, asked: Input) {
  const question = await openQuestion(ctx, asked.questionId);
  const listing = { level: await levelOf(ctx, asked), sort: asked.sort };
  const { page, answerId } = await placeOf(ctx, listing, asked);
  const { pageSize } = asked;
  const slice = { memberId: ctx.actor.id, limit: pageSize, offset: offsetOf({ page, pageSize }) };
  const [rows, recordCount] = await Promise.all([
    listShown(ctx.read, listing, slice),
    countShown(ctx.read, listing.level),
  ]);
  return { items: rows.map((row) => toDiscussion(ctx, question, row)), recordCount, page, answerId };
}
