import { readAgainMs } from '@shuyuan/contract/community/questions';
import { type RawBuilder, sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';
import { sales } from '../../pricing/index.ts';

/** Those of the accounts somebody is one of the people of. */
export async function listOwnAccounts(read: Reads, memberId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await read
    .selectFrom('shareAccountMember')
    .select('accountId')
    .where('memberId', '=', memberId)
    .where('accountId', '=', sql<string>`any(${[...ids]}::text[])`)
    .execute();
  return new Set(rows.map(({ accountId }) => accountId));
}

/** Which columns each of these stands in. */
export async function listColumnsHolding(read: Reads, questionIds: readonly string[]) {
  if (questionIds.length === 0) return [];
  return read
    .selectFrom('columnContent as content')
    .innerJoin('specialColumn as kept', 'kept.id', 'content.columnId')
    .select(['content.questionId', 'content.columnId'])
    .where('content.questionId', '=', sql<string>`any(${[...questionIds]}::text[])`)
    .where('kept.isRemoved', '=', false)
    .execute();
}

/** Of the columns with a price a post stands in; whose account is closed sells nothing. */
export const listPricedColumns = (read: Reads, questionId: string, limit: number) =>
  read
    .selectFrom('columnContent as content')
    .innerJoin('specialColumn as kept', 'kept.id', 'content.columnId')
    .innerJoin('shareAccount as account', 'account.id', 'kept.accountId')
    .innerJoin('price', (join) =>
      join.onRef('price.businessId', '=', 'kept.id').on('price.businessType', '=', 'column'),
    )
    .select(['kept.id', 'kept.title', 'kept.accountId'])
    .where('content.questionId', '=', questionId)
    .where('kept.isRemoved', '=', false)
    .where('account.state', '=', 'active')
    .orderBy('kept.createdAt', 'desc')
    .orderBy('kept.id', 'desc')
    .limit(limit)
    .execute();

/** How many have paid for a post or for a column it stands in; whoever did both is one. */
export async function countQuestionBuyers(read: Reads, questionId: string): Promise<number> {
  const { total } = await read
    .selectFrom(sales)
    .select(sql<bigint>`count(distinct sale.member_id)`.as('total'))
    .where(
      sql<boolean>`((business_type = 'question' and business_id = ${questionId}) or (business_type = 'column'
        and business_id in (select content.column_id from column_content as content
          join special_column as kept on kept.id = content.column_id and not kept.is_removed
          where content.question_id = ${questionId})))`,
    )
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Those who have paid for a column a post stands in, or were given a seat of it, with the column. */
export const listColumnBuyers = (read: Reads, questionId: string) =>
  read
    .selectFrom('columnContent as content')
    .innerJoin('specialColumn as kept', 'kept.id', 'content.columnId')
    .innerJoin('entitlement', (join) =>
      join.onRef('entitlement.businessId', '=', 'kept.id').on('entitlement.businessType', '=', 'column'),
    )
    .select(['kept.id as columnId', 'kept.title as column', 'entitlement.memberId'])
    .where('content.questionId', '=', questionId)
    .where('kept.isRemoved', '=', false)
    .where(sql<boolean>`entitlement.paid > 0 or entitlement.seat_order_id is not null`)
    .orderBy('kept.id')
    .orderBy('entitlement.memberId')
    .execute();

/** When these people last read a post, or any post of a column. A look is noted once in half an hour, so it may have been later. */
const lastReads = (read: Reads, memberIds: readonly string[]) =>
  read
    .selectFrom('questionRead')
    .select(['questionRead.memberId', sql<Date>`max(read_at) + make_interval(secs => ${readAgainMs / 1000})`.as('at')])
    .where('questionRead.memberId', '=', sql<string>`any(${[...memberIds]}::text[])`)
    .groupBy('questionRead.memberId');

export const listPostReads = (read: Reads, questionId: string, memberIds: readonly string[]) =>
  lastReads(read, memberIds).where('questionRead.questionId', '=', questionId).execute();

export const listColumnReads = (read: Reads, columnId: string, memberIds: readonly string[]) =>
  lastReads(read, memberIds)
    .innerJoin('columnContent as content', 'content.questionId', 'questionRead.questionId')
    .where('content.columnId', '=', columnId)
    .execute();

/** What an edit is compared with: the text as it was sold, where it was edited since, and what stands beside it. */
export async function findSoldContent(read: Reads, questionId: string) {
  const [{ content }, files] = await Promise.all([
    read
      .selectFrom('question')
      .select(sql<string>`coalesce(sold_content, content)`.as('content'))
      .where('id', '=', questionId)
      .executeTakeFirstOrThrow(),
    read.selectFrom('questionFile').select(['fileId', 'isInline']).where('questionId', '=', questionId).execute(),
  ]);
  const idsOf = (wanted: boolean) => files.flatMap(({ fileId, isInline }) => (isInline === wanted ? fileId : []));
  return { content, fileIds: idsOf(false), pictureIds: idsOf(true) };
}

/** Null: nobody has bought it. */
export async function saveSoldContent(tx: Tx, questionId: string, soldContent: string | null): Promise<void> {
  await tx.updateTable('question').set({ soldContent }).where('id', '=', questionId).execute();
}

/** Somebody who looks for words; whoever keeps order reads everything. */
export type Reader = { readonly memberId: string; readonly isModerator: boolean; readonly at: Date };

/** The things of a kind somebody has bought, or holds a card for now. */
const opened = (businessType: 'question' | 'column', { memberId, at }: Reader) => sql<string>`
  select business_id from entitlement where member_id = ${memberId} and business_type = ${businessType}
  union all
  select bound.business_id from price_card as bound
  join vip_card as card on card.id = bound.card_id and card.is_active
  join vip_card_member as held on held.card_id = card.id and held.member_id = ${memberId}
    and (held.end_at is null or held.end_at > ${at})
  where bound.business_type = ${businessType}`;

/**
 * Whether all of a `question` is open to somebody, as `findOffers` answers it for those of a page; a list that counts
 * cannot ask for each. What a person has is found once, whatever the number of rows.
 */
export const isOpenFor = (reader: Reader): RawBuilder<boolean> =>
  reader.isModerator
    ? sql<boolean>`true`
    : sql<boolean>`(
  not exists (select from price where price.business_type = 'question' and price.business_id = question.id)
  or question.author_id = ${reader.memberId}
  or question.account_id in (select account_id from share_account_member where member_id = ${reader.memberId})
  or question.id in (${opened('question', reader)})
  or question.id in (select content.question_id from column_content as content
    join special_column as kept on kept.id = content.column_id and not kept.is_removed
    where content.column_id in (${opened('column', reader)})))`;
