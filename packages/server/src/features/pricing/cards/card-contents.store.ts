import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import type { SellableType } from '@shuyuan/contract/pricing/cards';
import { sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import { soldThing } from '../sold-things.store.ts';

type ContentsQuery = {
  readonly cardId: string;
  readonly memberId: string;
  readonly types: readonly SellableType[];
};

type ContentRow = {
  readonly businessId: string;
  readonly businessType: SellableType;
  readonly title: string;
  readonly comeEnjoyName: string;
};

/**
 * The contents a card opens, as somebody sees them: those waiting, removed or closed with their account are left out, and
 * what is for others.
 */
const shown = (read: Reads, { cardId, memberId, types }: ContentsQuery) => {
  const thing = soldThing({ businessType: sql`bound.business_type`, businessId: sql`bound.business_id` });
  const rows = sql<ContentRow>`(
    select bound.business_id, bound.business_type, thing.title, coalesce(thing.account_name, '') as come_enjoy_name
    from price_card bound cross join lateral ${thing} thing
    where bound.card_id = ${cardId} and bound.business_type = any(${[...types]}::text[]) and thing.is_there
      and (thing.audience is null or exists (select from member where member.id = ${memberId} and is_in_audience(
        thing.audience, member.id, member_places(member.id), member.created_at))))`;
  return read.selectFrom(rows.as<'content'>(sql`content`));
};

export async function countContents(read: Reads, query: ContentsQuery): Promise<number> {
  const { total } = await shown(read, query)
    .select(sql<bigint>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Columns first, the newest of each first. */
export const listContents = (read: Reads, query: ContentsQuery, paging: Paging): Promise<ContentRow[]> =>
  shown(read, query)
    .selectAll()
    .orderBy('content.businessType')
    .orderBy('content.businessId', 'desc')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();
