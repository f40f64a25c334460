import { CirclesAdminPage } from '../../features/community/circles/manage/CirclesAdminPage.tsx';
import { MaterialsAdminPage } from '../../features/community/covers/manage/MaterialsAdminPage.tsx';
import { TopicsPage } from '../../features/community/manage/TopicsPage.tsx';
import { ModerationPage } from '../../features/community/moderation/ModerationPage.tsx';
import { FinancePage } from '../../features/ledger/finance/FinancePage.tsx';
import { CoinsPage } from '../../features/ledger/manage/CoinsPage.tsx';
import { CardsAdminPage } from '../../features/pricing/admin/CardsAdminPage.tsx';
import { PagesAdminPage } from '../../features/site/pages/PagesAdminPage.tsx';
import { SettingsPage } from '../../features/system/SettingsPage.tsx';
import { WordsPage } from '../../features/system/WordsPage.tsx';
import type { Pages } from '../section-pages.ts';

export const pages: Pages = {
  adminPages: PagesAdminPage,
  adminSettings: SettingsPage,
  adminTopics: TopicsPage,
  adminCircles: CirclesAdminPage,
  adminMaterials: MaterialsAdminPage,
  adminModeration: ModerationPage,
  adminCoins: CoinsPage,
  adminFinance: FinancePage,
  adminCards: CardsAdminPage,
  adminWords: WordsPage,
};
