import { nameKey } from '@shuyuan/contract/kernel/name-key';
import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { sql } from 'kysely';
import { brokeUnique, type Reads, type Tx } from '../../../platform/db.ts';
import { hasWords } from '../../../platform/search.ts';

export type CardFields = { readonly cardName: string; readonly benefits: string; readonly days: number | null };
export type Card = CardFields & { readonly isActive: boolean };

/** D-120: as many as an administrator keeps by hand; no index finds part of a name. */
const named = (read: Reads, tenantId: string, search: string | undefined) =>
  hasWords(search ?? '', sql`card.search_text`).reduce(
    (query, condition) => query.where(condition),
    read.selectFrom('vipCard as card').where('card.tenantId', '=', tenantId),
  );

const fields = ['card.id', 'card.name as cardName', 'card.benefits', 'card.days', 'card.isActive'] as const;

export async function countCards(read: Reads, tenantId: string, search: string | undefined): Promise<number> {
  const { total } = await named(read, tenantId, search)
    .select(sql<bigint>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

type Listed = { readonly tenantId: string; readonly search: string | undefined; readonly at: Date };

/** Those that still open something first, each with how many hold it now. */
export async function listCards(read: Reads, { tenantId, search, at }: Listed, paging: Paging) {
  const rows = await named(read, tenantId, search)
    .select(fields)
    .select(
      sql<bigint>`(select count(*) from vip_card_member held where held.card_id = card.id
        and (held.end_at is null or held.end_at > ${at}))`.as('memberNum'),
    )
    .orderBy('card.isActive', 'desc')
    .orderBy('card.name')
    .orderBy('card.id')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();
  return rows.map(({ memberNum, ...card }) => ({ ...card, memberNum: Number(memberNum) }));
}

export const listActiveCards = (read: Reads, { tenantId, search }: Omit<Listed, 'at'>, limit: number) =>
  named(read, tenantId, search)
    .select(['card.id', 'card.name as cardName'])
    .where('card.isActive', '=', true)
    .orderBy('card.name')
    .orderBy('card.id')
    .limit(limit)
    .execute();

/** As it is before a change, held until that commits. */
export const lockCard = (tx: Tx, tenantId: string, id: string): Promise<Card | undefined> =>
  tx
    .selectFrom('vipCard')
    .select(['name as cardName', 'benefits', 'days', 'isActive'])
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

export const isCard = async (read: Reads, tenantId: string, id: string): Promise<boolean> =>
  (await read
    .selectFrom('vipCard')
    .select('id')
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst()) !== undefined;

/** False where another card has this name, in whichever spelling. */
async function unlessTaken(write: () => Promise<unknown>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    if (brokeUnique(error, 'vip_card_name')) return false;
    throw error;
  }
}

const columnsOf = ({ cardName, benefits, days }: CardFields) => ({
  name: cardName,
  nameKey: nameKey(cardName),
  benefits,
  days,
});

type NewCard = { readonly id: string; readonly tenantId: string; readonly card: CardFields; readonly at: Date };

export const insertCard = (tx: Tx, { id, tenantId, card, at }: NewCard): Promise<boolean> =>
  unlessTaken(() =>
    tx
      .insertInto('vipCard')
      .values({ id, tenantId, ...columnsOf(card), createdAt: at, updatedAt: at })
      .execute(),
  );

export const updateCard = (tx: Tx, id: string, { card, at }: { readonly card: Card; readonly at: Date }) =>
  unlessTaken(() =>
    tx
      .updateTable('vipCard')
      .set({ ...columnsOf(card), isActive: card.isActive, updatedAt: at })
      .where('id', '=', id)
      .execute(),
  );
