import type { AccuseReason } from '@shuyuan/contract/community/question-actions';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { recordAudit } from '../../../platform/audit.ts';
import type { Context, Tx } from '../../../platform/context.ts';
import { notify } from '../../notifications/index.ts';
import { discussableOf, type Discussables, type Discussed } from './discussed.ts';
import { countReplies, type DiscussionRow, findDiscussion, setRemoved } from './discussion.store.ts';

type Removal = { readonly discussed: Discussed; readonly row: DiscussionRow };
/** What a complaint that was upheld is about. */
type Ground = { readonly ground?: AccuseReason };

async function takeAway(tx: Tx, { discussed, row }: Removal): Promise<void> {
  await setRemoved(tx, row.id);
  await discussed.count(tx, -1);
  if (row.parentId !== null) await countReplies(tx, row.parentId, -1);
}

/** By somebody who keeps order: audited, and whoever wrote it is told. What is discussed is held by the caller. */
export async function removeForOrder(tx: Tx, ctx: Context, removal: Removal & Ground): Promise<void> {
  const { discussed, row, ground = 'other' } = removal;
  const { kind, id, tenantId, title } = discussed;
  await takeAway(tx, removal);
  await recordAudit(tx, ctx, {
    tenantId,
    action: 'discussion.removed',
    subject: { kind: 'discussion', id: row.id },
    before: { title, content: row.content },
  });
  if (row.authorId === ctx.actor.id) return;
  const link = discussed.linkTo();
  await notify(tx, ctx, {
    kind: 'moderation',
    text: ground === 'other' ? 'answerRemoved' : ground,
    values: { title },
    receivers: [row.authorId],
    subject: { kind, id },
    ...(link !== undefined && { link }),
    key: `removed ${row.id}`,
  });
}

/** COMM-54, STUDY-08. Held by what is discussed: what is counted on it and below it changes one after the other. */
export const removeDiscussion =
  (discussables: Discussables) =>
  async (ctx: Context, { id }: { readonly id: string }) => {
    const { tenantId, id: memberId } = ctx.actor;
    const found = await findDiscussion(ctx.read, tenantId, id);
    demand(found, 'request.not-found');
    const { discussable, id: subjectId } = discussableOf(discussables, found);
    await ctx.inTransaction(async (tx) => {
      const discussed = await discussable.lock(tx, ctx, subjectId);
      const row = await findDiscussion(tx, tenantId, id);
      demand(row && !row.isRemoved, 'request.not-found');
      const isOwn = row.authorId === memberId;
      demand(isOwn || discussed.keepsOrder, 'auth.forbidden');
      await (isOwn ? takeAway(tx, { discussed, row }) : removeForOrder(tx, ctx, { discussed, row }));
    });
    return { id };
  };
