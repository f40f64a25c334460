import type { SellableType } from '@shuyuan/contract/pricing/cards';
import type { Context } from '../../../platform/context.ts';
import { type Keys, listKeys } from '../../pricing/index.ts';
import { listColumnsHolding } from './offers.store.ts';

/** D-122: a post is opened by whatever opens it, and by whatever opens a column it stands in. */
export async function findKeys(ctx: Context, businessType: SellableType, ids: readonly string[]): Promise<Keys> {
  const asked = { memberId: ctx.actor.id, at: new Date(ctx.now()) };
  const own = await listKeys(ctx.read, { ...asked, businessType, ids });
  if (businessType === 'column') return own;
  const holding = await listColumnsHolding(
    ctx.read,
    ids.filter((id) => !own.bought.has(id)),
  );
  const columnIds = [...new Set(holding.map(({ columnId }) => columnId))];
  const ofColumns = await listKeys(ctx.read, { ...asked, businessType: 'column', ids: columnIds });
  const within = (columns: ReadonlySet<string>) =>
    holding.flatMap(({ questionId, columnId }) => (columns.has(columnId) ? questionId : []));
  return {
    bought: new Set([...own.bought, ...within(ofColumns.bought)]),
    byCard: new Set([...own.byCard, ...within(ofColumns.byCard)]),
  };
}
