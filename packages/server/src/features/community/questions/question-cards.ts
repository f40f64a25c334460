import type { questionCardOut } from '@shuyuan/contract/community/question.wire';
import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { teaserOf } from '@shuyuan/contract/pricing/teaser';
import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Offer } from '../../pricing/index.ts';
import { findOffers } from '../offers/find-offers.ts';
import * as store from './question-list.store.ts';

export type QuestionCard = z.output<typeof questionCardOut>;

/** Whoever wrote something (D-146): who has left is still somebody, without a name or a face. */
export const toAuthor = (row: { id: string; fullName: string; portrait: string | null; hasLeft: boolean }) => ({
  id: row.id,
  fullName: row.hasLeft ? null : row.fullName,
  portrait: row.hasLeft ? null : row.portrait,
});

function toPublisher({ accountId, accountName, accountPortrait, enjoyType }: store.CardRow): QuestionCard['account'] {
  // All four come from one row, or from none.
  if (accountId === null || accountName === null || accountPortrait === null || enjoyType === null) return null;
  return { id: accountId, name: accountName, portrait: accountPortrait, enjoyType };
}

type Beside = { readonly topics?: readonly store.TopicRef[] | undefined; readonly offer?: Offer | undefined };

const toCard = (row: store.CardRow, { topics = [], offer }: Beside): QuestionCard => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  summary: offer?.isOpen === false ? teaserOf(row.summary) : row.summary,
  coverPath: row.coverFile === null ? null : `/files/${row.coverFile}`,
  author: toAuthor({
    id: row.authorId,
    fullName: row.authorName,
    portrait: row.authorPortrait,
    hasLeft: row.hasLeft,
  }),
  account: toPublisher(row),
  state: row.state,
  topics: [...topics],
  publishTime: row.publishedAt.getTime(),
  readNum: row.readNum,
  praiseNum: row.praiseNum,
  discussNum: row.discussNum,
  collectNum: row.collectNum,
  ...(offer && { offer }),
});

export type CardWithRow = { readonly card: QuestionCard; readonly row: store.CardRow };

/** The cards of these, in their order, with what else the rows say; a few queries whatever their number. Nobody is asked whether they may be seen. */
export async function cardsWithRows(ctx: Context, ids: readonly string[]): Promise<CardWithRow[]> {
  const [rows, topics] = await Promise.all([
    store.listCardRows(ctx.read, ctx.actor.tenantId, ids),
    store.listTopicRefs(ctx.read, ids),
  ]);
  const offers = await findOffers(
    ctx,
    'question',
    rows.filter(({ isPriced }) => isPriced),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [{ row, card: toCard(row, { topics: topics.get(id), offer: offers.get(id) }) }] : [];
  });
}

/** The same, the cards alone. */
export const cardsOf = async (ctx: Context, ids: readonly string[]): Promise<QuestionCard[]> =>
  (await cardsWithRows(ctx, ids)).map(({ card }) => card);

type Page = {
  readonly conditions: readonly store.Condition[];
  readonly order: store.Order;
  readonly paging: Paging;
};

/** A page of what these conditions leave, and how many there are; `isListed` is the caller's to ask for. */
export async function pageOfIds(ctx: Context, { conditions, order, paging }: Page) {
  const asked = { tenantId: ctx.actor.tenantId, conditions };
  const slice = { order, limit: paging.pageSize, offset: offsetOf(paging) };
  const [ids, recordCount] = await Promise.all([
    store.listIds(ctx.read, { ...asked, ...slice }),
    store.countQuestions(ctx.read, asked),
  ]);
  return { ids, recordCount };
}

export async function pageOfCards(ctx: Context, page: Page) {
  const { ids, recordCount } = await pageOfIds(ctx, page);
  return { items: await cardsOf(ctx, ids), recordCount };
}
