import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../../platform/context.ts';
import { isCommunityOpen } from '../community-switches.ts';
import { cardsOf } from '../questions/question-cards.ts';
import { listOwn } from './own-discussions.store.ts';

/** COMM-53 */
export async function listMyDiscussions(ctx: Context, paging: Paging) {
  if (!(await isCommunityOpen(ctx))) return { items: [], recordCount: 0 };
  const { tenantId, id: memberId } = ctx.actor;
  const { rows, recordCount } = await listOwn(ctx.read, { tenantId, memberId }, paging);
  const cards = await cardsOf(ctx, [...new Set(rows.map(({ questionId }) => questionId))]);
  const byId = new Map(cards.map((card) => [card.id, card]));
  const items = rows.flatMap(({ questionId, createdAt, ...row }) => {
    const question = byId.get(questionId);
    return question ? [{ ...row, createTime: createdAt.getTime(), question }] : [];
  });
  return { items, recordCount };
}
