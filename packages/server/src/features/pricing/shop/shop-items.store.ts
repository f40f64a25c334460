import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import type { ShopKind } from '@shuyuan/contract/pricing/shop';
import { sql } from 'kysely';
import { countRows } from '../../../platform/count-rows.ts';
import type { Reads, Tx } from '../../../platform/db.ts';

export type ShopItemFields = {
  readonly title: string;
  readonly description: string;
  readonly price: bigint;
  readonly stock: number | null;
  readonly perPerson: number | null;
};
type NewShopItem = ShopItemFields & {
  readonly id: string;
  readonly tenantId: string;
  readonly kind: ShopKind;
  readonly cardId: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

export const insertItem = (tx: Tx, item: NewShopItem) => tx.insertInto('shopItem').values(item).execute();

/** As it is, held until the change of it commits. */
export const lockItem = (tx: Tx, tenantId: string, id: string) =>
  tx
    .selectFrom('shopItem')
    .select(['title', 'description', 'price', 'stock', 'perPerson', 'isActive'])
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const updateItem = (
  tx: Tx,
  id: string,
  item: ShopItemFields & { readonly isActive: boolean; readonly updatedAt: Date },
) => tx.updateTable('shopItem').set(item).where('id', '=', id).execute();

const columns = ['item.id', 'item.kind', 'item.title', 'item.description'] as const;
const amounts = ['item.price', 'item.stock', 'item.perPerson'] as const;

const offered = (read: Reads, tenantId: string) =>
  read.selectFrom('shopItem as item').where('item.tenantId', '=', tenantId).where('item.isActive', '=', true);

export const countOffered = (read: Reads, tenantId: string): Promise<number> => countRows(offered(read, tenantId));

/** The newest first, each with how many of it somebody has ordered. */
export const listOffered = (
  read: Reads,
  { tenantId, memberId }: { tenantId: string; memberId: string },
  paging: Paging,
) =>
  offered(read, tenantId)
    .select([...columns, ...amounts])
    .select(
      sql<bigint>`(select count(*) from shop_order as own where own.item_id = item.id
        and own.member_id = ${memberId} and own.state <> 'cancelled')`.as('ownNum'),
    )
    .orderBy('item.id', 'desc')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();

const all = (read: Reads, tenantId: string) =>
  read.selectFrom('shopItem as item').where('item.tenantId', '=', tenantId);

export const countItems = (read: Reads, tenantId: string): Promise<number> => countRows(all(read, tenantId));

export const listItems = (read: Reads, tenantId: string, paging: Paging) =>
  all(read, tenantId)
    .leftJoin('vipCard as card', 'card.id', 'item.cardId')
    .select([...columns, ...amounts, 'item.isActive', 'card.name as cardName'])
    .orderBy('item.id', 'desc')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();
