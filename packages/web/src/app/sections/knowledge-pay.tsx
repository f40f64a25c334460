import { MemberCardPage } from '../../features/pricing/card/MemberCardPage.tsx';
import { PurchasesPage } from '../../features/pricing/mine/PurchasesPage.tsx';
import type { Pages } from '../section-pages.ts';

/** C-11: what stands on pages of other sections and is loaded when they have something with a price. */
export { OfferPanel } from '../../features/pricing/buy/OfferPanel.tsx';
export { PriceForm } from '../../features/pricing/form/PriceForm.tsx';

export const pages: Pages = { purchases: PurchasesPage, memberCard: MemberCardPage };
