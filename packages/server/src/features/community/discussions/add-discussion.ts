import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context, Tx } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { refuseSensitive } from '../../system/index.ts';
import { discussableOf, type Discussables, type DiscussionSubject, subjectOf } from './discussed.ts';
import { toDiscussion } from './discussion-out.ts';
import { countReplies, findDiscussion, findShown, insertDiscussion, isBelow } from './discussion.store.ts';

type DiscussionInput = {
  readonly questionId?: string | undefined;
  readonly courseId?: string | undefined;
  readonly parentId?: string | undefined;
  readonly replyToId?: string | undefined;
  readonly content: string;
};

type Level = { readonly tenantId: string; readonly subject: DiscussionSubject };

/** A discussion below this subject and parent that has not been removed. */
async function findPresent(tx: Tx, { tenantId, subject }: Level, at: { id: string; parentId: string | null }) {
  const found = await findDiscussion(tx, tenantId, at.id);
  demand(found && isBelow(found, subject) && found.parentId === at.parentId, 'request.not-found');
  demand(!found.isRemoved, 'discuss.gone');
  return found;
}

/** D-133: two levels. A reply to a reply stands below the same answer. */
async function findAnswered(tx: Tx, level: Level, { parentId, replyToId }: DiscussionInput) {
  demand(replyToId === undefined || parentId !== undefined, 'request.not-found');
  if (parentId === undefined) return { parent: null, reply: null };
  const parent = await findPresent(tx, level, { id: parentId, parentId: null });
  const reply = replyToId === undefined ? null : await findPresent(tx, level, { id: replyToId, parentId });
  return { parent, reply };
}

/** `hasNotices`: whether anybody is notified. What is told of the past rings for nobody. */
type Options = { readonly hasNotices: boolean };

/** COMM-54, STUDY-08, D-133 */
export const addDiscussion =
  (discussables: Discussables, { hasNotices }: Options = { hasNotices: true }) =>
  async (ctx: Context, input: DiscussionInput) => {
    const subject = subjectOf(input);
    const { discussable, id: subjectId } = discussableOf(discussables, subject);
    await refuseSensitive(ctx, [input.content]);
    const { tenantId, id: authorId } = ctx.actor;
    return ctx.inTransaction(async (tx) => {
      const discussed = await discussable.lock(tx, ctx, subjectId);
      demand(discussed.isOpen, 'question.closed');
      const { parent, reply } = await findAnswered(tx, { tenantId, subject }, input);
      const id = newId(ctx.now());
      const level = { ...subject, parentId: parent?.id ?? null };
      const said = { content: input.content, replyToId: reply?.authorId ?? null, createdAt: new Date(ctx.now()) };
      await insertDiscussion(tx, { id, tenantId, authorId, ...level, ...said });
      await discussed.count(tx, 1);
      if (parent) await countReplies(tx, parent.id, 1);
      await discussed.reward(tx, ctx, id);
      if (hasNotices) await discussed.notifyAdded(tx, ctx, { id, answeredId: (reply ?? parent)?.authorId ?? null });
      return toDiscussion(ctx, discussed, await findShown(tx, { level, id }, authorId));
    });
  };
