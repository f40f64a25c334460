import { companyShelf } from '../../pricing/index.ts';
import { managesItem, openItem } from '../item.policy.ts';
import { lockItem } from '../item.store.ts';
import { findItemOffers } from './find-item-offers.ts';

/** D-121: items of the library. */
export const sellableItems = companyShelf({
  businessType: 'libraryItem',
  find: openItem,
  lock: (tx, { actor }, id) => lockItem(tx, actor.tenantId, id),
  isOnSale: ({ state }) => state === 'published',
  isManaged: ({ actor }, item) => managesItem(actor, item),
  findOffers: findItemOffers,
});
