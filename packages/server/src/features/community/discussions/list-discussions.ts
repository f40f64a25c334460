import type { DiscussionSort } from '@shuyuan/contract/community/questions';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../../platform/context.ts';
import { type Discussables, openDiscussed, subjectOf } from './discussed.ts';
import { toDiscussion } from './discussion-out.ts';
import {
  countBefore,
  countShown,
  findDiscussion,
  isBelow,
  type Level,
  type Listing,
  listShown,
} from './discussion.store.ts';

type Input = Paging & {
  readonly questionId?: string | undefined;
  readonly courseId?: string | undefined;
  readonly parentId?: string | undefined;
  readonly sort: DiscussionSort;
  readonly at?: string | undefined;
};

async function levelOf({ read, actor }: Context, { parentId, ...input }: Input): Promise<Level> {
  const subject = subjectOf(input);
  if (parentId === undefined) return { ...subject, parentId: null };
  const parent = await findDiscussion(read, actor.tenantId, parentId);
  demand(parent && isBelow(parent, subject) && parent.parentId === null, 'request.not-found');
  return { ...subject, parentId };
}

/** Where `at` is: among the answers a reply is where the answer it stands below is. What is gone has no place. */
async function placeOf({ read, actor }: Context, listing: Listing, { at, page, pageSize }: Input) {
  const nowhere = { page, answerId: null };
  const mark = at === undefined ? undefined : await findDiscussion(read, actor.tenantId, at);
  if (!mark || !isBelow(mark, listing.level) || mark.isRemoved) return nowhere;
  const answerId = mark.parentId ?? mark.id;
  const { parentId } = listing.level;
  if (parentId !== null && mark.parentId !== parentId) return nowhere;
  const before = await countBefore(read, listing, parentId === null ? answerId : mark.id);
  return { page: Math.floor(before / pageSize) + 1, answerId };
}

/** COMM-54, STUDY-08 */
export const listDiscussions = (discussables: Discussables) => async (ctx: Context, input: Input) => {
  const discussed = await openDiscussed(ctx, discussables, subjectOf(input));
  const listing = { level: await levelOf(ctx, input), sort: input.sort };
  const { page, answerId } = await placeOf(ctx, listing, input);
  const { pageSize } = input;
  const slice = { memberId: ctx.actor.id, limit: pageSize, offset: offsetOf({ page, pageSize }) };
  const [rows, recordCount] = await Promise.all([
    listShown(ctx.read, listing, slice),
    countShown(ctx.read, listing.level),
  ]);
  return { items: rows.map((row) => toDiscussion(ctx, discussed, row)), recordCount, page, answerId };
};
