import * as wire from '@shuyuan/contract/pricing/price.wire';
import { on, type Route } from '../../platform/http/route.ts';
import type { Shelf } from './index.ts';
import { listCardContents, readCard } from './cards/read-card.ts';
import * as held from './cards/list-card-members.ts';
import { changeCard, createCard } from './cards/create-card.ts';
import { listCards, offerCards } from './cards/offer-cards.ts';
import { countBuyers } from './purchase/count-buyers.ts';
import { listWiderOffers, readOffer } from './offer/offer.ts';
import { listPurchases } from './purchase/list-purchases.ts';
import { buySome } from './seats/buy-some.ts';

export const pricingRoutes = (shelves: readonly Shelf[]): readonly Route[] => [
  on(wire.readOffer, readOffer(shelves)),
  on(wire.listWiderOffers, listWiderOffers(shelves)),
  on(wire.countBuyers, countBuyers(shelves)),
  on(wire.purchase, buySome(shelves)),
  on(wire.listPurchases, listPurchases(shelves)),
  on(wire.offerCards, offerCards),
  on(wire.listMyCards, held.listMyCards),
  on(wire.readCard, readCard),
  on(wire.listCardContents, listCardContents(shelves)),
  on(wire.listCards, listCards),
  on(wire.createCard, createCard),
  on(wire.changeCard, changeCard),
  on(wire.listCardMembers, held.listCardMembers),
  on(wire.giveCard, held.giveCard),
  on(wire.takeCard, held.takeCard),
];
