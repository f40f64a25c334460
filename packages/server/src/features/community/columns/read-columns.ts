import { AttentionTarget } from '@shuyuan/contract/community/attention';
import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../../platform/context.ts';
import { findAttention } from '../attention/attention.store.ts';
import { isCommunityOpen } from '../community-switches.ts';
import { findOffers } from '../offers/find-offers.ts';
import * as cards from './column-cards.store.ts';
import { keepsColumns, openColumn, openColumnsOf, openKeptColumn, type SeenColumn } from './column.policy.ts';
import { sumColumns } from './column.store.ts';
import { listShownIds } from './content.store.ts';

const readerOf = ({ actor }: Context): cards.Reader => ({ tenantId: actor.tenantId, memberId: actor.id });

const offerBeside = (offers: Awaited<ReturnType<typeof findOffers>>, id: string) => {
  const offer = offers.get(id);
  return offer ? { offer } : {};
};

const nothing = { items: [], recordCount: 0 };
type Page = {
  readonly conditions: readonly cards.Condition[];
  readonly order: typeof cards.newestFirst;
  readonly paging: Paging;
};

async function cardsOf(ctx: Context, slice: Parameters<typeof cards.listColumns>[2]) {
  const rows = await cards.listColumns(ctx.read, readerOf(ctx), slice);
  const priced = rows.filter(({ isPriced }) => isPriced);
  const offers = await findOffers(
    ctx,
    'column',
    priced.map(({ id, comeEnjoyId }) => ({ id, accountId: comeEnjoyId })),
  );
  return rows.map(({ isPriced: _flag, ...card }) => ({ ...card, ...offerBeside(offers, card.id) }));
}

async function page(ctx: Context, { conditions, order, paging }: Page) {
  const slice = { conditions, order, limit: paging.pageSize, offset: offsetOf(paging) };
  const [items, recordCount] = await Promise.all([
    cardsOf(ctx, slice),
    cards.countColumns(ctx.read, readerOf(ctx), conditions),
  ]);
  return { items, recordCount };
}

async function infoOf(ctx: Context, seen: SeenColumn) {
  const { accountId: _account, createdAt, updatedAt, ...column } = seen.column;
  const offers = await findOffers(ctx, 'column', [seen.column]);
  const target = { memberId: ctx.actor.id, targetType: AttentionTarget.column, targetId: column.id };
  return {
    ...column,
    comeEnjoyName: seen.account.name,
    comeEnjoyId: seen.account.id,
    comeEnjoyType: seen.account.enjoyType,
    subscribeId: (await findAttention(ctx.read, target)) ?? null,
    createTime: createdAt.getTime(),
    updateTime: updatedAt.getTime(),
    isEnjoyAdmin: keepsColumns(seen),
    ...offerBeside(offers, column.id),
  };
}

/** COMM-30 */
export const readColumn = async (ctx: Context, { id }: { readonly id: string }) =>
  infoOf(ctx, await openColumn(ctx, id));

/** COMM-29 */
export async function readColumnForm(ctx: Context, { id }: { readonly id: string }) {
  const seen = await openKeptColumn(ctx, id);
  return { ...(await infoOf(ctx, seen)), questionIds: await listShownIds(ctx.read, id) };
}

/** COMM-26 */
export async function readColumnSummary(ctx: Context, { enjoyId }: { readonly enjoyId: string }) {
  await openColumnsOf(ctx, enjoyId);
  return sumColumns(ctx.read, enjoyId);
}

/** COMM-32, D-136. Whoever sees an account sees its columns, also of one that is closed. */
export async function listAccountColumns(ctx: Context, { enjoyId, ...paging }: Paging & { readonly enjoyId: string }) {
  if (!(await isCommunityOpen(ctx))) return nothing;
  await openColumnsOf(ctx, enjoyId);
  return page(ctx, { conditions: [cards.isOf(enjoyId)], order: cards.newestFirst, paging });
}

/** COMM-33: what has something to read. */
export async function recommendColumns(ctx: Context, paging: Paging) {
  if (!(await isCommunityOpen(ctx))) return nothing;
  const conditions = [cards.isOffered, cards.hasContents, cards.isNotSubscribed];
  return page(ctx, { conditions, order: cards.mostSubscribed, paging });
}

/** More are never on one screen. */
const maxShown = 80;

/** COMM-33, D-134 */
export async function recommendRandomColumns(ctx: Context, { size, shown }: { size: number; shown: string }) {
  if (!(await isCommunityOpen(ctx))) return { items: [] };
  const conditions = [cards.isOffered, cards.hasContents, cards.isNoneOf(shown.split(',').slice(0, maxShown))];
  const slice = { conditions, order: cards.atRandom, limit: size, offset: 0 };
  return { items: await cardsOf(ctx, slice) };
}

const subscribed = [cards.isOffered, cards.isSubscribed];

/** COMM-34 */
export async function listSubscribedColumns(ctx: Context, paging: Paging) {
  if (!(await isCommunityOpen(ctx))) return nothing;
  return page(ctx, { conditions: subscribed, order: cards.latestSubscribed, paging });
}

/** As many as their list has (COMM-24). */
export const countSubscribed = async (ctx: Context): Promise<number> =>
  (await isCommunityOpen(ctx)) ? cards.countColumns(ctx.read, readerOf(ctx), subscribed) : 0;
