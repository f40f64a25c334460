import type { SellableType } from '@shuyuan/contract/pricing/cards';
import type { PriceSetting } from '@shuyuan/contract/pricing/prices';
import { type ComponentType, createContext, useContext } from 'react';
import type { Offer } from '../../lib/price-fields.ts';

/** What columns and posts borrow from prices; the app puts it here, because features never meet. */
export type PriceParts = {
  /** PRICE-02: nothing where the company sells nothing (D-124). */
  readonly PriceField: ComponentType<{
    price: PriceSetting;
    isTried: boolean;
    refusal: string | null;
    onChange: (price: PriceSetting) => void;
  }>;
  /** D-122: stands in the place of what is not open to whoever looks. */
  readonly OfferView: ComponentType<{ businessType: SellableType; businessId: string; offer: Offer }>;
};

export const PricePartsContext = createContext<PriceParts | null>(null);

export function usePriceParts(): PriceParts {
  const parts = useContext(PricePartsContext);
  if (!parts) throw new Error('the app gives prices no parts here');
  return parts;
}
