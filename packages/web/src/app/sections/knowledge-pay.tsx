import { MemberCardPage } from '../../features/pricing/card/MemberCardPage.tsx';
import { PurchasesPage } from '../../features/pricing/mine/PurchasesPage.tsx';
import type { Pages } from '../section-pages.ts';

export const pages: Pages = { purchases: PurchasesPage, memberCard: MemberCardPage };
