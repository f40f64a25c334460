import { CentreMyPage, CentrePage } from '../centre/CentreMyPage.tsx';
import type { Pages } from '../section-pages.ts';

export const pages: Pages = { center: CentrePage, centerMy: CentreMyPage };
