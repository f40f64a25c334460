import { CirclesAdmin } from '../community/CirclesAdmin.tsx';
import { MaterialsAdmin } from '../community/MaterialsAdmin.tsx';
import { TopicsPage } from '../../features/community/manage/TopicsPage.tsx';
import { ModerationPage } from '../../features/community/moderation/ModerationPage.tsx';
import { CoinsPage } from '../../features/ledger/manage/CoinsPage.tsx';
import { CardsAdminPage } from '../../features/pricing/admin/CardsAdminPage.tsx';
import { SettingsPage } from '../../features/system/SettingsPage.tsx';
import { WordsPage } from '../../features/system/WordsPage.tsx';
import type { Pages } from '../section-pages.ts';

export const pages: Pages = {
  adminSettings: SettingsPage,
  adminTopics: TopicsPage,
  adminCircles: CirclesAdmin,
  adminMaterials: MaterialsAdmin,
  adminModeration: ModerationPage,
  adminCoins: CoinsPage,
  adminCards: CardsAdminPage,
  adminWords: WordsPage,
};
