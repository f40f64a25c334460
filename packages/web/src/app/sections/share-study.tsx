import { PricedContentRoute } from '../pricing/PricedRoutes.tsx';
import type { Pages } from '../section-pages.ts';

export const pages: Pages = { shareContentDetail: PricedContentRoute };
