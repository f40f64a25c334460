import type { Context } from '../../../platform/context.ts';
import type { Sellable } from '../../pricing/index.ts';
import { holdAccount } from '../../teams/index.ts';
import { openColumn } from '../columns/column.policy.ts';
import { lockColumn } from '../columns/column.store.ts';
import { holdQuestion, openQuestion } from '../questions/questions.policy.ts';
import type { Thing } from './find-offers.ts';

type Tx = Parameters<typeof holdAccount>[0];

/** Something with a price as its buyer meets it. */
export type Goods = Thing & {
  readonly title: string;
  /** Shown, by an account that is there to be paid. */
  readonly isOnSale: boolean;
  readonly isOwn: boolean;
};

async function openPost(ctx: Context, id: string): Promise<Goods> {
  const { accountId, authorId, title, state, accountState, memberType } = await openQuestion(ctx, id);
  const isShown = state === 'active' || state === 'closed';
  const isOwn = authorId === ctx.actor.id || memberType !== null;
  return { id, accountId, authorId, title, isOnSale: isShown && accountState === 'active', isOwn };
}

async function openColumnGoods(ctx: Context, id: string): Promise<Goods> {
  const { account, standing, column } = await openColumn(ctx, id);
  return {
    id,
    accountId: account.id,
    title: column.title,
    isOnSale: account.state === 'active',
    isOwn: standing !== null,
  };
}

/** For whoever may see it; whether they may use it is another question. */
export const openGoods = (ctx: Context, { businessType, businessId }: Sellable): Promise<Goods> =>
  (businessType === 'question' ? openPost : openColumnGoods)(ctx, businessId);

/**
 * The same, held until it is sold, and its account with it: its price stays, and nobody closes it meanwhile. Posts
 * before accounts before columns, as everywhere.
 */
export async function holdGoods(tx: Tx, ctx: Context, goods: Sellable): Promise<Goods> {
  const { businessType, businessId } = goods;
  if (businessType === 'question') await holdQuestion(tx, ctx, businessId);
  const { accountId } = await openGoods({ ...ctx, read: tx }, goods);
  if (accountId !== null) await holdAccount(tx, ctx, accountId);
  if (businessType === 'column') await lockColumn(tx, ctx.actor.tenantId, businessId);
  return openGoods({ ...ctx, read: tx }, goods);
}
