import { HotLivesPage } from '../../features/live/community/home/HotLivesPage.tsx';
import {
  ActivityDetailPage,
  LiveByTypePage,
  LiveDetailPage,
} from '../../features/live/community/detail/LiveDetailPage.tsx';
import { LiveHomePage } from '../../features/live/community/home/LiveHomePage.tsx';
import { OpenActivityPage } from '../../features/live/community/OpenActivityPage.tsx';
import type { Pages } from '../section-pages.ts';

export const pages: Pages = {
  liveIndex: LiveHomePage,
  liveHot: HotLivesPage,
  liveDetail: LiveDetailPage,
  liveByType: LiveByTypePage,
  activityDetail: ActivityDetailPage,
  activityLive: OpenActivityPage,
};
