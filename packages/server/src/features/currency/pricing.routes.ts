import * as wire from '@shuyuan/contract/pricing/price.wire';
import { on, type Route } from '../../platform/http/route.ts';
import type { Shelf } from '../pricing/index.ts';
import { listCardContents, readCard } from './card-seen.ts';
import * as held from './cards-held.ts';
import { changeCard, createCard } from './cards-kept.ts';
import { listCards, offerCards } from './cards-offered.ts';
import { countBuyers } from './count-buyers.ts';
import { listWiderOffers, readOffer } from './offer.ts';
import { purchase } from './purchase.ts';
import { listPurchases } from './purchases.ts';

export const pricingRoutes = (shelves: readonly Shelf[]): readonly Route[] => [
  on(wire.readOffer, readOffer(shelves)),
  on(wire.listWiderOffers, listWiderOffers(shelves)),
  on(wire.countBuyers, countBuyers(shelves)),
  on(wire.purchase, purchase(shelves)),
  on(wire.listPurchases, listPurchases),
  on(wire.offerCards, offerCards),
  on(wire.listMyCards, held.listMyCards),
  on(wire.readCard, readCard),
  on(wire.listCardContents, listCardContents),
  on(wire.listCards, listCards),
  on(wire.createCard, createCard),
  on(wire.changeCard, changeCard),
  on(wire.listCardMembers, held.listCardMembers),
  on(wire.giveCard, held.giveCard),
  on(wire.takeCard, held.takeCard),
];
