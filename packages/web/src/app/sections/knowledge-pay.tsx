import { MemberCardPage } from '../../features/pricing/card/MemberCardPage.tsx';
import { PurchasesPage } from '../../features/pricing/mine/PurchasesPage.tsx';
import { ShopPage } from '../../features/pricing/shop/ShopPage.tsx';
import { ShopAdminPage } from '../../features/pricing/shop-admin/ShopAdminPage.tsx';
import type { Pages } from '../section-pages.ts';

export const pages: Pages = {
  purchases: PurchasesPage,
  memberCard: MemberCardPage,
  shop: ShopPage,
  adminShop: ShopAdminPage,
};
