import { PricedContentRoute } from '../pricing/PricedRoutes.tsx';
import type { Pages } from '../section-pages.ts';
import { ShareLanding } from '../sharing/ShareLanding.tsx';

export const pages: Pages = { shareContentDetail: PricedContentRoute, shareLanding: ShareLanding };
