import { ShareContentRoute } from '../community/QuestionRoutes.tsx';
import type { Pages } from '../section-pages.ts';
import { ShareLanding } from '../sharing/ShareLanding.tsx';

export const pages: Pages = { shareContentDetail: ShareContentRoute, shareLanding: ShareLanding };
