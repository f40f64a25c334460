import { demand } from '@shuyuan/contract/kernel/app-error';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import type { Tx } from '../../../platform/context.ts';
import { deleteHolder, findCardFor, upsertHolders } from '../cards/cards-held.store.ts';
import { lockCard } from '../cards/cards.store.ts';

type CardOrder = { readonly tenantId: string; readonly cardId: string; readonly memberId: string; readonly at: Date };

/** A card one holds is not sold to them: it would begin anew, and what is left of it would be paid for twice. */
export async function giveShopCard(tx: Tx, { tenantId, cardId, memberId, at }: CardOrder): Promise<void> {
  const card = await lockCard(tx, tenantId, cardId);
  demand(card?.isActive, 'price.not-for-sale');
  const held = await findCardFor(tx, { tenantId, memberId, id: cardId });
  const isHeld = Boolean(held?.fromAt) && (!held?.endAt || held.endAt > at);
  demand(!isHeld, 'price.owned');
  const endAt = card.days === null ? null : new Date(at.getTime() + card.days * dayMs);
  await upsertHolders(tx, { tenantId, cardId, memberIds: [memberId], fromAt: at, endAt });
}

export const takeShopCard = (tx: Tx, cardId: string, memberId: string): Promise<boolean> =>
  deleteHolder(tx, cardId, memberId);
