import { TeamPage } from '../../features/centre/director/team/TeamPage.tsx';
import { PackDetailPage } from '../../features/centre/packs/mine/PackDetailPage.tsx';
import { PackPreviewPage } from '../../features/centre/packs/mine/PackPreviewPage.tsx';
import { PushPage } from '../../features/centre/packs/PushPage.tsx';
import type { Pages } from '../section-pages.ts';

export const pages: Pages = {
  directorTeam: TeamPage,
  directorPush: PushPage,
  centerPreview: PackPreviewPage,
  studyPackDetail: PackDetailPage,
};
