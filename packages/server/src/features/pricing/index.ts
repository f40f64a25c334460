export { findCompanyOffers } from './company/find-company-offers.ts';
export { saveCompanyPrice } from './company/save-company-price.ts';
export { companyShelf } from './company/company-shelf.ts';
export { refundBuyers, withdrawSold } from './company/withdraw-sold.ts';
export {
  endEntitlement,
  insertEntitlement,
  type Keys,
  listKeys,
  listPaid,
  sales,
  sumPaid,
} from './entitlement.store.ts';
export { isSelling } from './is-selling.ts';
export { isBoughtBy, isPaidBy } from './paid.store.ts';
export { refundJob, refundLater, type Refund } from './refund-later.ts';
export { type Offer, type PriceOut, toPriceOut } from './price-out.ts';
export { findPrice, listPrices, type Sellable } from './price.store.ts';
export type { Goods, Shelf, Wider } from './shelf.ts';
export { priceSettingOf, type PriceInput, setPrice, withPrice } from './set-price.ts';
