import type { SellableType } from '@shuyuan/contract/pricing/cards';
import { type RawBuilder, sql } from 'kysely';

/** Somebody who may have paid, and when they ask. */
export type Payer = { readonly memberId: string; readonly at: Date };

/** D-123: whether somebody has bought the thing an expression names; neither its price nor its audience takes it away. */
export const isBoughtBy = (
  { memberId }: Pick<Payer, 'memberId'>,
  businessType: SellableType,
  businessId: RawBuilder<unknown>,
): RawBuilder<boolean> => sql<boolean>`exists (select from entitlement
  where entitlement.business_type = ${businessType} and entitlement.business_id = ${businessId}
    and entitlement.member_id = ${memberId})`;

/** D-122: whether it has no price, or somebody has bought it or holds a card that opens it. */
export const isPaidBy = (
  payer: Payer,
  businessType: SellableType,
  businessId: RawBuilder<unknown>,
): RawBuilder<boolean> => sql<boolean>`(
  not exists (select from price where price.business_type = ${businessType} and price.business_id = ${businessId})
  or ${isBoughtBy(payer, businessType, businessId)}
  or exists (select from price_card bound
    join vip_card card on card.id = bound.card_id and card.is_active
    join vip_card_member held on held.card_id = card.id and held.member_id = ${payer.memberId}
      and (held.end_at is null or held.end_at > ${payer.at})
    where bound.business_type = ${businessType} and bound.business_id = ${businessId}))`;
