import { CirclesAdminPage } from '../../features/community/circles/manage/CirclesAdminPage.tsx';
import { MaterialsAdminPage } from '../../features/community/covers/manage/MaterialsAdminPage.tsx';
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
  adminCircles: CirclesAdminPage,
  adminMaterials: MaterialsAdminPage,
  adminModeration: ModerationPage,
  adminCoins: CoinsPage,
  adminCards: CardsAdminPage,
  adminWords: WordsPage,
};
