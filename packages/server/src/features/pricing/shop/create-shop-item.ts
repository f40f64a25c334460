import { type Amount, formatAmount, amount } from '@shuyuan/contract/kernel/amount';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { ShopKind } from '@shuyuan/contract/pricing/shop';
import { recordAudit } from '../../../platform/audit.ts';
import { type Context, transact } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { refuseSensitive } from '../../system/index.ts';
import { isCard } from '../cards/cards.store.ts';
import { insertItem, lockItem, type ShopItemFields, updateItem } from './shop-items.store.ts';

type ItemInput = Omit<ShopItemFields, 'price'> & { readonly price: Amount };
type NewItemInput = ItemInput & { readonly kind: ShopKind; readonly cardId: string | null };

const subjectOf = (id: string) => ({ kind: 'shop-item', id }) as const;
const traceOf = ({ title, price, stock, perPerson }: ShopItemFields) => ({
  title,
  price: formatAmount(amount(price)),
  stock,
  perPerson,
});

/** Something that points buy from now on. */
export const createShopItem = (ctx: Context, { kind, cardId, ...fields }: NewItemInput) =>
  transact(ctx, async (within) => {
    const { tenantId } = within.actor;
    await refuseSensitive(within, [fields.title, fields.description]);
    const isKnown =
      cardId === null ? kind !== 'card' : kind === 'card' && (await isCard(within.read, tenantId, cardId));
    demand(isKnown, 'price.unknown-card');
    const [id, at] = [newId(within.now()), new Date(within.now())];
    await within.inTransaction(async (tx) => {
      await insertItem(tx, { id, tenantId, kind, cardId, ...fields, createdAt: at, updatedAt: at });
      await recordAudit(tx, within, {
        tenantId,
        action: 'shop-item.created',
        subject: subjectOf(id),
        after: traceOf(fields),
      });
    });
    return { id };
  });

type ChangeInput = ItemInput & { readonly id: string; readonly isActive: boolean };

/** Another price or stock for those who come; orders keep what they were. */
export const changeShopItem = (ctx: Context, { id, ...item }: ChangeInput) =>
  transact(ctx, async (within) => {
    const { tenantId } = within.actor;
    await refuseSensitive(within, [item.title, item.description]);
    await within.inTransaction(async (tx) => {
      const before = await lockItem(tx, tenantId, id);
      demand(before, 'request.not-found');
      await updateItem(tx, id, { ...item, updatedAt: new Date(within.now()) });
      await recordAudit(tx, within, {
        tenantId,
        action: 'shop-item.changed',
        subject: subjectOf(id),
        before: { ...traceOf(before), isActive: before.isActive },
        after: { ...traceOf(item), isActive: item.isActive },
      });
    });
    return { id };
  });
