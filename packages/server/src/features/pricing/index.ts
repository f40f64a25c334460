export { endEntitlement, insertEntitlement, type Keys, listKeys, listPaid, sumPaid } from './entitlement.store.ts';
export { refundJob, refundLater, type Refund } from './refund-later.ts';
export { type Offer, type PriceOut, toPriceOut } from './price-out.ts';
export { listPrices, type Sellable } from './price.store.ts';
export type { Goods, Shelf, Wider } from './shelf.ts';
export { priceSettingOf, type PriceInput, setPrice } from './set-price.ts';
